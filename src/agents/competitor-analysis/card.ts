import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'competitor-analysis',
  name: 'Competitor Analysis',
  description: 'Feature matrix, positioning map and battle cards against real vendors, each cell with its source.',
  icon: 'grid',
  category: 'discovery-validation',
  status: 'live',
  functionName: 'competitor-analysis',
  keywords: ['competitors', 'feature matrix', 'battle card', 'positioning map', 'comparison', 'rivals', 'win'],
  guests: true,
})

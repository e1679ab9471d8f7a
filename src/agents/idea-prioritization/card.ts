import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'idea-prioritization',
  name: 'Idea Prioritization',
  description: 'Ideas ranked by reach, evidence and effort.',
  icon: 'sort',
  category: 'discovery-validation',
  status: 'upcoming',
  functionName: 'idea-prioritization',
  keywords: ['rank ideas', 'prioritise'],
})

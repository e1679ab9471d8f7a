import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'trend-scanner',
  name: 'Trend Scanner',
  description: 'Dated changes in an industry: what each one changes, what to watch and who acts.',
  icon: 'trend',
  category: 'discovery-validation',
  status: 'live',
  functionName: 'trend-scanner',
  keywords: ['market trends', 'industry news', 'developments', 'regulation', 'what is changing', 'weekly update'],
})

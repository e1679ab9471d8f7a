import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'planning',
  name: 'Planning Agent',
  description: 'Release plans with owners, dates and dependencies.',
  icon: 'calendar',
  category: 'planning-design',
  status: 'upcoming',
  functionName: 'planning',
  keywords: ['project plan', 'release plan'],
})

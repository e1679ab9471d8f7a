import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'launch',
  name: 'Launch Agent',
  description: 'A launch checklist with owners, channels and a day plan.',
  icon: 'rocket',
  category: 'discovery-validation',
  stage: 'launch-growth',
  status: 'upcoming',
  functionName: 'launch',
  keywords: ['launch plan', 'launch checklist'],
})

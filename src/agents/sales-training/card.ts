import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'sales-training',
  name: 'Sales Training',
  description: 'Pitch, discovery questions, objections, a role-play, a quiz to play and a sheet per rival.',
  icon: 'presentation',
  category: 'go-to-market',
  status: 'live',
  functionName: 'sales-training',
  keywords: ['sales enablement', 'pitch', 'objection handling', 'discovery call', 'battle card', 'role-play', 'quiz'],
})

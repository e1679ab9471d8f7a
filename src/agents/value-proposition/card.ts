import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'value-proposition',
  name: 'Value Proposition',
  description: 'A value proposition canvas with what still needs proof.',
  icon: 'gem',
  category: 'discovery-validation',
  status: 'upcoming',
  functionName: 'value-proposition',
  keywords: ['value proposition canvas'],
})

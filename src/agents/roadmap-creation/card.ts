import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'roadmap-creation',
  name: 'Roadmap Builder',
  description: 'Now, next and later with outcomes, evidence and exit criteria, and a timeline that your team can hold.',
  icon: 'map',
  category: 'launch-growth',
  status: 'live',
  functionName: 'roadmap-creation',
  aliases: ['roadmap'],
  keywords: ['roadmap', 'now next later', 'timeline', 'milestones', 'quarterly plan', 'product strategy', 'capacity'],
})

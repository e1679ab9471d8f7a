import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'idea-backlog',
  name: 'Idea Backlog',
  description: 'One place for ideas, with where each came from.',
  icon: 'inbox',
  category: 'discovery-validation',
  status: 'upcoming',
  functionName: 'idea-backlog',
  keywords: ['idea list', 'backlog'],
})

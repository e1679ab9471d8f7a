import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'development-collaboration',
  name: 'Development Collaboration',
  description: 'Tickets in the order they can be built, API and data notes, and what engineering has to ask first.',
  icon: 'code',
  category: 'development-testing',
  status: 'live',
  functionName: 'development-collaboration',
  keywords: ['tickets', 'epics', 'jira', 'api', 'data model', 'definition of done', 'hand-over', 'engineering'],
})

import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'swot-jtbd',
  name: 'SWOT & JTBD',
  description: 'Jobs to be done and a SWOT that follows from them.',
  icon: 'grid',
  category: 'discovery-validation',
  status: 'upcoming',
  functionName: 'swot-jtbd',
  keywords: ['jobs to be done', 'swot'],
})

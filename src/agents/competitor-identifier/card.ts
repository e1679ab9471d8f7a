import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'competitor-identifier',
  name: 'Competitor Identifier',
  description: 'Who competes for the same job: direct, indirect and who could move in, each with its weak side.',
  icon: 'binoculars',
  category: 'discovery-validation',
  status: 'live',
  functionName: 'competitor-identifier',
  keywords: ['competitors', 'alternatives', 'rivals', 'substitutes', 'competition', 'who else does this'],
  needsAccount: true,
})

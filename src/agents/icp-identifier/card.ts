import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'icp-identifier',
  name: 'ICP Identifier',
  description: 'The ideal customer profile, with how to recognise one.',
  icon: 'target',
  category: 'discovery-validation',
  status: 'upcoming',
  functionName: 'icp-identifier',
  keywords: ['ideal customer profile', 'qualification'],
})

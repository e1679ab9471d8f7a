import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'proof-of-pain',
  name: 'Proof of Pain',
  description: 'Evidence that a problem is real, frequent and paid for.',
  icon: 'flame',
  category: 'discovery-validation',
  status: 'upcoming',
  functionName: 'proof-of-pain',
  keywords: ['problem validation', 'pain points'],
})

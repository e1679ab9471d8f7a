import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'customer-interview',
  name: 'Customer Interview',
  description: 'Questions about what people did, not what they would do, with probes and a guide to print.',
  icon: 'mic',
  category: 'discovery-validation',
  status: 'live',
  functionName: 'customer-interview-generator',
  keywords: ['interview questions', 'discovery interview', 'interview guide', 'user interview', 'mom test', 'script'],
})

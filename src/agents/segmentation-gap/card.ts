import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'segmentation-gap',
  name: 'Segmentation and Gap',
  description: 'Segments scored by stated weights, and what the vendors of the market leave open.',
  icon: 'target',
  category: 'discovery-validation',
  status: 'live',
  functionName: 'segmentation-gap-analyzer',
  keywords: ['segments', 'segmentation', 'market gap', 'white space', 'prioritization', 'beachhead', 'target group'],
})

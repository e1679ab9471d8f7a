import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'product-idea-summarizer',
  name: 'Product Idea Summarizer',
  description: 'A long idea on one page that a busy person reads.',
  icon: 'summary',
  category: 'discovery-validation',
  status: 'upcoming',
  functionName: 'product-idea-summarizer',
  keywords: ['summary', 'one pager'],
})

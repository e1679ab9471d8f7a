import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'feedback-analyzer',
  name: 'Feedback Analyzer',
  description: 'Themes in reviews, tickets and interviews, with counts and quotes.',
  icon: 'message',
  category: 'discovery-validation',
  status: 'upcoming',
  functionName: 'feedback-analyzer',
  keywords: ['feedback themes', 'reviews'],
})

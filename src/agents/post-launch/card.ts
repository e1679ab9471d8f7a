import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'post-launch',
  name: 'Post-Launch Agent',
  description: 'What the first weeks after a release said, and what to do about it.',
  icon: 'trend',
  category: 'discovery-validation',
  stage: 'launch-growth',
  status: 'upcoming',
  functionName: 'post-launch',
  keywords: ['retrospective', 'post launch review'],
})

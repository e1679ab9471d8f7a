import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'scheduling',
  name: 'Scheduling Agent',
  description: 'Interviews, reviews and releases on one calendar.',
  icon: 'clock',
  category: 'discovery-validation',
  stage: 'launch-growth',
  status: 'upcoming',
  functionName: 'scheduling',
  keywords: ['calendar', 'plan schedule'],
})

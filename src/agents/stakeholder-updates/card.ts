import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'stakeholder-updates',
  name: 'Stakeholder Updates',
  description: 'A weekly update that each stakeholder reads to the end.',
  icon: 'megaphone',
  category: 'discovery-validation',
  stage: 'launch-growth',
  status: 'upcoming',
  functionName: 'stakeholder-updates',
  keywords: ['status update', 'weekly report'],
})

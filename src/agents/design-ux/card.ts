import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'design-ux',
  name: 'Design & UX Agent',
  description: 'Flows, wireframe notes and usability checks for a feature.',
  icon: 'palette',
  category: 'planning-design',
  status: 'upcoming',
  functionName: 'design-ux',
  keywords: ['wireframe', 'user flow', 'usability'],
})

import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'feature-planning',
  name: 'Feature Planning',
  description: 'Features ranked by RICE and MoSCoW with their formulas, dependencies and what is left out.',
  icon: 'sort',
  category: 'launch-growth',
  status: 'live',
  functionName: 'feature-planning',
  keywords: ['rice', 'moscow', 'prioritize features', 'feature list', 'value effort matrix', 'backlog', 'ranking'],
})

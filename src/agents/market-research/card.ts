import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'market-research',
  name: 'Market Research',
  description: 'Positioning, competitors, SWOT and trends, each claim with its source.',
  icon: 'chart',
  category: 'go-to-market',
  status: 'live',
  functionName: 'market-research',
  keywords: ['market analysis', 'competitors', 'swot', 'positioning', 'value proposition', 'battle card', 'trends'],
  guests: true,
})

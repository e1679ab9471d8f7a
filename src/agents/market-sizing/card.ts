import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'market-sizing',
  name: 'Market Sizing',
  description: 'TAM, SAM and SOM as a sheet that calculates: top-down and bottom-up, each row with its source.',
  icon: 'coins',
  category: 'discovery-validation',
  status: 'live',
  functionName: 'market-sizing',
  keywords: [
    'market size',
    'tam sam som',
    'total addressable market',
    'estimate',
    'bottom-up',
    'top-down',
    'spreadsheet',
  ],
})

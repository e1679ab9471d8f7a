import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'viral-hook-generator',
  name: 'Viral Hook Generator',
  description: 'First lines for one platform, each built on another detail of the job, with why it works.',
  icon: 'hook',
  category: 'go-to-market',
  status: 'live',
  functionName: 'viral-hook-generator',
  aliases: ['viral-hooks'],
  keywords: ['hook', 'first line', 'headline', 'scroll', 'social media', 'opening'],
})

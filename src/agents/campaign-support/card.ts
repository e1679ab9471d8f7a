import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'campaign-support',
  name: 'Campaign Support',
  description: 'An objective that can be measured, and who sees what first, channel by channel and week by week.',
  icon: 'megaphone',
  category: 'go-to-market',
  status: 'live',
  functionName: 'campaign-support-agent',
  aliases: ['campaign-support-agent'],
  keywords: ['campaign plan', 'marketing campaign', 'channels', 'launch campaign', 'content plan', 'funnel'],
})

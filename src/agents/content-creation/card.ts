import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'content-creation',
  name: 'Content Creation',
  description: 'A text that fits its channel, with a tagline, three social posts and the pains that it rests on.',
  icon: 'pen',
  category: 'go-to-market',
  status: 'live',
  functionName: 'content-creator',
  aliases: ['content-creator'],
  keywords: ['copywriting', 'post', 'newsletter', 'blog post', 'caption', 'tagline', 'social media', 'marketing copy'],
})

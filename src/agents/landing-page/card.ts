import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'landing-page',
  name: 'Landing Page',
  description: 'A page with copy for every section, a preview in three looks, and one HTML file to publish.',
  icon: 'palette',
  category: 'go-to-market',
  status: 'live',
  functionName: 'landing-page',
  keywords: ['landing page', 'website', 'page copy', 'hero', 'html', 'faq', 'conversion'],
})

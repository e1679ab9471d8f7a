import type { Sector } from '#knowledge/market.ts'

/** In the order of the index. */
export const sectorNames: Record<Sector, string> = {
  'business-operations': 'Business operations',
  commerce: 'Commerce',
  'construction-property': 'Construction and property',
  'consumer-life': 'Consumer life',
  'creative-media': 'Creative work and media',
  'data-ai': 'Data and AI',
  developer: 'Developer tools',
  education: 'Education',
  'energy-climate': 'Energy and climate',
  finance: 'Finance',
  'food-agriculture': 'Food and agriculture',
  'government-nonprofit': 'Government and nonprofits',
  health: 'Health',
  'hr-work': 'HR and work',
  legal: 'Legal',
  'logistics-mobility': 'Logistics and mobility',
  manufacturing: 'Manufacturing',
  'marketing-sales': 'Marketing and sales',
  security: 'Security',
  'travel-leisure': 'Travel and leisure',
}

import { defineCard } from '#agents/_kit/card.ts'

export default defineCard({
  id: 'product-prd-generator',
  name: 'Product PRD Generator',
  description:
    'An Amazon-style PRD: press release, FAQ, requirements that can be tested, metrics, risks, open questions.',
  icon: 'document',
  category: 'discovery-validation',
  status: 'live',
  functionName: 'product-prd-generator',
  aliases: ['prd-generator'],
  keywords: ['prd', 'product requirements document', 'spec', 'press release', 'working backwards', 'pr faq'],
  needsAccount: true,
})

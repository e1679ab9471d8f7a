import { useLoaderData } from 'react-router'
import { plans } from '#shared/plans.ts'
import { Benefits } from '../features/landing/benefits.tsx'
import { ClosingCall } from '../features/landing/closing-call.tsx'
import { DemoSection } from '../features/landing/demo/demo-section.tsx'
import { Evidence } from '../features/landing/evidence.tsx'
import { Hero } from '../features/landing/hero.tsx'
import type { HeroSample } from '../features/landing/hero-result.tsx'
import { PlanComparison } from '../features/landing/plan-comparison.tsx'
import { Pricing } from '../features/landing/pricing.tsx'
import { StageRoute } from '../features/landing/stage-route.tsx'
import { Testimonials } from '../features/landing/testimonials.tsx'
import { planTiers, siteCopy } from '../site/site-copy.ts'

/** What the product is, for search engines: only what this page says too. */
const structuredData = {
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'Organization', '@id': '#organization', name: siteCopy.name },
    {
      '@type': 'SoftwareApplication',
      name: siteCopy.name,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      publisher: { '@id': '#organization' },
      offers: planTiers.map((tier) => ({
        '@type': 'Offer',
        name: tier.name,
        description: tier.features.join(', '),
        price: plans.find(({ id }) => id === tier.tier)?.priceMonthly,
        priceCurrency: 'USD',
      })),
    },
  ],
}

interface LandingData {
  sample: HeroSample
}

const read = async (): Promise<LandingData> => {
  const { default: sample } = await import('../features/landing/hero-sample.json')
  return { sample }
}

/** Read while the page is built, so that its words are not in the script too; the browser reads it when it comes from another page. */
export const loader = read
export const clientLoader = read

export const meta = () => [
  { title: 'PM Pilot: AI agents for product managers' },
  {
    name: 'description',
    content:
      'Describe a product in your own words and get a PRD, personas or market research that shows what every claim rests on. No signup needed to try.',
  },
  { 'script:ld+json': structuredData },
]

export default function Landing() {
  const { sample } = useLoaderData<LandingData>()
  return (
    <>
      <Hero sample={sample} />
      <StageRoute />
      <DemoSection />
      <Evidence />
      <Testimonials />
      <Benefits />
      <Pricing />
      <PlanComparison />
      <ClosingCall />
    </>
  )
}

import { Benefits } from '../features/landing/benefits.tsx'
import { ClosingCall } from '../features/landing/closing-call.tsx'
import { DemoSection } from '../features/landing/demo/demo-section.tsx'
import { Evidence } from '../features/landing/evidence.tsx'
import { Hero } from '../features/landing/hero.tsx'
import { PlanComparison } from '../features/landing/plan-comparison.tsx'
import { Pricing } from '../features/landing/pricing.tsx'
import { StageRoute } from '../features/landing/stage-route.tsx'
import { Testimonials } from '../features/landing/testimonials.tsx'

export const meta = () => [
  { title: 'PM Pilot: AI agents for product managers' },
  {
    name: 'description',
    content:
      'Describe a product in your own words and get a PRD, personas or market research that shows what every claim rests on. No signup needed to try.',
  },
]

export default function Landing() {
  return (
    <>
      <Hero />
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

import { Claims } from '../features/landing/claims.tsx'
import { ClosingCall } from '../features/landing/closing-call.tsx'
import { Evidence } from '../features/landing/evidence.tsx'
import { Hero } from '../features/landing/hero.tsx'
import { RunSteps } from '../features/landing/run-steps.tsx'
import { StageRoute } from '../features/landing/stage-route.tsx'

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
      <Claims />
      <StageRoute />
      <RunSteps />
      <Evidence />
      <ClosingCall />
    </>
  )
}

import type { MarketView } from './market-view.ts'
import { opportunities } from './swot-opportunities.ts'
import { strengths } from './swot-strengths.ts'
import { threats } from './swot-threats.ts'
import { weaknesses } from './swot-weaknesses.ts'

/** Claims as they are shown, each with its basis at the end; one to three per quadrant. */
export interface Swot {
  strengths: string[]
  weaknesses: string[]
  opportunities: string[]
  threats: string[]
}

export function swotOf(view: MarketView): Swot {
  return {
    strengths: strengths(view).slice(0, 3),
    weaknesses: weaknesses(view).slice(0, 3),
    opportunities: opportunities(view).slice(0, 3),
    threats: threats(view).slice(0, 3),
  }
}

import type { Judgement } from '../judgement/judgements.ts'
import type { MarketFacts } from './market-facts.ts'

/** Below this share of known features a general statement about the market is one about other products. */
const leastKnown = 0.5

/** The statements that hold for what was named; what the market says in general only where it knows most of the product. */
export function statementsThatFit({ judgements, dossier, known }: MarketFacts): Judgement[] {
  const isConditional = (text: string) => (dossier.dynamics.find(({ fact }) => fact === text)?.when?.length ?? 0) > 0
  return judgements.filter(({ kind, text }) => kind !== 'dynamic' || known >= leastKnown || isConditional(text))
}

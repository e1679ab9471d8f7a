import { type OwnKnowledge, ownLine } from '#drafting/index.ts'
import type { PrdOutput } from '../output.ts'

const mostQuotes = 3
const mostFigures = 2
const mostSettled = 2

const mostProof = 4

/** What speaks for it already, as the form states it. */
export const statedProof = (proof: readonly string[]): PrdOutput['problem']['evidence'] =>
  proof.slice(0, mostProof).map((text) => ({ text: `Result that you state: “${text}”`, basis: 'fact', check: null }))

/** What customers said and what was counted, as the user knows it: the problem rests on it before it rests on anything of ours. */
export function ownEvidence({ quotes, figures }: OwnKnowledge): PrdOutput['problem']['evidence'] {
  return [
    ...quotes.slice(0, mostQuotes).map((fact) => `Heard: ${ownLine(fact)}`),
    ...figures.slice(0, mostFigures).map((fact) => `Counted: ${ownLine(fact)}`),
  ].map((text) => ({ text, basis: 'fact', check: null }))
}

/** What is decided is not asked again. */
export const settled = ({ decisions }: OwnKnowledge): NonNullable<PrdOutput['decisions']> =>
  decisions.slice(0, mostSettled).map((fact) => ({ text: `Decided: ${ownLine(fact)}` }))

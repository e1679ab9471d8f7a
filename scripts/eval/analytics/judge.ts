import type { Fact, PreparedAnalysis } from '#agents/analytics/prepared.ts'
import type { PlantedFile, Truth } from './truth.ts'

const dayMs = 86_400_000

/** Whether a finding says what is true, by its structure alone. */
export function says(fact: Fact, truth: Truth): boolean {
  if (truth.claims && !truth.claims.includes(fact.claim)) return false
  if (truth.measures && !fact.measures.some((name) => truth.measures?.includes(name))) return false
  if (truth.undecided !== undefined) return fact.undecided.includes(truth.undecided)
  if (truth.segments && !truth.segments.includes(fact.segment ?? '')) return false
  if (truth.direction !== undefined && fact.direction !== truth.direction) return false
  if (truth.period === undefined) return true
  if (fact.period === null) return false
  return Math.abs(Date.parse(fact.period) - Date.parse(truth.period)) <= (truth.within ?? 0) * dayMs
}

/** What says how things are and claims nothing that could be chance. */
const plain = new Set<Fact['claim']>(['level', 'forecast'])
const claims = (fact: Fact) =>
  !plain.has(fact.claim) &&
  (fact.direction !== null || !['trend', 'experiment', 'difference', 'retention', 'shift'].includes(fact.claim))

export interface Verdict {
  planted: number
  found: number
  claimed: number
  wrong: number
  answered: boolean
  notes: string[]
}

export function judge(file: PlantedFile, facts: readonly Fact[], answer: Fact | null): Verdict {
  const missed = file.planted.filter((truth) => !facts.some((fact) => says(fact, truth)))
  const claimed = facts.filter(claims)
  const wrong = claimed.filter((fact) => ![...file.planted, ...file.also].some((truth) => says(fact, truth)))
  const answered = answer !== null && file.answer.some((truth) => says(answer, truth))
  return {
    planted: file.planted.length,
    found: file.planted.length - missed.length,
    claimed: claimed.length,
    wrong: wrong.length,
    answered,
    notes: [
      ...missed.map((truth) => `missed   ${JSON.stringify(truth)}`),
      ...wrong.map((fact) => `false    ${JSON.stringify(fact)}`),
      ...(answered ? [] : [`answer   ${JSON.stringify(answer)} to "${file.question}"`]),
    ],
  }
}

export const factsOf = (analysis: PreparedAnalysis): Fact[] => analysis.findings.flatMap(({ fact }) => fact ?? [])

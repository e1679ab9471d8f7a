import type { Candidate } from './candidates.ts'

/**
 * For each candidate the ids of what has to exist before: a step needs the step before it when both handle the same thing; what
 * is done when a step goes wrong needs the step itself.
 */
export function withDependencies(candidates: readonly Candidate[]): string[][] {
  const idOf = (index: number) => `F${index + 1}`
  return candidates.map((candidate, index) => {
    const { step, at, from } = candidate
    if (!step || at < 0) return []
    if (from === 'extra') {
      const own = candidates.findIndex(
        (other) => other.step === step && (other.from === 'step' || other.from === 'list'),
      )
      return own >= 0 && own !== index ? [idOf(own)] : []
    }
    const before = candidates
      .map((other, place) => ({ other, place }))
      .filter(
        ({ other, place }) =>
          place !== index &&
          (other.from === 'step' || other.from === 'list') &&
          other.step !== null &&
          other.step !== step &&
          other.at >= 0 &&
          other.at < at &&
          other.step.thing === step.thing,
      )
      .sort((a, b) => b.other.at - a.other.at)[0]
    return before ? [idOf(before.place)] : []
  })
}

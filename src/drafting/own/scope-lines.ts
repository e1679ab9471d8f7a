import type { MarketFacts } from '../selecting/market-facts.ts'
import { scopeRefusals } from './brief-limits.ts'
import { offeredUsual } from './offered-usual.ts'

const mostCut = 3
const mostLater = 4

/**
 * What a first release leaves out: what the user said, first; what named features leave for later; then, as decisions, what a named
 * feature needs and what everybody here expects; then what can wait.
 */
export function scopeLines(facts: MarketFacts): string[] {
  const { needed, expected, later } = offeredUsual(facts)
  const refusals = scopeRefusals(facts.reading)
  const cut = facts.named.flatMap(({ capability: { name, outOfScope } }) =>
    outOfScope ? [`${name}: ${outOfScope}`] : [],
  )
  return [
    ...(refusals.length > 0 ? [`You say: ${refusals.map((text) => `“${text}”`).join('; ')}.`] : []),
    ...cut.slice(0, mostCut),
    ...(needed.length > 0
      ? [
          `Not named, and needed: ${needed.map(({ capability, by }) => `${capability.name} (for: ${by})`).join('; ')}. Build it, buy it or do it by hand at first.`,
        ]
      : []),
    ...(expected.length > 0
      ? [`Expected here and not named; decide before the first pilot: ${expected.map(({ name }) => name).join('; ')}.`]
      : []),
    ...(later.length > 0
      ? [
          `Usual here, left for later: ${later
            .slice(0, mostLater)
            .map(({ name }) => name)
            .join('; ')}.`,
        ]
      : []),
  ]
}

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
    ...(refusals.length > 0 ? [`Excluded by you: ${refusals.map((text) => `“${text}”`).join('; ')}.`] : []),
    ...cut.slice(0, mostCut),
    ...(needed.length > 0
      ? [
          `Required, but not in your description: ${needed.map(({ capability, by }) => `${capability.name} (for: ${by})`).join('; ')}. Build it, buy it or handle it manually at first.`,
        ]
      : []),
    ...(expected.length > 0
      ? [
          `Expected by customers, but not in your description; decide before the first pilot: ${expected.map(({ name }) => name).join('; ')}.`,
        ]
      : []),
    ...(later.length > 0
      ? [
          `Common in this category, deferred: ${later
            .slice(0, mostLater)
            .map(({ name }) => name)
            .join('; ')}.`,
        ]
      : []),
  ]
}

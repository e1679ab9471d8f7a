import type { BriefFeature } from '#drafting/index.ts'
import type { Ticket } from '../output.ts'

/** Working days of the sizes that the dossiers give a whole feature. */
const days = {
  S: { low: 3, high: 10, words: 'size S, up to 2 person-weeks' },
  M: { low: 15, high: 30, words: 'size M, 3 to 6 person-weeks' },
  L: { low: 35, high: 60, words: 'size L, 7 to 12 person-weeks' },
} as const

/** A range with what it rests on; null where the size is unknown: the team that builds it estimates it. */
export function estimateOf({
  effort,
  capability,
}: Pick<BriefFeature, 'effort' | 'capability'>): Pick<Ticket, 'estimate'> {
  if (!effort) return {}
  const { low, high, words } = days[effort]
  return {
    estimate: {
      low,
      high,
      assumption: capability
        ? `${words} in our library; the team has yet to size it`
        : `${words}: typical for a feature of this type, without its dependencies; the team has yet to size it`,
    },
  }
}

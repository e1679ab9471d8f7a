import type { Capability } from '#knowledge/dossier/capability.ts'
import type { MarketFacts } from '../selecting/market-facts.ts'

/** What the market does and the user did not name, by what follows from that; nothing of it was said to be out. */
export interface OfferedUsual {
  /** A named feature cannot be built without it. */
  needed: readonly { capability: Capability; by: string }[]
  /** Everybody here expects it: leaving it out is a decision. */
  expected: readonly Capability[]
  /** Can wait. */
  later: readonly Capability[]
}

export function offeredUsual({ named, usual, reading }: MarketFacts): OfferedUsual {
  const out = new Set(reading.refused.map(({ capability }) => capability))
  const left = usual.filter(({ id }) => !out.has(id))
  const needed = left.flatMap((capability) => {
    const by = named.find((each) => each.capability.build?.dependsOn.includes(capability.id))
    return by ? [{ capability, by: by.capability.name }] : []
  })
  const rest = left.filter((capability) => !needed.some((each) => each.capability === capability))
  return {
    needed,
    expected: rest.filter(({ kano }) => kano === 'basic'),
    later: rest.filter(({ kano }) => kano !== 'basic'),
  }
}

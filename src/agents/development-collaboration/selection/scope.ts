import type { MarketFacts, NamedCapability } from '#drafting/index.ts'

/** What is to be built, and the lines of the form that say what stands already. */
export interface Scope {
  /** In the order of building; the usual ones of the market where nothing was named. */
  built: readonly NamedCapability[]
  isProposed: boolean
  existing: readonly { line: string; standsFor: readonly string[] }[]
}

const mostProposed = 4

/** A feature that is named only among what exists is not built again. */
export function scopeOf({ order, usual, own }: MarketFacts, existing: readonly string[]): Scope {
  const isExisting = ({ quotes }: NamedCapability) =>
    quotes.length > 0 &&
    quotes.every(({ field, text }) => field === 'context' && existing.some((line) => line.includes(text)))
  const named = order.filter((each) => !isExisting(each))
  const isProposed = named.length + own.length === 0
  return {
    built: isProposed
      ? usual.slice(0, mostProposed).map((capability) => ({
          capability,
          quote: { text: '', field: 'description', start: 0, end: 0 },
          quotes: [],
          isClaimed: false,
        }))
      : named,
    isProposed,
    existing: existing.map((line) => ({
      line,
      standsFor: order
        .filter(({ quotes }) => quotes.some(({ field, text }) => field === 'context' && line.includes(text)))
        .map(({ capability }) => capability.name),
    })),
  }
}

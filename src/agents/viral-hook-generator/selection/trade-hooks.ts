import {
  distanceOf,
  type HookKind,
  type MarketFacts,
  type ProductWords,
  type Register,
  type TradeHook,
} from '#drafting/index.ts'

/** A line on a named feature stands this many kinds ahead of one that is about the trade as a whole. */
const onNamed = 3
const leastKnown = 0.5

/**
 * Lines of the trade by the wished feeling, the platform and the register; one of a kind before another kind has its turn again. A line that
 * promises or takes a stance for the product is none of them, unless what it claims was named.
 */
export function tradeHooks(
  { dossier, known }: MarketFacts,
  { claims }: ProductWords,
  register: Register,
  wanted: readonly HookKind[],
): TradeHook[] {
  const sorted = dossier.copy.hooks
    .filter(({ asserts }) => asserts.every((id) => claims.has(id)))
    // A line about the trade as a whole is about other people where most of the product is none of it.
    .filter(({ asserts }) => asserts.length > 0 || known >= leastKnown)
    .filter(({ kind, asserts }) => asserts.length > 0 || (kind !== 'promise' && kind !== 'position'))
    .map((hook, index) => ({
      hook,
      index,
      weight:
        distanceOf(hook.kind, register, wanted) - (hook.asserts.length > 0 && hook.kind !== 'promise' ? onNamed : 0),
    }))
    .sort((a, b) => a.weight - b.weight || a.index - b.index)
    .map(({ hook }) => hook)
  const firsts = sorted.filter((hook, at) => sorted.findIndex(({ kind }) => kind === hook.kind) === at)
  return [...firsts, ...sorted.filter((hook) => !firsts.includes(hook))]
}

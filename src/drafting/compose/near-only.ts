import type { MarketView } from './market-view.ts'

/**
 * The market was found by likeness of words, nobody whom the user names is in it, and none of its vendors lists anything of this
 * job: then its vendors are the nearest that the library has, and whether they compete is to be found out.
 */
export const isNearOnly = ({ context, market, ranked }: Pick<MarketView, 'context' | 'market' | 'ranked'>): boolean =>
  market !== null &&
  context.placement.basis === 'likeness' &&
  ranked.every(({ named, covers, near }) => !named && covers.length + near.length === 0)

import type { MarketView } from './market-view.ts'
import { paysSelf } from './pays-self.ts'
import { priceAnchor } from './price-anchor.ts'

/** The library's price that is nearest to the job and that such people could pay. */
export const ownPriceAnchor = ({ market, relevance, terms }: Pick<MarketView, 'market' | 'relevance' | 'terms'>) =>
  priceAnchor(market, relevance, terms.who !== null && terms.buyer === null && paysSelf(terms.who))

import type { MarketView } from '#drafting/compose/market-view.ts'
import type { Rival } from '#drafting/compose/rivals.ts'
import type { WayOfToday } from '#drafting/compose/ways-of-today.ts'

export interface Groups {
  direct: readonly Rival[]
  indirect: readonly Rival[]
  /** What people do without a product; shown with the indirect ones. */
  ways: readonly WayOfToday[]
  potential: readonly Rival[]
}

const mostDirect = 4
const mostIndirect = 4
const mostWays = 2
const mostPotential = 3

/** Each rival in the group that says how near it is to this job, best first. */
export function groupsOf(view: MarketView): Groups {
  const { ranked, context } = view
  const own = context.placement.market
  const isPotential = (rival: Rival) =>
    !rival.named &&
    (rival.vendor.kind === 'could-enter' ||
      rival.hosts ||
      rival.elsewhere ||
      (rival.market.id !== own?.id && !rival.direct))
  const isDirect = (rival: Rival) =>
    rival.named ||
    (rival.direct && !isPotential(rival) && rival.vendor.kind !== 'adjacent' && rival.otherSize === null) ||
    (rival.covers.length > 0 && !isPotential(rival) && rival.otherSize === null)
  // Nobody at home sells it: then those who sell the same abroad are what it will be measured by.
  const isSameAbroad = ({ direct, elsewhere, vendor }: Rival) =>
    direct && elsewhere && vendor.kind !== 'could-enter' && vendor.kind !== 'adjacent'
  // A vendor of which this run read nothing is told only when the user named it, or when the run read nothing at all.
  const isTold = ({ named, source, market, covers, near }: Rival) =>
    named ||
    ((source !== null || context.sources.length === 0) && (market.id === own?.id || covers.length + near.length > 0))
  const told = ranked.filter(isTold)
  const here = told.filter(isDirect)
  const direct = (here.length > 0 ? here : told.filter(isSameAbroad)).slice(0, mostDirect)
  const ways = waysOf(view)
  const rest = told.filter((rival) => !isDirect(rival) && !direct.includes(rival))
  return {
    direct,
    ways,
    indirect: rest.filter((rival) => !isPotential(rival)).slice(0, mostIndirect - ways.length),
    potential: rest.filter(isPotential).slice(0, mostPotential),
  }
}

const longestName = 60

/** What everybody can do instead of anything new. */
const leaving: WayOfToday = {
  text: 'Leaving it as it is',
  said: false,
  strength: 'It costs nothing until the day on which it goes wrong',
  weakness: 'Nobody knows what that day costs, because nobody counts it',
}

/** What the user says or quotes of today, else the library's usual way, else what such people have at hand anyway. */
function waysOf({ today, terms, known }: MarketView): WayOfToday[] {
  const bare = { said: false, strength: null, weakness: null }
  if (today.some(({ said }) => said)) return today.slice(0, mostWays)
  if (terms.todayWords && terms.todayWords.length <= longestName)
    return [{ ...bare, text: `“${terms.todayWords}”`, said: true }]
  if (today.length > 0) return today.slice(0, mostWays)
  const atHand = (known?.tools ?? []).slice(0, mostWays - 1).map((text) => ({ ...bare, text }))
  return [...atHand, leaving]
}

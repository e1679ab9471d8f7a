import type { MarketView } from '#drafting/compose/market-view.ts'
import type { Rival } from '#drafting/compose/rivals.ts'

/** One column of the matrix: a vendor, with what the library knows of it. */
export interface Contender {
  name: string
  /** Null for a name of the user's that the library does not know. */
  rival: Rival | null
  /** Number of its source in this run. */
  source: number | null
  url: string
  named: boolean
}

/** What is read side by side; whom the user names is never left out. */
const most = 4

/** The rivals that the user names, in that order, then the closest ones of the library. */
export function contendersOf(view: MarketView, names: readonly string[]): Contender[] {
  const markets = view.context.knowledge.markets
  const named = names.map((name): Contender => {
    const rival =
      view.ranked.find(({ vendor }) => isSame(vendor.name, name)) ??
      view.rivals.find(({ vendor }) => isSame(vendor.name, name)) ??
      null
    if (rival) return contenderOf(rival, true)
    const vendor = markets.flatMap(({ vendors }) => vendors).find((each) => isSame(each.name, name))
    return { name: vendor?.name ?? name, rival: null, source: null, url: '', named: true }
  })
  const others = view.rivals
    .filter(({ vendor }) => !named.some(({ name }) => isSame(name, vendor.name)))
    .map((rival) => contenderOf(rival, rival.named))
  const list = [...named, ...others]
  return list
    .filter((each, index) => list.findIndex(({ name }) => isSame(name, each.name)) === index)
    .slice(0, Math.max(most, named.length))
}

const contenderOf = (rival: Rival, named: boolean): Contender => ({
  name: rival.vendor.name,
  rival,
  source: rival.source,
  url: rival.source === null ? '' : rival.vendor.url,
  named,
})

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const isSame = (one: string, other: string) => plain(one) === plain(other)

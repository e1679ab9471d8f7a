import type { IndustryNames } from '#knowledge/industry-name.ts'
import type { Market } from '#knowledge/market.ts'
import { stemsOfText } from '../brief/phrase-index.ts'
import type { Industry } from './industry.ts'

/** Words that people put around the name of an industry. Stems. */
const around = new Set(
  stemsOfText(
    'industry sector market technology tech software platform app application company business startup product digital online solution service trend space domain vertical branche sector the of and in for',
  ),
)

interface Named {
  stems: readonly string[]
  markets: readonly string[]
}

interface NamedMarket {
  market: Market
  /** Stems of its name and its synonyms. */
  names: readonly (readonly string[])[]
}

function holds(text: readonly string[], part: readonly string[]): boolean {
  return text.some((_, at) => part.every((stem, offset) => text[at + offset] === stem))
}

/** The longest name of an industry in the text; null when it holds none. */
function byName(text: readonly string[], named: readonly Named[]): Named | null {
  return (
    named
      .filter(({ stems }) => holds(text, stems))
      .sort((a, b) => b.stems.length - a.stems.length || b.stems.join('').length - a.stems.join('').length)[0] ?? null
  )
}

/** The market whose own names hold the text, or stand in it: "meeting notes" of "AI meeting notes app". */
function byMarket(text: readonly string[], all: readonly NamedMarket[]): { market: Market; length: number } | null {
  const core = text.filter((stem) => !around.has(stem))
  if (core.length === 0) return null
  const found = all
    .map(({ market, names }) => {
      const inside = Math.max(0, ...names.filter((name) => holds(text, name)).map((name) => name.length))
      const whole = names.filter((name) => holds(name, core)).length
      return { market, length: Math.max(inside, core.length >= 2 && whole > 0 ? core.length : 0), whole }
    })
    .filter(({ length, whole }) => length >= 2 || whole >= 3)
    .sort((a, b) => b.length - a.length || b.whole - a.whole)[0]
  return found ? { market: found.market, length: Math.max(1, found.length) } : null
}

/** Finds the markets of an industry. `placed` is what the words alone were placed in, if they were. */
export type FindIndustry = (name: string, placed: Market | null) => Omit<Industry, 'regions'>

/** Prepares the names once. */
export function createFindIndustry({ industries }: IndustryNames, markets: readonly Market[]): FindIndustry {
  const named = industries.flatMap(({ names, markets: of }): Named[] =>
    names.map((name) => ({ stems: stemsOfText(name), markets: of })),
  )
  const ownNames = markets.map(
    (market): NamedMarket => ({ market, names: [market.name, ...market.synonyms].map(stemsOfText) }),
  )
  const byId = (ids: readonly string[]) => ids.flatMap((id) => markets.filter((market) => market.id === id))
  return (name, placed) => {
    const text = stemsOfText(name)
    const industry = byName(text, named)
    const market = byMarket(text, ownNames)
    // A market's own name says more than the industry around it, unless the industry is named at greater length.
    const own = market && market.length > (industry?.stems.length ?? 0) ? market.market : null
    if (own) return { name, fit: 'one', markets: [own] }
    if (industry) {
      const of = byId(industry.markets)
      return { name, fit: of.length === 1 ? 'one' : 'several', markets: of }
    }
    const single = market?.market ?? placed
    return single ? { name, fit: 'one', markets: [single] } : { name, fit: 'none', markets: [] }
  }
}

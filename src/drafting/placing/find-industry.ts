import type { Market } from '#knowledge/market.ts'
import { stemsOfText } from '../brief/phrase-index.ts'
import type { Industry } from './industry.ts'
import { industryNames, reachingAll } from './industry-names.ts'

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

const wordsOf = (name: string) => stemsOfText(name)
const named: readonly Named[] = industryNames.flatMap(([names, markets]) =>
  names.map((name) => ({ stems: wordsOf(name), markets })),
)

function holds(text: readonly string[], part: readonly string[]): boolean {
  return text.some((_, at) => part.every((stem, offset) => text[at + offset] === stem))
}

/** The longest name of an industry in the text; null when it holds none. */
function byName(text: readonly string[]): Named | null {
  return (
    named
      .filter(({ stems }) => holds(text, stems))
      .sort((a, b) => b.stems.length - a.stems.length || b.stems.join('').length - a.stems.join('').length)[0] ?? null
  )
}

/** The market whose own names hold the text, or stand in it: "meeting notes" of "AI meeting notes app". */
function byMarket(text: readonly string[], markets: readonly Market[]): { market: Market; length: number } | null {
  const core = text.filter((stem) => !around.has(stem))
  if (core.length === 0) return null
  const found = markets
    .map((market) => {
      const names = [market.name, ...market.synonyms].map(stemsOfText)
      const inside = Math.max(0, ...names.filter((name) => holds(text, name)).map((name) => name.length))
      const whole = names.filter((name) => holds(name, core)).length
      return { market, length: Math.max(inside, core.length >= 2 && whole > 0 ? core.length : 0), whole }
    })
    .filter(({ length, whole }) => length >= 2 || whole >= 3)
    .sort((a, b) => b.length - a.length || b.whole - a.whole)[0]
  return found ? { market: found.market, length: Math.max(1, found.length) } : null
}

/** Finds the markets of an industry. `placed` is what the words alone were placed in, if they were. */
export function findIndustry(
  name: string,
  placed: Market | null,
  markets: readonly Market[],
): Omit<Industry, 'regions'> {
  const text = stemsOfText(name)
  const byId = (ids: readonly string[]) => ids.flatMap((id) => markets.filter((market) => market.id === id))
  const industry = byName(text)
  const market = byMarket(text, markets)
  // A market's own name says more than the industry around it, unless the industry is named at greater length.
  const own = market && market.length > (industry?.stems.length ?? 0) ? market.market : null
  if (own) return { name, fit: 'one', markets: [own] }
  if (industry) {
    const of = byId(industry.markets)
    return { name, fit: of.length === 1 ? 'one' : 'several', markets: of }
  }
  const single = market?.market ?? placed
  // A market without a dated change of its own is told with what reaches every business.
  if (single && single.developments.length === 0)
    return { name, fit: 'one', markets: [single, ...byId(reachingAll).filter(({ id }) => id !== single.id)] }
  return single ? { name, fit: 'one', markets: [single] } : { name, fit: 'none', markets: byId(reachingAll) }
}

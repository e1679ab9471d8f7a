import { stemsOfText } from '#drafting/brief/phrase-index.ts'
import type { Industry } from '#drafting/placing/industry.ts'
import type { WritingContext } from '#drafting/writing-context.ts'

/** What the reader found for the form's industry. Throws when the words were not read as one, which the form rules out. */
export function industryOf({ placement, knowledge, brief }: WritingContext<unknown>): Industry {
  const { industry } = placement
  if (!industry) throw new Error('a scan needs words that were read as an industry')
  if (industry.fit !== 'several') return industry
  const named = knowledge.industryNames.industries
    .filter(({ markets }) => markets.join() === industry.markets.map(({ id }) => id).join())
    .flatMap(({ names }) => names)
  const places = brief.geography.map(({ text }) => text)
  return isWhatItIs(industry.name, named, places) ? industry : { ...industry, fit: 'none', markets: [] }
}

/** Words behind an industry's name that make no other trade of it. Stems. */
const around = new Set(
  stemsOfText(
    'industry sector market technology tech software platform app application company business startup product digital online solution service services trend space domain vertical branche economy',
  ),
)

/**
 * An industry is what its last word names: "fintech for freelancers" is fintech, "private music lessons" are lessons, of which
 * what the library dates for music says nothing.
 */
function isWhatItIs(name: string, named: readonly string[], places: readonly string[]): boolean {
  const bare = places.reduce((text, place) => text.replace(place, ' '), name)
  const core = bare.split(/\s(?:for|in|of|with|to|on|across|and|und|für|en|de)\s|[,;:/&(]/i)[0] ?? bare
  const known = new Set(named.flatMap((each) => stemsOfText(each)))
  const own = stemsOfText(core).filter((stem) => !around.has(stem))
  const last = own.at(-1)
  return last === undefined || known.has(last) || !own.some((stem) => known.has(stem))
}

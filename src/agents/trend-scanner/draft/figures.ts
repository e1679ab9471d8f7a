import { citations } from '#drafting/compose/cite.ts'
import { fact } from '#drafting/compose/claim-text.ts'
import { reachOf } from '#drafting/compose/jurisdiction.ts'
import type { WritingContext } from '#drafting/writing-context.ts'
import type { TrendInput } from '../input.ts'
import { industryOf } from './industry-of.ts'

const most = 3

/** Sizes of the industry that this run has a source for; the first of each market in turn. None when no market fits. */
export function figuresOf(context: WritingContext<TrendInput>): string[] {
  const { fit, markets } = industryOf(context)
  if (fit === 'none') return []
  const { brief, knowledge } = context
  const cite = citations(context.sources)
  const lists = markets.map(({ figures }) =>
    figures
      // Everybody who lives in a country is the size of no field.
      .filter(({ label }) => !/^population\b/i.test(label))
      .filter(({ region }) => reachOf(region, brief, knowledge.regions) !== 'elsewhere'),
  )
  const longest = Math.max(0, ...lists.map((list) => list.length))
  const inTurn = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
  const texts = inTurn.flatMap(({ label, value, unit, year, source }) => {
    const number = cite.numberOf(source.url)
    const amount = value.toLocaleString('en-US', { maximumFractionDigits: 2 })
    return number === null ? [] : [`${fact(`${label}: ${amount} ${unit} (${year})`, number)}.`]
  })
  return [...new Set(texts)].slice(0, most)
}

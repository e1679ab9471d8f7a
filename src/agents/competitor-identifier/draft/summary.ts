import type { MarketView } from '#drafting/compose/market-view.ts'
import { isNearOnly } from '#drafting/compose/near-only.ts'
import { listed, lowerFirst, sentence, upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { openingOf } from '#drafting/compose/rivals.ts'
import type { Groups } from './groups.ts'

/** Which job they compete for, who is nearest, and where the room is. */
export function summaryOf(view: MarketView, groups: Groups): string {
  const { terms, people, market, context } = view
  const job = terms.jobLine ?? terms.shortJob
  const contest = job
    ? `They compete for the moment in which ${people} want to ${job}.`
    : `The description does not say what ${people} get done with it, so the comparison rests on its words alone.`
  const [first, second] = groups.direct
  const notes =
    context.brief.language === 'en' || context.brief.language === 'und'
      ? ''
      : ' The built-in drafter writes English only.'
  if (!first) {
    const reason =
      market === null
        ? 'The built-in library has no market for it, so no vendor is named: what people do today is the competitor to beat.'
        : `The library lists ${market.vendors.length} vendors of ${lowerFirst(market.name)}, and nothing in their entries does this job for these people: what people do today is the competitor to beat.`
    return `${contest} ${reason}${notes}`
  }
  if (market && isNearOnly(view))
    return `${contest} None of the vendors below is shown to compete: ${lowerFirst(market.name)} is the nearest market of the library by likeness of words. Ask three ${people} whether they have ever opened ${first.vendor.name} for this before you spend a day on it.${notes}`
  const does = first.covers[0] ? `already has ${lowerFirst(first.covers[0])}` : 'is the closest'
  const mark = first.source === null ? '' : ` [${first.source}]`
  const opening = openingOf(groups.direct)
  const at = opening?.source === null || !opening ? '' : ` [${opening.source}]`
  const aim = opening
    ? `the gap to aim at first: ${opening === first ? '' : `${opening.vendor.name}, `}${lowerFirst(withoutPoint(opening.vendor.weakAt))}${at}`
    : `none of the gaps listed for ${groups.direct.length === 1 ? 'it' : 'them'} is one that ${people} would feel, so the room has to be found in a trial`
  const room = sentence(
    `${upperFirst(first.vendor.name)} ${does}${mark}${second ? `, ${second.vendor.name} comes next` : ''}; ${aim}`,
  )
  const way = groups.ways.find(({ said }) => said)?.text
  const habit = way ? ` The habit to beat is ${listed([way])}.` : ''
  return `${contest} ${room}${habit}${notes}`
}

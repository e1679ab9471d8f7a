import { withBases } from '#shared/market-profile.ts'
import type { HandedResult } from '#shared/run-along.ts'
import type { WritingTask } from './writer.ts'

/** A tag and what stands between its ends, as JSON. */
export type Section = readonly [tag: string, data: unknown]

type Context = WritingTask['context']

/** All that a prompt holds of one run: the form, what was read of it, what is known of the market, the numbered sources. */
export function evidenceSections({ prompt }: WritingTask['agent'], context: Context): Section[] {
  const { corrections = {}, prepared, reading, missing, sources, along = {} } = context
  return [
    ['today', context.timestamp.slice(0, 10)],
    ['form', context.input],
    ['reading', { ...readableReading(reading), missing }],
    ...(along.product ? [['product', along.product] as const] : []),
    ...(along.market ? [['product-market', readableMarket(along.market, sources)] as const] : []),
    ...(context.ownFacts?.length ? [['own-facts', context.ownFacts.map(readableFact)] as const] : []),
    ...(along.results?.length
      ? [['earlier-results', along.results.map((each) => readableResult(each, sources))] as const]
      : []),
    ...(along.notes?.length ? [['notes', along.notes] as const] : []),
    ['library', libraryOf(context)],
    ['sources', sources.filter(({ from }) => !from).map(readableSource)],
    ...(Object.keys(corrections).length > 0 ? [['corrections', corrections] as const] : []),
    ...(prepared === undefined ? [] : [['computed', prompt.computed ? prompt.computed(prepared) : prepared] as const]),
    ...(along.voice?.length ? [['voice', along.voice] as const] : []),
  ]
}

/** Its passages stand among the sources: a statement of the profile names the number that its passage has in this run. */
function readableMarket(
  { asOf, name, payer, rivals, profile, profileSources = [] }: NonNullable<NonNullable<Context['along']>['market']>,
  sources: Context['sources'],
) {
  const numberOf = (number: number | null) => {
    const passage = profileSources.find((each) => each.number === number)
    return sources.find(({ url, excerpt }) => url === passage?.url && excerpt === passage?.excerpt)?.number ?? null
  }
  const known = profile && withBases(profile, (_said, rests) => ({ ...rests, source: numberOf(rests.source) }))
  return { asOf, name, payer, rivals, ...(known ? { profile: known } : {}) }
}

/** Each item under the number that a text cites it by. */
function readableResult({ runId, items, offered: _offered, ...result }: HandedResult, sources: Context['sources']) {
  const numberOf = (item: string) => sources.find(({ from }) => from?.runId === runId && from.item === item)?.number
  return { ...result, items: items.map(({ id, name, text }) => ({ number: numberOf(id) ?? null, name, text })) }
}

const readableFact = ({ kind, text, source, date }: NonNullable<Context['ownFacts']>[number]) => ({
  kind,
  text,
  source,
  date,
})

export const readableSource = ({ number, title, publisher, year, url, excerpt }: Context['sources'][number]) => ({
  number,
  title,
  publisher,
  year,
  url,
  excerpt,
})

const noMarket = 'The library does not hold this market.'

/** What the library knows, as a candidate: with how it was found, and how sure that is. */
function libraryOf({ known: { market, because } }: Context): unknown {
  if (!market) return noMarket
  const { name, definition, roles, statusQuo, tableStakes, buyingTriggers, metrics, failureModes } = market
  return {
    sureness: because,
    facts: { name, definition, roles, statusQuo, tableStakes, buyingTriggers, metrics, failureModes },
  }
}

export function readableReading(reading: Context['reading']) {
  const texts = (quotes: readonly { text: string }[]) => [...new Set(quotes.map(({ text }) => text))]
  return {
    language: reading.language,
    name: reading.name?.text ?? null,
    offer: reading.offer?.text ?? null,
    users: texts(reading.people),
    payer: reading.payer?.text ?? null,
    features: texts([...reading.capabilities, ...reading.own].toSorted((a, b) => a.start - b.start)),
    limits: texts(reading.limits),
    numbers: texts(reading.numbers),
    price: reading.price?.text ?? null,
    places: texts(reading.places),
    today: texts(reading.today),
    rivals: texts(reading.rivals),
    market: { name: reading.market.found?.name ?? null, sureness: reading.market.sureness },
  }
}

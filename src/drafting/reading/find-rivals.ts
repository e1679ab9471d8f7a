import type { MarketDossier } from '#knowledge/dossier/dossier.ts'
import type { BriefField } from '#shared/brief.ts'
import type { BriefReading, Quote } from '#shared/reading.ts'
import type { FoundEntity } from './entities.ts'
import { namesExactly } from './place-market.ts'

type FoundRival = BriefReading['rivals'][number]

/** Companies that the user names beside the product, those of the market first; what it connects to is no rival. */
export function findRivals(
  fields: readonly [BriefField, string][],
  dossier: MarketDossier | null,
  name: Quote | null,
  entities: readonly FoundEntity[],
): FoundRival[] {
  const found: FoundRival[] = []
  const add = (rival: FoundRival) => {
    const isSame = found.some((each) => each.field === rival.field && each.start < rival.end && rival.start < each.end)
    if (!isSame && rival.text.toLowerCase() !== name?.text.toLowerCase()) found.push(rival)
  }
  const isConnected = (quote: Quote) =>
    entities.some(
      ({ kind, field, start, end }) =>
        kind === 'connection' &&
        field === 'description' &&
        field === quote.field &&
        start < quote.end &&
        quote.start < end,
    )
  for (const [field, text] of fields) {
    for (const { name: known, says = [] } of dossier?.rivals ?? []) {
      const typed = [known, ...says].find((each) => namesExactly(text, each))
      if (!typed) continue
      const start = text.toLowerCase().indexOf(typed.toLowerCase())
      const quote = { text: text.slice(start, start + typed.length), field, start, end: start + typed.length }
      if (!isConnected(quote)) add({ ...quote, rival: known })
    }
  }
  for (const { kind, text, field, start, end } of entities)
    if (kind === 'rival') add({ text, field, start, end, rival: null })
  return found.sort((a, b) => fieldOrder(a) - fieldOrder(b) || a.start - b.start)
}

const order: readonly Quote['field'][] = ['description', 'audience', 'market', 'context']
const fieldOrder = ({ field }: FoundRival) => order.indexOf(field)

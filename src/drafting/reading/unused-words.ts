import { tokens } from '#shared/language/tokens.ts'
import type { BriefReading, Quote } from '#shared/reading.ts'

/** Content words of the description that stand in nothing that was found. */
export function unusedWords(description: string, reading: BriefReading, small: ReadonlySet<string>): string[] {
  const quotes: Quote[] = [
    ...[reading.name, reading.offer, reading.payer, reading.price].filter((each) => each !== null),
    ...reading.people,
    ...reading.capabilities,
    ...reading.own,
    ...reading.background,
    ...reading.asides,
    ...reading.proof,
    ...reading.numbers,
    ...reading.limits,
    ...reading.places,
    ...reading.today,
    ...reading.rivals,
  ].filter(({ field }) => field === 'description')
  const unused = tokens(description).filter(
    ({ word, start, end }) => !small.has(word) && !quotes.some((quote) => quote.start <= start && end <= quote.end),
  )
  return [...new Set(unused.map(({ text }) => text))]
}

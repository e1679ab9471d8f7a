import type { Correctable } from '#shared/correctable.ts'
import type { Corrections, UnderstoodItem } from '#shared/corrections.ts'
import type { BriefReading, Quote } from '#shared/reading.ts'
import { readIn } from './read-in.ts'

const mostListed = 3
/** What restricts the product is never shortened: a limit that is not shown seems not to have been read. */
const mostLimits = 12

/** What was found, in the user's words, for the page to show before the result; what can be put right says so. */
export function understoodReading(
  reading: BriefReading,
  corrections: Corrections = {},
  /** Whether the built-in writer writes: it says that it does so in English. */
  { builtIn = true } = {},
): UnderstoodItem[] {
  const { name, people, payer, capabilities, own, numbers, limits, price, places, today, market, language, unused } =
    reading
  const named = [...capabilities, ...own]
  const items: UnderstoodItem[] = [
    { label: 'Name', value: name?.text ?? '', corrects: 'name' },
    { label: 'Who', value: listed(people), corrects: 'who' },
    { label: 'Pays', value: payer?.text ?? '', corrects: 'pays' },
    { label: 'Named', value: quoted(named), corrects: 'job', parts: distinct(named) },
    { label: 'Today', value: listed(today), corrects: 'today' },
    { label: 'Where', value: listed(places, mostLimits), corrects: 'where' },
    { label: 'Limits', value: listed(limits, mostLimits) },
    { label: 'Price', value: price?.text ?? '' },
    { label: 'Numbers', value: listed(numbers, mostLimits), corrects: 'numbers' },
    { label: 'Market', value: market.found?.name ?? 'not in the library', corrects: 'market' },
    ...(builtIn ? [{ label: readIn[language]?.label ?? '', value: readIn[language]?.note ?? '' }] : []),
    { label: 'Not used', value: unused.slice(0, 12).join(', ') },
  ]
  return items
    .filter(({ value }) => value !== '')
    .map((item) => (item.corrects && isCorrected(item.corrects, corrections) ? { ...item, corrected: true } : item))
}

const isCorrected = (what: Correctable, corrections: Corrections) =>
  Boolean(corrections[what]) || (what === 'job' && Boolean(corrections.notMeant))

function listed(quotes: readonly Quote[], most = mostListed): string {
  return distinct(quotes).slice(0, most).join(', ')
}

function quoted(quotes: readonly Quote[]): string {
  return distinct(quotes)

    .map((text) => `“${text}”`)
    .join(', ')
}

function distinct(quotes: readonly Quote[]): string[] {
  const seen = new Map<string, string>()
  for (const { text } of quotes) if (!seen.has(text.toLowerCase())) seen.set(text.toLowerCase(), text)
  return [...seen.values()]
}

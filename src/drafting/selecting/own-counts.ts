import type { BriefReading, Quote } from '#shared/reading.ts'
import type { KnownFact } from '../own/known-fact.ts'

/** A number of people, firms or places that the user states. */
export interface OwnCount {
  /** all: how many there are. reached: how many of them the user can speak to. */
  kind: 'all' | 'reached'
  value: number
  /** What is counted, as typed behind the number. */
  what: string
  quote: Quote
  /** Of the product's own facts, where it stands there and not in the form. */
  fact?: KnownFact
}

const all = /\bthere (?:are|is|exist)\b|\b(?:in total|altogether|nationwide|exist in)\b/i
const reached =
  /\b(?:reach(?:able)?|we (?:already )?know|(?:on|from) our (?:waiting list|waitlist|list|newsletter)|signed up|waiting for it)\b/i
/** What is counted there is time, size or a talk, no market. */
const noCount =
  /^(?:%|[€$£₹]|eur|usd|gbp|euros?|dollars?|pounds?|minutes?|mins?|seconds?|hours?|days?|weeks?|months?|years?|yrs?|km|m|cm|inch|kg|g|mb|gb|said|people i|times|pages?|percent|°c)$/i
const fewest = 20

/** Counts of the market that the brief states, each with its clause; the first of each kind is meant. */
export function ownCounts(reading: BriefReading): OwnCount[] {
  const clauses = [
    reading.offer,
    ...reading.own,
    ...reading.background,
    ...reading.limits,
    ...reading.asides,
    ...reading.proof,
    ...reading.capabilities,
    ...reading.people,
  ].filter((each) => each !== null)
  return reading.numbers.flatMap((number): OwnCount[] => {
    if (!isMarketCount(number)) return []
    const holder = clauses.find(
      ({ field, start, end }) => field === number.field && start <= number.start && number.end <= end,
    )
    if (!holder) return []
    const clause = partAround(holder, number)
    const kind = reachesThem(clause.text) ? 'reached' : all.test(clause.text) ? 'all' : null
    if (!kind) return []
    const { text, field, start, end } = clause
    const digits = /^\D*[\d.,\s]*\d/.exec(number.text)?.[0].length ?? number.text.length
    const what = text.slice(number.start - start + digits).trim()
    return [{ kind, value: number.value, what, quote: { text, field, start, end } }]
  })
}

/** "There are 7,700, we reach 900": the part between two commas that holds the number. */
function partAround({ text, field, start }: Quote, number: Quote): Quote {
  const at = number.start - start
  const from = text.lastIndexOf(', ', at) + 1
  const to = text.indexOf(', ', number.end - start)
  const part = text.slice(from, to < 0 ? text.length : to)
  const lead = part.length - part.trimStart().length
  return { text: part.trim(), field, start: start + from + lead, end: start + from + part.trimEnd().length }
}

/** Whether it can count a market: no time, size, share or year, and no handful. */
export const isMarketCount = ({ value, unit }: { value: number; unit: string }): boolean =>
  value >= fewest && !noCount.test(unit) && !isYear(value, unit)

/** Whether the words are about those whom the user can speak to. */
export const reachesThem = (words: string): boolean => reached.test(words)

const isYear = (value: number, unit: string) => unit === '' && Number.isInteger(value) && value >= 1990 && value <= 2050

const words: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  twenty: 20,
}
const figure = String.raw`\d+|${Object.keys(words).join('|')}`

/** How many of a thing one customer has, where the words say it: "one to four chairs" is from 1 to 4. */
export function ownRange(reading: BriefReading, thing: string): { low: number; high: number; quote: Quote } | null {
  const pattern = new RegExp(
    String.raw`\b(${figure})(?:\s?(?:to|-|–|or)\s?(${figure}))?\s+${thing.replace(/s$/, '')}s?\b`,
    'i',
  )
  const clauses = [...reading.people, ...reading.own, ...reading.background, ...reading.limits]
  for (const { text, field, start, end } of clauses) {
    const match = pattern.exec(text)
    const isMost = match !== null && /\b(?:up to|at most|max\.?|maximum)\s$/i.test(text.slice(0, match.index))
    const [low, high] = [isMost ? 1 : numberOf(match?.[1]), numberOf(match?.[2] ?? match?.[1])]
    if (low !== null && high !== null && low <= high) return { low, high, quote: { text, field, start, end } }
  }
  return null
}

function numberOf(typed: string | undefined): number | null {
  if (typed === undefined) return null
  const value = words[typed.toLowerCase()] ?? Number(typed)
  return Number.isFinite(value) ? value : null
}

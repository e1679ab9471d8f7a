import { type Call, callOf } from '#drafting/copy/call-line.ts'

/** What the goal of the form says, as far as it can be counted. */
export interface CampaignGoal {
  /** As typed, on one line. */
  text: string
  /** The number to be reached; null when none is named. */
  amount: string | null
  /** What is counted, in the words of the form, where that is no sign-up, demo or the like: "families plan a second week". */
  counted: string | null
  /** Weeks from start to end. */
  weeks: number
  /** False when the form names no time. */
  weeksSaid: boolean
  /** Weeks that the goal leaves, when they are more than a plan of weeks can say anything about; else null. */
  weeksLeft: number | null
  call: Call
}

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const words: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, twelve: 12 }
const fewestWeeks = 3
const mostWeeks = 16
const weekMs = 7 * 24 * 60 * 60 * 1000

/** `timestamp` is the start of the campaign: a month in the goal is counted from there. */
export function goalOf(typed: string, channels: number, timestamp: string): CampaignGoal {
  const text = typed.replace(/\s+/g, ' ').trim()
  const said = weeksIn(text, timestamp)
  const bounded = (weeks: number) => Math.min(mostWeeks, Math.max(fewestWeeks, weeks))
  return {
    text,
    amount: amountIn(text),
    counted: countedIn(text),
    weeks: bounded(said ?? channels + 3),
    weeksSaid: said !== null,
    weeksLeft: said !== null && said > mostWeeks ? said : null,
    call: callOf(text) ?? 'sign up',
  }
}

function weeksIn(text: string, timestamp: string): number | null {
  const lower = text.toLowerCase()
  const found = /\b(\d{1,3}|two|three|four|five|six|eight|ten|twelve)[ -](week|month|day)s?\b/.exec(lower)
  if (found) {
    const count = words[found[1] ?? ''] ?? Number(found[1])
    const factor = found[2] === 'month' ? 4.345 : found[2] === 'day' ? 1 / 7 : 1
    return Math.round(count * factor)
  }
  const named = months.findIndex(
    (month) =>
      new RegExp(`\\b${month}\\b`).test(lower) && (month !== 'may' || /\b(?:by|in|before|until) may\b/.test(lower)),
  )
  const start = new Date(timestamp)
  const day = dayIn(lower)
  if (day) return weeksTo(day.month, day.date, start)
  const period =
    /\b(?:(?:end of|within|in|before the end of) (?:the|this)|this) (month|quarter|year)\b|\bby (month|quarter|year)[- ]end\b/.exec(
      lower,
    )
  const span = period?.[1] ?? period?.[2]
  if (named < 0 && span) return weeksToEndOf(span, start)
  if (named < 0) return null
  const year = start.getUTCFullYear() + (named <= start.getUTCMonth() ? 1 : 0)
  return Math.floor((Date.UTC(year, named, 1) - start.getTime()) / weekMs)
}

/** Days that a goal names without a date, and the last day of a quarter: the first day after which it is too late. */
function dayIn(lower: string): { month: number; date: number } | null {
  const quarter = /\b(?:q([1-4])|(first|second|third|fourth|1st|2nd|3rd|4th) quarter)\b/.exec(lower)
  if (quarter) {
    const names = ['first', 'second', 'third', 'fourth']
    const number = Number(quarter[1] ?? quarter[2]?.[0]) || names.indexOf(quarter[2] ?? '') + 1
    return { month: number * 3, date: 1 }
  }
  const named = days.find(([words]) => words.test(lower))
  return named ? { month: named[1], date: named[2] } : null
}

/** Month from 0, and day. */
const days: readonly (readonly [words: RegExp, month: number, date: number])[] = [
  [/\b(?:before|by|until|till|for) (?:christmas|xmas)\b/, 11, 24],
  [/\bblack friday\b/, 10, 27],
  [/\bvalentine'?s? day\b/, 1, 14],
  [/\bhalloween\b/, 9, 31],
  [/\b(?:new year'?s?|year'?s end|end of (?:the )?year|year-end)\b/, 12, 1],
]

/** Whole weeks from the start to the next such day, in UTC. */
function weeksTo(month: number, date: number, start: Date): number {
  const at = (year: number) => Date.UTC(year, month, date)
  const year = start.getUTCFullYear()
  const next = at(year) > start.getTime() ? at(year) : at(year + 1)
  return Math.floor((next - start.getTime()) / weekMs)
}

/** Whole weeks until a calendar month, quarter or year is over, in UTC. */
function weeksToEndOf(span: string, start: Date): number {
  const size = span === 'month' ? 1 : span === 'quarter' ? 3 : 12
  const next = (Math.floor(start.getUTCMonth() / size) + 1) * size
  return Math.floor((Date.UTC(start.getUTCFullYear(), next, 1) - start.getTime()) / weekMs)
}

/** "200" of "200 sign-ups in 6 weeks"; a number of weeks or a year is none. */
function amountIn(text: string): string | null {
  for (const [whole, number = ''] of text.matchAll(/\b(\d[\d.,]*)(?:\s?%)?(?!\s?-?(?:week|month|day|year)s?)/gi)) {
    if (/^(?:19|20)\d\d$/.test(number)) continue
    return whole.trim().replace(/[.,]$/, '')
  }
  return (
    /^(two|three|four|five|six|eight|ten|twelve)\s(?!(?:week|month|day|year)s?\b)/i.exec(text)?.[1]?.toLowerCase() ??
    null
  )
}

/** What a call counts anyway. */
const usual =
  /\b(?:sign[- ]?ups?|registrations?|demos?|meetings?|trials?|downloads?|install(?:ation)?s?|members?|subscribers?|leads?|users?|waiting[- ]?list|accounts?|inquir\w+|enquir\w+)\b/i
const untilWhen = new RegExp(
  `,?\\s(?:by|before|until|till|within|in|during|over|this|next)\\s(?:the\\s)?(?:end|first|next|${months.join('|')}|\\d+|${Object.keys(words).join('|')}|q\\d|spring|summer|autumn|fall|winter|week|month|quarter|year)\\b.*$`,
  'i',
)

function countedIn(text: string): string | null {
  const amount = amountIn(text)
  if (amount === null || usual.test(text)) return null
  const at = text.toLowerCase().indexOf(amount)
  const rest = text.slice(at + amount.length).split(/[.;!?]/)[0] ?? ''
  const what = rest.replace(untilWhen, '').trim()
  return what.split(' ').length >= 2 && what.length <= 60 ? what : null
}

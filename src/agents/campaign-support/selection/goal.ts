import { isTarget } from './targets.ts'

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
  /** Whether the day of the goal comes before a plan of weeks can end. */
  isTooSoon: boolean
  /** Weeks that the goal leaves, when they are more than a plan of weeks can say anything about; else null. */
  weeksLeft: number | null
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
const words: ReadonlyMap<string, number> = new Map(
  Object.entries({ two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, twelve: 12 }),
)
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
    isTooSoon: said !== null && said < fewestWeeks,
    weeksLeft: said !== null && said > mostWeeks ? said : null,
  }
}

function weeksIn(text: string, timestamp: string): number | null {
  const lower = text.toLowerCase()
  const found = /\b(\d{1,3}|two|three|four|five|six|eight|ten|twelve)[ -](week|month|day)s?\b/.exec(lower)
  if (found) {
    const count = words.get(found[1] ?? '') ?? Number(found[1])
    const factor = found[2] === 'month' ? 4.345 : found[2] === 'day' ? 1 / 7 : 1
    return Math.round(count * factor)
  }
  const named = months.findIndex(
    (month) =>
      new RegExp(`\\b${month}\\b`).test(lower) && (month !== 'may' || /\b(?:by|in|before|until) may\b/.test(lower)),
  )
  const start = new Date(timestamp)
  const day = dayIn(lower, start)
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
function dayIn(lower: string, start: Date): { month: number; date: number } | null {
  const quarter = /\b(?:q([1-4])|(first|second|third|fourth|1st|2nd|3rd|4th) quarter)\b/.exec(lower)
  if (quarter) {
    const names = ['first', 'second', 'third', 'fourth']
    const number = Number(quarter[1] ?? quarter[2]?.[0]) || names.indexOf(quarter[2] ?? '') + 1
    return { month: number * 3, date: 1 }
  }
  if (/\beaster\b/.test(lower)) return easterAfter(start)
  const half = /\bh([12])\b/.exec(lower)
  if (half) return { month: half[1] === '1' ? 6 : 12, date: 1 }
  const date = dateIn(lower)
  if (date) return date
  const named = days.find(([words]) => words.test(lower))
  return named ? { month: named[1], date: named[2] } : null
}

/** "before 1 November", "by June 30". */
function dateIn(lower: string): { month: number; date: number } | null {
  const names = months.join('|')
  const found =
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${names})\\b`).exec(lower) ??
    new RegExp(`\\b(${names}) (\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\d)`).exec(lower)
  if (!found) return null
  const [first = '', second = ''] = found.slice(1)
  const isDayFirst = /^\d/.test(first)
  const date = Number(isDayFirst ? first : second)
  return date >= 1 && date <= 31 ? { month: months.indexOf(isDayFirst ? second : first), date } : null
}

/** The next Easter Sunday by the Gregorian computus; month from 0. */
function easterAfter(start: Date): { month: number; date: number } {
  const at = (year: number) => {
    const a = year % 19
    const b = Math.floor(year / 100)
    const h = (19 * a + b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25) + 15) % 30
    const c = year % 100
    const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
    const m = Math.floor((a + 11 * h + 22 * l) / 451)
    const day = h + l - 7 * m + 114
    return { month: Math.floor(day / 31) - 1, date: (day % 31) + 1 }
  }
  const year = start.getUTCFullYear()
  const next = at(year)
  return Date.UTC(year, next.month, next.date) > start.getTime() ? next : at(year + 1)
}

/** Month from 0, and day. */
const days: readonly (readonly [words: RegExp, month: number, date: number])[] = [
  [/\b(?:before|by|until|till|for) (?:christmas|xmas)\b/, 11, 24],
  [/\bthanksgiving and christmas\b|\bholiday season\b/, 11, 24],
  [/\bblack friday\b/, 10, 27],
  [/\bvalentine'?s? day\b/, 1, 14],
  [/\b(?:before|by|until|till|for) (?:the )?(?:next )?summer\b/, 5, 1],
  [/\b(?:before|by|until|till|for) (?:the )?(?:next )?(?:autumn|fall)\b/, 8, 1],
  [/\b(?:before|by|until|till|for) (?:the )?(?:next )?spring\b/, 2, 1],
  [/\bthanksgiving\b/, 10, 26],
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
  for (const { 0: whole, 1: number = '', index } of text.matchAll(
    /\b(\d[\d.,]*)(?!\d)(?:\s?%)?(?!\s?-?(?:week|month|day|year)s?\b)/gi,
  )) {
    if (/^(?:19|20)\d\d$/.test(number) || !isTarget(text, index, index + whole.trimEnd().length)) continue
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

import type { QueryPlan } from './query-plan.ts'

type Period = NonNullable<QueryPlan['period']>

const months = 'january february march april may june july august september october november december'.split(' ')
const monthOf = (word: string) =>
  word.length < 3 ? -1 : months.findIndex((name) => name === word || name.slice(0, 3) === word)
const iso = (year: number, month: number, day = 1) => new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
const yearIn = (word: string | undefined) => (word && /^(19|20)\d\d$/.test(word) ? Number(word) : null)

/** A period that begins at a word of a question, with how many words it takes; null where none begins. */
export function periodAt(
  words: readonly string[],
  at: number,
  last: string,
): { period: Period; length: number } | null {
  const [one = '', two, three] = words.slice(at, at + 3)
  if (/^\d{4}-\d{2}-\d{2}$/.test(one) && !Number.isNaN(Date.parse(one))) {
    const [year, month, day] = one.split('-').map(Number) as [number, number, number]
    return { period: { from: iso(year, month - 1, day), to: iso(year, month - 1, day + 1) }, length: 1 }
  }
  // "4 May 2026", "May 4 2026"
  const day = /^\d{1,2}$/.test(one) ? Number(one) : null
  if (day && two && monthOf(two) >= 0) {
    const year = yearIn(three) ?? Number(last.slice(0, 4))
    const month = monthOf(two)
    return { period: { from: iso(year, month, day), to: iso(year, month, day + 1) }, length: yearIn(three) ? 3 : 2 }
  }
  // "may" alone is a verb more often than a month.
  if (monthOf(one) >= 0 && (yearIn(two) || one !== 'may')) {
    const year = yearIn(two) ?? Number(last.slice(0, 4))
    const month = monthOf(one)
    return { period: { from: iso(year, month), to: iso(year, month + 1) }, length: yearIn(two) ? 2 : 1 }
  }
  const quarter = /^q([1-4])$/.exec(one)?.[1]
  if (quarter) {
    const year = yearIn(two) ?? Number(last.slice(0, 4))
    const month = (Number(quarter) - 1) * 3
    return { period: { from: iso(year, month), to: iso(year, month + 3) }, length: yearIn(two) ? 2 : 1 }
  }
  const year = yearIn(one)
  if (year) return { period: { from: iso(year, 0), to: iso(year + 1, 0) }, length: 1 }
  return recentAt(words, at, last)
}

/** "last 4 weeks": up to the last day that the file holds. */
function recentAt(words: readonly string[], at: number, last: string): { period: Period; length: number } | null {
  const [one, two, three = ''] = words.slice(at, at + 3)
  const unit = /^(day|week|month|quarter|year)s?$/.exec(three)?.[1]
  if (!(one === 'last' || one === 'past') || !two || !/^\d{1,3}$/.test(two) || !unit) return null
  const count = Number(two)
  const end = new Date(Date.parse(`${last.slice(0, 10)}T00:00:00Z`) + 86_400_000)
  const days = { day: 1, week: 7 }[unit as 'day' | 'week']
  const monthsBack = { month: 1, quarter: 3, year: 12 }[unit as 'month' | 'quarter' | 'year'] ?? 0
  const from = days
    ? new Date(end.getTime() - count * days * 86_400_000)
    : new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - count * monthsBack, end.getUTCDate()))
  return { period: { from: from.toISOString().slice(0, 10), to: end.toISOString().slice(0, 10) }, length: 3 }
}

import { human } from '../column-names.ts'
import type { Column, Table } from '../column-profile.ts'
import type { TimeAxis } from '../meaning/time.ts'
import { type CalendarGrain, calendarGrain, fiscalGrain, type Grain } from '../number-text.ts'

const dayMs = 86_400_000
const begins = new RegExp(
  [
    String.raw`\b(created|ordered|order|start|started|signup|signed|submitted|opened|received|occurred`,
    '|timestamp|purchase|purchased|event|invoice|visit|response|responded|date|day|week|month|time',
    String.raw`|at)\b`,
  ].join(''),
  '',
)
const ends = new RegExp(
  [
    String.raw`\b(end|ended|cancel\w*|churn\w*|closed|resolved|updated|modified|last|due|expir\w*|renew\w*`,
    String.raw`|deliver\w*|shipped|completed|finished|birth|dob|deleted|return\w*|refund\w*)\b`,
  ].join(''),
  '',
)

/** The date that says when a row came to be: there for almost every row, and not the end of something. */
export function findTimeAxis(table: Table): TimeAxis | null {
  const scored = table.columns
    .filter((column) => column.role === 'date' && column.filled / table.rows > 0.6 && column.range)
    .map((column) => {
      const name = human(column.name)
      const score = column.filled / table.rows + (begins.test(name) ? 0.5 : 0) - (ends.test(name) ? 1 : 0)
      return { column, score }
    })
    .toSorted((a, b) => b.score - a.score)
  const column = scored[0]?.column
  if (!column) return null
  const grain = grainOf(column)
  return grain ? { column, grain } : null
}

/** Periods of a length that gives between three and some dozens of them; null for less than three days. */
export function grainOf({ range, fiscal }: Pick<Column, 'range' | 'fiscal'>): Grain | null {
  const grain = lengthOf(range)
  if (!grain || !fiscal) return grain
  // Fiscal weeks make up no other periods than years.
  return fiscal === 'week' ? 'fiscal week' : fiscalGrain(grain)
}

function lengthOf(range: Column['range']): CalendarGrain | null {
  if (!range) return null
  const days = (Date.parse(range.last) - Date.parse(range.first)) / dayMs
  if (days < 2.5) return null
  if (days <= 75) return 'day'
  // Weeks are all of one length, months are not.
  if (days <= 800) return 'week'
  if (days <= 2_600) return 'month'
  return days <= 11_000 ? 'quarter' : 'year'
}

export interface Period {
  start: Date
  /** Its first moment in the database's words. */
  key: string
}

/** The periods from the first to the last row, without one at either end that is not complete. */
export function completePeriods(
  { column, grain: named, step }: TimeAxis,
  rows: number,
): { periods: Period[]; cut: 'first' | 'last' | 'both' | null } {
  const { range } = column
  const grain = calendarGrain(named)
  if (!range) return { periods: [], cut: null }
  const first = new Date(range.first)
  const last = new Date(range.last)
  const starts: Date[] = []
  for (let start = floor(first, grain); start <= last && starts.length < 2_000; start = next(start, grain))
    starts.push(start)
  // A file with few rows does not have one on every last day of a month.
  const gap = (last.getTime() - first.getTime()) / Math.max(1, rows)
  const tolerance = { day: 0, week: 1.2, month: 2.5, quarter: 6, year: 20 }[grain] * dayMs + gap * 3
  const timed = last.getTime() % dayMs !== 0 || first.getTime() % dayMs !== 0
  const end = next(floor(last, grain), grain).getTime() - (timed ? 0 : dayMs)
  const lastCut = end - last.getTime() > Math.max(tolerance, timed && grain === 'day' ? dayMs / 6 : 0)
  const firstCut =
    first.getTime() - floor(first, grain).getTime() > Math.max(tolerance, timed && grain === 'day' ? dayMs / 6 : 0)
  // The first day of a month stands for all of it where no other day is named.
  if (range.startsOnly && (grain === 'month' || grain === 'quarter' || grain === 'year'))
    return { periods: periodsOf(starts), cut: null }
  // A table by weeks or days names each by one day: none of them is cut off.
  if (step && step !== 'hour' && step === grain) return { periods: periodsOf(starts), cut: null }
  const kept = starts.slice(firstCut ? 1 : 0, lastCut ? -1 : undefined)
  return {
    periods: periodsOf(kept),
    cut: firstCut && lastCut ? 'both' : firstCut ? 'first' : lastCut ? 'last' : null,
  }
}

const periodsOf = (starts: readonly Date[]): Period[] =>
  starts.map((start) => ({ start, key: start.toISOString().slice(0, 10) }))

export function floor(moment: Date, named: Grain): Date {
  const grain = calendarGrain(named)
  const year = moment.getUTCFullYear()
  const month = moment.getUTCMonth()
  if (grain === 'year') return new Date(Date.UTC(year, 0, 1))
  if (grain === 'quarter') return new Date(Date.UTC(year, Math.floor(month / 3) * 3, 1))
  if (grain === 'month') return new Date(Date.UTC(year, month, 1))
  const day = new Date(Date.UTC(year, month, moment.getUTCDate()))
  // Weeks begin on Monday, here and in the database.
  return grain === 'week' ? new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * dayMs) : day
}

export function next(start: Date, named: Grain): Date {
  const grain = calendarGrain(named)
  if (grain === 'day') return new Date(start.getTime() + dayMs)
  if (grain === 'week') return new Date(start.getTime() + 7 * dayMs)
  const months = { month: 1, quarter: 3, year: 12 }[grain]
  return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1))
}

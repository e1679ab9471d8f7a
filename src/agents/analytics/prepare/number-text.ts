import type { Column } from './column-profile.ts'
import { type FiscalPart, fiscalName } from './fiscal-label.ts'

const locale = 'en-US'
const format = (options: Intl.NumberFormatOptions) => {
  const formatter = new Intl.NumberFormat(locale, options)
  return (value: number) => formatter.format(value)
}
const wholeText = format({ maximumFractionDigits: 0 })
const oneText = format({ maximumFractionDigits: 1 })
const twoText = format({ maximumFractionDigits: 2 })
const smallText = format({ maximumSignificantDigits: 2 })

export const countText = wholeText

/** Three digits that a reader can take in; a whole number stays whole. */
export function numberText(value: number): string {
  const size = Math.abs(value)
  if (Number.isInteger(value) || size >= 1_000) return wholeText(value)
  if (size >= 10) return oneText(value)
  return size >= 1 ? twoText(value) : smallText(value)
}

/** `part` of 1 as a percentage: "12%", "4.3%". Almost none and almost all are said so. */
export function shareText(part: number): string {
  const percent = part * 100
  if (percent === 0 || percent === 100) return `${percent}%`
  if (percent < 0.1) return 'under 0.1%'
  // A growth can be more than the whole it is measured against.
  if (percent > 100) return `${wholeText(percent)}%`
  if (percent > 99.9) return 'over 99.9%'
  return `${percent < 10 || percent > 99 ? oneText(percent) : wholeText(percent)}%`
}

/** A value in the unit of its column. */
export function amountText(value: number, column: Pick<Column, 'unit' | 'label'> | null): string {
  if (column?.unit?.kind === 'money') {
    const { symbol } = column.unit
    const text =
      Math.abs(value) >= 100
        ? wholeText(value)
        : new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value)
    return /^[A-Z]/.test(symbol) ? `${text} ${symbol}` : value < 0 ? `-${symbol}${text.slice(1)}` : `${symbol}${text}`
  }
  return column?.unit?.kind === 'percent' ? `${numberText(value)}%` : numberText(value)
}

export type CalendarGrain = 'day' | 'week' | 'month' | 'quarter' | 'year'
/** A fiscal year and its parts have names of their own, and their months are not known. */
export type Grain = CalendarGrain | `fiscal ${FiscalPart}`

const calendarOf = { week: 'week', period: 'month', quarter: 'quarter', year: 'year' } as const
const fiscalOf = { day: 'week', week: 'week', month: 'period', quarter: 'quarter', year: 'year' } as const

const fiscalPart = (grain: Grain): FiscalPart | null =>
  grain.startsWith('fiscal ') ? (grain.slice('fiscal '.length) as FiscalPart) : null

/** The grain by which fiscal periods are grouped and counted on: their moments are as far apart as its own. */
export function calendarGrain(grain: Grain): CalendarGrain {
  const part = fiscalPart(grain)
  return part ? calendarOf[part] : (grain as CalendarGrain)
}

/** The fiscal period of such a length. */
export const fiscalGrain = (grain: CalendarGrain): Grain => `fiscal ${fiscalOf[grain]}`

const dayText = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const monthText = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const shortMonth = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A period by its first moment: "March 2026", "the week of 2 March 2026", "FY2026 Q1". */
export function periodText(start: Date, grain: Grain): string {
  const part = fiscalPart(grain)
  if (part) return fiscalName(start, part)
  if (grain === 'year') return String(start.getUTCFullYear())
  if (grain === 'month') return monthText.format(start)
  if (grain === 'quarter') return `Q${Math.floor(start.getUTCMonth() / 3) + 1} ${start.getUTCFullYear()}`
  return grain === 'week' ? `the week of ${dayText.format(start)}` : dayText.format(start)
}

/** Several periods one after another: "the weeks of 2 March 2026 to 23 March 2026". */
export function spanText(first: Date, last: Date, grain: Grain): string {
  if (grain === 'week') return `the weeks of ${dayText.format(first)} to ${dayText.format(last)}`
  return `${periodText(first, grain)} to ${periodText(last, grain)}`
}

/** "in the weeks of 2 March 2026 to 23 March 2026", "from March 2026 to May 2026". */
export const inSpan = (grain: Grain) => (grain === 'week' ? 'in' : 'from')

/** "in March 2026", "on 2 March 2026". */
export const inPeriod = (grain: Grain) => (grain === 'day' ? 'on' : 'in')

/** The same for an axis, in order: a day has its year where another one begins. */
export function periodTicks(starts: readonly Date[], grain: Grain): string[] {
  const years = new Set(starts.map((start) => start.getUTCFullYear()))
  return starts.map((start, index) => {
    if (grain === 'month') return shortMonth.format(start)
    if (fiscalPart(grain) || grain === 'quarter' || grain === 'year') return periodText(start, grain)
    const isNew = start.getUTCFullYear() !== starts[index - 1]?.getUTCFullYear()
    return years.size > 1 && isNew ? `${shortDay.format(start)} ${start.getUTCFullYear()}` : shortDay.format(start)
  })
}

export const dateText = (iso: string) => dayText.format(new Date(iso))

/** A moment of a date column in its own words. */
export const momentText = (iso: string, { fiscal }: Pick<Column, 'fiscal'>) =>
  fiscal ? fiscalName(new Date(iso), fiscal) : dateText(iso)

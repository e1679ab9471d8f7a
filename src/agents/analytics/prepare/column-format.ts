import { type FiscalPart, fiscalPartOf } from './fiscal-label.ts'

/** How the texts of a column are read as numbers or moments; found on a sample, applied to all. */
export type ColumnFormat =
  | { kind: 'number'; decimal: '.' | ','; unit: NumberUnit | null }
  | { kind: 'date'; patterns: readonly string[] | null; dayFirst: 'certain' | 'assumed' | null }
  /** Days since the last day of 1899, as spreadsheets count them. */
  | { kind: 'date'; patterns: 'serial'; dayFirst: null }
  /** "2026-W05", "2026-Q1", and seconds or milliseconds since 1970. */
  | { kind: 'date'; patterns: 'iso-week' | 'quarter' | 'quarter-first' | 'seconds' | 'milliseconds'; dayFirst: null }
  /** "FY2024-Q3", as `fiscalText` writes it. */
  | { kind: 'date'; patterns: 'fiscal'; part: FiscalPart; dayFirst: null }
  | { kind: 'text' }

export type NumberUnit = { kind: 'money'; symbol: string } | { kind: 'percent' }

/** Share of a column's values that must fit; the rest is reported as unreadable. */
const needed = 0.9

const currency = '[$€£¥₹]|USD|EUR|GBP|CHF|CAD|AUD'
/** The same strict shape is checked again in the database, so that "12 items" never becomes 12. */
export const numberShape = [
  String.raw`^\(?[-+−]?\s*(?:${currency})?\s*[-+−]?`,
  String.raw`(?:\d{1,3}(?:[ '\u00a0.,]\d{3})+|\d+)?(?:[.,]\d+)?(?:[eE][-+]?\d{1,3})?`,
  String.raw`\s*(?:%|${currency})?\)?$`,
].join('')
const numberPattern = new RegExp(numberShape)
const currencyPattern = new RegExp(currency)

/** What stands for "no value" in a column of numbers or dates, beside an empty cell. */
export const placeholders = [
  'na',
  'n/a',
  'null',
  'none',
  'nil',
  'nan',
  '-',
  '--',
  '—',
  '?',
  'unknown',
  '#n/a',
  'tbd',
  '.',
]
const placeholderSet = new Set(placeholders)

/**
 * The format that a sample of a column's values has,
 * where its name distinguishes dates from other numbers. Blank cells must be left out before. */
export function columnFormat(sample: readonly string[], name = ''): ColumnFormat {
  const values = sample.map((value) => value.trim()).filter((value) => !placeholderSet.has(value.toLowerCase()))
  if (values.length === 0) return { kind: 'text' }
  if (isSerial(values, name)) return { kind: 'date', patterns: 'serial', dayFirst: null }
  if (isYear(values, name)) return { kind: 'date', patterns: ['%Y'], dayFirst: null }
  const part = fiscalPartOf(values)
  if (part && (part !== 'year' || new Set(values).size >= fewestYears))
    return { kind: 'date', patterns: 'fiscal', part, dayFirst: null }
  const epoch = epochUnit(values, name)
  if (epoch) return { kind: 'date', patterns: epoch, dayFirst: null }
  return numberFormat(values) ?? dateFormat(values, name) ?? { kind: 'text' }
}

/** Names of moments that systems write as one number. */
const momentName = /^(ts|t|time|timestamp|epoch|unix|date|datetime|moment)$|(_|\b)(ts|at|time|timestamp|epoch|unix)$/i

/** Ten or thirteen digits of the years 2001 to 2100 under the name of a moment. */
function epochUnit(values: readonly string[], name: string): 'seconds' | 'milliseconds' | null {
  if (!momentName.test(name.trim())) return null
  const within = (digits: RegExp, factor: number) =>
    values.every((value) => digits.test(value) && Number(value) / factor > 1e9 && Number(value) / factor < 4.1e9)
  if (within(/^\d{10}(?:\.\d+)?$/, 1)) return 'seconds'
  return within(/^\d{13}$/, 1_000) ? 'milliseconds' : null
}

const yearName = /^(calendar |fiscal )?(year|jahr|année|annee|año|ano|anno|jaar)$/i
/** Fewer years are groups to be compared. */
export const fewestYears = 6

/** Enough years under their name are a time. */
function isYear(values: readonly string[], name: string): boolean {
  return (
    yearName.test(name.trim().replace(/[_-]+/g, ' ')) &&
    values.every((value) => /^(1[5-9]|20|21)\d\d$/.test(value)) &&
    new Set(values).size >= fewestYears
  )
}

/** Names of days in words. A number of days, such as "days open", has another name. */
const dayName = /\b(date|day|datum|fecha|data|due|created|closed|opened|started|ended|ordered|paid on|until)\b|datum$/i

/** Whole numbers of the years 1954 to 2064 under the name of a day. */
function isSerial(values: readonly string[], name: string): boolean {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ')
  return (
    dayName.test(words) &&
    values.every((value) => /^\d{5}(?:\.\d+)?$/.test(value) && Number(value) > 20_000 && Number(value) < 60_000)
  )
}

function numberFormat(values: readonly string[]): ColumnFormat | null {
  const numbers = values.filter((value) => numberPattern.test(value) && /\d/.test(value))
  if (numbers.length / values.length < needed) return null
  // Codes: a leading zero means that the digits are a name, such as a postal code.
  const codes = numbers.filter((value) => /^0\d+$/.test(value)).length
  if (codes > 0 && codes / numbers.length > 0.02) return null
  const symbols = numbers.flatMap((value) => currencyPattern.exec(value)?.[0] ?? [])
  const percents = numbers.filter((value) => value.endsWith('%')).length
  const unit: NumberUnit | null =
    symbols.length / numbers.length > 0.5
      ? { kind: 'money', symbol: symbols[0] ?? '' }
      : percents / numbers.length > 0.5
        ? { kind: 'percent' }
        : null
  return { kind: 'number', decimal: decimalMark(numbers), unit }
}

/** A comma is a decimal mark where it is followed by other than three digits, or stands after a point. */
function decimalMark(numbers: readonly string[]): '.' | ',' {
  let comma = 0
  let point = 0
  for (const value of numbers) {
    const digits = value.replace(/[^\d.,]/g, '')
    if (/\.\d{3},\d+$/.test(digits) || (/,\d+$/.test(digits) && !/,\d{3}$/.test(digits))) comma += 1
    else if (/,\d{3}\.\d+$/.test(digits) || (/\.\d+$/.test(digits) && !/\.\d{3}$/.test(digits))) point += 1
    else if (/\.\d{3}\.\d{3}/.test(digits)) comma += 1
  }
  return comma > point ? ',' : '.'
}

/** "SUB-1001" and "INV 2024" have the shape of a month with its year; only names of months are. */
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)'
const time = String.raw`(?:[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?`
const dateShapes: readonly { test: RegExp; patterns: readonly string[] | null; order?: 'either'; named?: true }[] = [
  {
    test: /^\d{4}-\d{1,2}-\d{1,2}(?:[ T]\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)?\s*(?:Z|[+-]\d{2}:?\d{2}|UTC)?$/,
    patterns: null,
  },
  { test: new RegExp(String.raw`^\d{4}/\d{1,2}/\d{1,2}${time}$`), patterns: ['%Y/%m/%d'] },
  { test: new RegExp(String.raw`^\d{1,2}\.\d{1,2}\.\d{4}${time}$`), patterns: ['%d.%m.%Y'] },
  {
    test: new RegExp(String.raw`^\d{1,2}/\d{1,2}/\d{4}${time}(?:\s?[AaPp][Mm])?$`),
    patterns: ['%m/%d/%Y'],
    order: 'either',
  },
  { test: new RegExp(String.raw`^\d{1,2}-\d{1,2}-\d{4}${time}$`), patterns: ['%m-%d-%Y'], order: 'either' },
  {
    test: new RegExp(String.raw`^\d{1,2}/\d{1,2}/\d{2}${time}(?:\s?[AaPp][Mm])?$`),
    patterns: ['%m/%d/%y'],
    order: 'either',
  },
  // "4.12.10" may be a version.
  { test: new RegExp(String.raw`^\d{1,2}\.\d{1,2}\.\d{2}${time}$`), patterns: ['%d.%m.%y'], named: true },
  { test: /^\d{1,2}[- ][A-Za-z]{3}[- ]\d{4}$/, patterns: ['%d-%b-%Y', '%d %b %Y'] },
  { test: /^[A-Za-z]{3} \d{1,2}, \d{4}$/, patterns: ['%b %d, %Y'] },
  { test: /^[A-Za-z]{4,9} \d{1,2}, \d{4}$/, patterns: ['%B %d, %Y'] },
  { test: new RegExp(String.raw`^${month}[- ]\d{4}$`, 'i'), patterns: ['%b %Y', '%b-%Y'] },
  { test: /^\d{4}-\d{2}$/, patterns: ['%Y-%m'] },
]
const times = ['', ' %H:%M', ' %H:%M:%S', 'T%H:%M:%S', ' %I:%M %p', ' %I:%M:%S %p']

const wholePeriods = [
  ['iso-week', /^\d{4}-?W(0[1-9]|[1-4]\d|5[0-3])$/i],
  ['quarter', /^\d{4}[ /-]?Q[1-4]$/i],
  ['quarter-first', /^Q[1-4][ /-]?\d{4}$/i],
] as const

function dateFormat(values: readonly string[], name: string): ColumnFormat | null {
  for (const [patterns, shape] of wholePeriods) {
    if (values.filter((value) => shape.test(value)).length / values.length >= needed)
      return { kind: 'date', patterns, dayFirst: null }
  }
  for (const { test, patterns, order, named } of dateShapes) {
    if (named && !dayName.test(name) && !momentName.test(name.trim())) continue
    const fitting = values.filter((value) => test.test(value))
    if (fitting.length / values.length < needed) continue
    if (patterns === null) return { kind: 'date', patterns: null, dayFirst: null }
    if (order !== 'either') return { kind: 'date', patterns: withTimes(patterns), dayFirst: null }
    const parts = fitting.map((value) => value.split(/[/-]/).map(Number))
    const dayFirst = parts.some(([first]) => (first ?? 0) > 12)
    const monthFirst = parts.some(([, second]) => (second ?? 0) > 12)
    const chosen = dayFirst && !monthFirst ? patterns.map(swapped) : patterns
    return { kind: 'date', patterns: withTimes(chosen), dayFirst: dayFirst !== monthFirst ? 'certain' : 'assumed' }
  }
  return null
}

const swapped = (pattern: string) => pattern.replace(/%m(.)%d/, '%d$1%m')
const withTimes = (patterns: readonly string[]) => patterns.flatMap((pattern) => times.map((end) => pattern + end))

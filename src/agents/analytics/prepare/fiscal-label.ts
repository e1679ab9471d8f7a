/** What a fiscal label names: a year or one of its parts. */
export type FiscalPart = 'year' | 'quarter' | 'period' | 'week'

/** A fiscal period. The year is the one in which it ends, which is how most of the world names it: "2024/25" is 2025. */
export interface FiscalLabel {
  year: number
  part: FiscalPart
  /** Place in its year, from 1; 1 for a year. */
  number: number
}

const yearPattern = /(?<![A-Z])(FY|GJ)?[ '’]*(\d{4}|\d{2})(?:\s*[/–-]\s*(\d{4}|\d{2}))?(?![\d])/
const partPatterns: readonly [part: FiscalPart, shape: RegExp, most: number][] = [
  ['quarter', /^(?:Q|QTR|QUARTER) ?(\d)$|^(\d)Q$/, 4],
  ['period', /^(?:P|PD|PER|PERIOD|M|MONTH)[ .]*(\d{1,2})$/, 12],
  ['week', /^(?:W|WK|WEEK) ?(\d{1,2})$/, 52],
]

const fullYear = (digits: string) =>
  digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) < 70 ? 2000 : 1900)

/** "FY24 Q3", "Q3 FY2024", "FY2025-P03", "FY24-W05", "2024/25", "2024/25 Q1"; null for all else, plain years among it. */
export function fiscalLabel(text: string): FiscalLabel | null {
  const upper = text.trim().toUpperCase()
  // The part may stand before the year: "Q3 FY24".
  const [lead = '', part = ''] = /^(Q ?\d|\dQ|[PW] ?\d{1,2})[ -]*(?=(?:FY|GJ)|\d{4}[/–-])/.exec(upper) ?? []
  const rest = upper.slice(lead.length)
  const found = yearPattern.exec(rest)
  if (found?.index !== 0) return null
  const [all, prefix, first = '', second] = found
  const year = fullYear(first)
  const isSplit = second !== undefined && Number(second) % 100 === (year + 1) % 100
  // Without a word before it, "24/25" may be anything.
  if (!prefix && !(isSplit && first.length === 4)) return null
  const behind = isSplit || second === undefined ? rest.slice(all.length) : `P${second}${rest.slice(all.length)}`
  const word = (part || behind).replace(/^[\s/_,.-]+/, '')
  if (part && behind.trim() !== '') return null
  const end = isSplit ? year + 1 : year
  if (word === '') return { year: end, part: 'year', number: 1 }
  for (const [kind, shape, most] of partPatterns) {
    const match = shape.exec(word)
    const number = Number(match?.[1] ?? match?.[2] ?? 0)
    if (number >= 1 && number <= most) return { year: end, part: kind, number }
  }
  return null
}

const letters = { quarter: 'Q', period: 'P', week: 'W' } as const

/** The one spelling that a column is brought to: "FY2024", "FY2024-Q3", "FY2025-P03". */
export function fiscalText({ year, part, number }: FiscalLabel): string {
  if (part === 'year') return `FY${year}`
  return `FY${year}-${letters[part]}${part === 'quarter' ? number : String(number).padStart(2, '0')}`
}

export const fiscalPattern = /^FY\d{4}(?:-(?:Q[1-4]|P\d{2}|W\d{2}))?$/

/** The part that all texts of that spelling name; null where they do not name one and the same. */
export function fiscalPartOf(values: readonly string[]): FiscalPart | null {
  const parts = new Set(values.map((value) => (fiscalPattern.test(value) ? (fiscalLabel(value)?.part ?? null) : null)))
  const [part] = parts
  return parts.size === 1 ? (part ?? null) : null
}

const weekMs = 604_800_000
/** Fiscal weeks are counted on from here, 52 to a year, since no calendar says when a fiscal year begins. */
const firstWeek = Date.UTC(2000, 0, 3)

/**
 * The moment that stands for a fiscal period, as SQL of a column in that spelling. Which months a fiscal year has is not in the file:
 * its first quarter has the place of January to March, and is never called so.
 */
export function fiscalMoment(sql: string, part: FiscalPart): string {
  const year = `substr(${sql}, 3, 4)::bigint`
  const number = `substr(${sql}, 9)::bigint`
  const moment =
    part === 'week'
      ? `timestamp '2000-01-03' + to_days(7 * ((${year} - 2000) * 52 + ${number} - 1)::integer)`
      : part === 'year'
        ? `make_timestamp(${year}, 1, 1, 0, 0, 0)`
        : `make_timestamp(${year}, ${part === 'quarter' ? `(${number} - 1) * 3 + 1` : number}, 1, 0, 0, 0)`
  return `case when regexp_full_match(${sql}, '${fiscalPattern.source.slice(1, -1)}') then ${moment} end`
}

/** The name of the fiscal period that begins at such a moment: "FY2024 Q3", "FY2025 P03". */
export function fiscalName(start: Date, part: FiscalPart): string {
  const week = Math.round((start.getTime() - firstWeek) / weekMs)
  const month = start.getUTCMonth()
  const year = part === 'week' ? 2000 + Math.floor(week / 52) : start.getUTCFullYear()
  const numbers = { year: 1, quarter: Math.floor(month / 3) + 1, period: month + 1, week: (week % 52) + 1 }
  return fiscalText({ year, part, number: numbers[part] }).replace('-', ' ')
}

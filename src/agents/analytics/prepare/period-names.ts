import { fiscalLabel, fiscalText } from './fiscal-label.ts'

interface NamedPeriods {
  grain: 'Month' | 'Quarter' | 'Fiscal period'
  /** The first day of each, ISO 8601, or its fiscal label, by its place among the names; null for a name that is no period. */
  starts: readonly (string | null)[]
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
/** What other languages write differently in the first three letters. */
const otherMonths: ReadonlyMap<string, string> = new Map(
  Object.entries({ mär: 'mar', mrz: 'mar', mai: 'may', okt: 'oct', dez: 'dec' }),
)
const fewest = 3

/** Names of columns that are months or quarters, as in a pivot table; null where fewer than three are, or one stands twice. */
export function namedPeriods(names: readonly string[]): NamedPeriods | null {
  for (const [grain, read] of [
    ['Month', monthOf],
    ['Quarter', quarterOf],
    ['Fiscal period', fiscalOf],
  ] as const) {
    const starts = names.map((name) => read(name.trim()))
    const found = starts.filter((start) => start !== null)
    if (found.length >= fewest && new Set(found).size === found.length) return { grain, starts }
  }
  return null
}

/** The number of a month by its name; null for other words. */
export function monthNumber(word: string): number | null {
  const start = word.toLowerCase().slice(0, 3)
  const month = months.indexOf(otherMonths.get(start) ?? start) + 1
  return word.length >= 3 && month > 0 ? month : null
}

function monthOf(name: string): string | null {
  const [, word, shortYear] = /^(\p{L}{3,9})\.?[ .'’/-]*(\d{4}|\d{2})$/u.exec(name) ?? []
  if (word && shortYear) {
    const month = monthNumber(word)
    return month ? dayOf(Number(shortYear.length === 2 ? `20${shortYear}` : shortYear), month) : null
  }
  const [, year, month] = /^(\d{4})[-/. ](\d{1,2})(?:-01)?$/.exec(name) ?? []
  if (year && month) return dayOf(Number(year), Number(month))
  const [, firstMonth, lastYear] = /^(\d{1,2})[-/.](\d{4})$/.exec(name) ?? []
  return firstMonth && lastYear ? dayOf(Number(lastYear), Number(firstMonth)) : null
}

function fiscalOf(name: string): string | null {
  const label = fiscalLabel(name)
  return label && fiscalText(label)
}

function quarterOf(name: string): string | null {
  const [, quarter, year] = /^Q([1-4])[ '’/-]*(\d{4})$/i.exec(name) ?? []
  const [, yearFirst, quarterLast] = /^(\d{4})[ /-]*Q([1-4])$/i.exec(name) ?? []
  const number = Number(quarter ?? quarterLast ?? 0)
  return number > 0 ? dayOf(Number(year ?? yearFirst), number * 3 - 2) : null
}

function dayOf(year: number, month: number): string | null {
  if (year < 1990 || year > 2100 || month < 1 || month > 12) return null
  return `${year}-${String(month).padStart(2, '0')}-01`
}

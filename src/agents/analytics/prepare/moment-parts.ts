import { fiscalLabel, fiscalText } from './fiscal-label.ts'
import { monthNumber } from './period-names.ts'

/** Names of the column that holds a year, and of the one beside it that holds a part of it. Lines below a dash stand as blanks. */
export const yearColumn =
  /^(?:(?:fiscal|financial|accounting|calendar|reporting) ?)?(?:year|yr)$|^(?:fy|gj)$|^(?:geschäfts|wirtschafts|haushalts)?jahr$|^(?:exercice|année|annee|año|ano|anno|jaar)$/i
export const partColumn =
  /^(?:(?:fiscal|financial|accounting|calendar|reporting|fy) ?)?(?:quarter|qtr|q|period|per|month|mon|mth|week|wk|quartal|monat|periode|woche|kw|trimestre|mois|mes|mese|maand)(?: (?:no|number|name|nr))?$/i
const fiscalName = /fiscal|financial|accounting|\bfy\b|\bgj\b|geschäfts|wirtschafts|haushalts|exercice/i

export interface MomentParts {
  yearName: string
  partName: string
  /** Each year and part of it that stand together, in the order of the file. */
  moments: readonly { year: string; part: string }[]
}

interface Moment {
  year: number
  fiscal: boolean
  kind: 'quarter' | 'month' | 'week'
  number: number
  /** "P03" is a fiscal period, "March" is a month of the calendar in whatever year; a bare number may be either. */
  as: 'period' | 'month' | null
}

const most = { quarter: 4, month: 12, week: 53 } as const
/** Share of the pairs that must be read. */
const needed = 0.9

/** One text of each pair, as dates and fiscal labels are written; null where they are no moments, or not known to be which. */
export function momentTexts({
  yearName,
  partName,
  moments,
}: MomentParts): { texts: readonly (string | null)[]; notes: string[] } | null {
  const kind = /q|trimestre/i.test(partName) ? 'quarter' : /w(?:ee)?k|woche|kw/i.test(partName) ? 'week' : 'month'
  const read = moments.map(({ year, part }) => momentOf(year, part, kind))
  const known = read.filter((moment) => moment !== null)
  if (known.length < 3 || known.length < needed * read.length) return null
  const isFiscal =
    fiscalName.test(`${yearName} ${partName}`) || known.some(({ fiscal, as }) => fiscal || as === 'period')
  if (!isFiscal && !/^per/i.test(partName)) return { texts: read.map(calendarText), notes: [] }
  const begins = kind === 'month' && !known.some(({ as }) => as === 'period') ? firstMonthOf(known) : 1
  if (begins !== null && begins > 1) return monthsOf(read, begins)
  // Names of months are those of the calendar, in a year of which nothing says where it begins.
  if (known.some(({ as }) => as === 'month')) return null
  if (known.some(({ number }) => kind === 'week' && number > 52)) return null
  const part = kind === 'month' ? 'period' : kind
  return {
    texts: read.map((moment) => moment && fiscalText({ year: moment.year, part, number: moment.number })),
    notes: [],
  }
}

function momentOf(yearText: string, partText: string, kind: Moment['kind']): Moment | null {
  const label = fiscalLabel(yearText)
  const plain = /^(?:19|20)\d\d$/.test(yearText.trim())
  if (!plain && label?.part !== 'year') return null
  const year = plain ? Number(yearText) : (label?.year ?? 0)
  const [, word = '', digits] = /^([A-Za-z]*)[ .-]*(\d{1,2})?[A-Za-z]?$/.exec(partText.trim()) ?? []
  const month = kind === 'month' ? monthNumber(partText.trim()) : null
  const number = month ?? Number(digits ?? 0)
  if (number < 1 || number > most[kind] || !Number.isInteger(number)) return null
  return { year, fiscal: !plain, kind, number, as: month ? 'month' : /^p/i.test(word) ? 'period' : null }
}

function calendarText(moment: Moment | null): string | null {
  if (!moment) return null
  const { year, kind, number } = moment
  if (kind === 'quarter') return `${year}-Q${number}`
  return kind === 'week'
    ? `${year}-W${String(number).padStart(2, '0')}`
    : `${year}-${String(number).padStart(2, '0')}-01`
}

/** The month at which the year goes up, in the order of the file; null where that is not one and the same month. */
function firstMonthOf(moments: readonly Moment[]): number | null {
  const firsts = new Set(
    moments.flatMap(({ year, number }, index) => (year === (moments[index - 1]?.year ?? year) + 1 ? [number] : [])),
  )
  const [first] = firsts
  return firsts.size === 1 ? (first ?? null) : null
}

/** Months of the calendar from fiscal years that begin with a known one and are named by the year in which they end. */
function monthsOf(read: readonly (Moment | null)[], begins: number) {
  const name = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })
  const begin = name.format(Date.UTC(2000, begins - 1, 1))
  return {
    texts: read.map(
      (moment) => moment && calendarText({ ...moment, year: moment.number >= begins ? moment.year - 1 : moment.year }),
    ),
    notes: [`Its fiscal years were read as beginning in ${begin} and named by the year in which they end.`],
  }
}

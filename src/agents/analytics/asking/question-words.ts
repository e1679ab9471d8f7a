import type { Vocabulary } from './vocabulary.ts'

/** What a word or a phrase of a question can stand for. */
export type Meaning =
  | {
      type: 'measure'
      id: string /** Named by what a row is, which also stands beside a value: "new customers". */
      rows: boolean
    }
  | { type: 'dimension'; column: string }
  | { type: 'value'; column: string; value: string }
  | { type: 'by' }
  | { type: 'only' }
  | { type: 'without' }
  | { type: 'why' }
  | { type: 'compare' }
  | { type: 'since' }
  | { type: 'over' }
  | { type: 'year' }
  | { type: 'previous' }
  | { type: 'grain'; grain: 'day' | 'week' | 'month' | 'quarter' | 'year' }

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('_', ' ')
    .split(/[^\p{L}\p{N}.%+-]+/u)
    .map((word) => word.replace(/^[.+-]+|[.]+$/g, ''))
    .filter(Boolean)

/** Plural and singular of a word are one. */
const stem = (word: string) => (word.length > 3 ? word.replace(/(?<=[^s])s$/, '').replace(/ie$/, 'y') : word)
export const phraseKey = (words: readonly string[]) => words.map(stem).join(' ')

const fixed: readonly [Meaning, readonly string[]][] = [
  [{ type: 'by' }, ['by', 'per', 'for each', 'split by', 'broken down by', 'grouped by', 'across', 'each']],
  [{ type: 'only' }, ['only', 'just', 'where', 'filter', 'limited to']],
  [{ type: 'without' }, ['without', 'except', 'excluding', 'exclude', 'not', 'but not']],
  [{ type: 'why' }, ['why', 'reason', 'cause', 'what caused', 'explain', 'what is behind', 'driver', 'drives']],
  [{ type: 'compare' }, ['compare', 'compared', 'versus', 'vs', 'against', 'comparison']],
  [{ type: 'since' }, ['since', 'starting', 'beginning']],
  [{ type: 'over' }, ['over time', 'trend', 'history', 'development', 'course']],
  [
    { type: 'year' },
    ['last year', 'previous year', 'a year ago', 'year over year', 'yoy', 'prior year', 'year before'],
  ],
  [
    { type: 'previous' },
    ['previous period', 'period before', 'before that', 'previously', 'last period', 'prior period'].concat(
      ['day', 'week', 'month', 'quarter'].flatMap((unit) => [`previous ${unit}`, `last ${unit}`, `prior ${unit}`]),
    ),
  ],
  [{ type: 'grain', grain: 'day' }, ['day', 'daily']],
  [{ type: 'grain', grain: 'week' }, ['week', 'weekly']],
  [{ type: 'grain', grain: 'month' }, ['month', 'monthly']],
  [{ type: 'grain', grain: 'quarter' }, ['quarter', 'quarterly']],
  [{ type: 'grain', grain: 'year' }, ['year', 'yearly', 'annual', 'annually']],
]

/** Words that change nothing. */
export const fillers = new Set(
  [
    'a an and are as at be been break can change changed could did difference do does down drop dropped each fall fell for',
    'from get give go grew grow had has have how i in is it its look lower higher increase increased decrease decreased me',
    'more less much my of on our out please rise rose same see show than that the their then there these this those to up us',
    'was we were what which who with would you your now about again instead all value number tell split compare than',
  ]
    .join(' ')
    .split(' '),
)

/** Every phrase that a question about this file can hold. What stands first wins. */
export function phrasesOf({ row, measures, dimensions }: Vocabulary): Map<string, Meaning> {
  const phrases = new Map<string, Meaning>()
  const add = (text: string, meaning: Meaning) => {
    const key = phraseKey(wordsOf(text))
    if (key && !phrases.has(key)) phrases.set(key, meaning)
  }
  for (const { id, kind, label } of measures) {
    const prefixes = { count: ['number of', 'how many', 'count of', 'total'], sum: ['total', 'sum of'] }
    for (const prefix of kind === 'count' || kind === 'sum' ? prefixes[kind] : []) {
      add(`${prefix} ${label}`, { type: 'measure', id, rows: false })
    }
    if (kind === 'count') {
      for (const name of [row.one, row.many]) add(name, { type: 'measure', id, rows: true })
    }
    add(label, { type: 'measure', id, rows: kind === 'count' })
  }
  for (const { column, label } of dimensions) {
    add(label, { type: 'dimension', column })
    add(column, { type: 'dimension', column })
  }
  for (const [meaning, texts] of fixed) for (const text of texts) add(text, meaning)
  for (const { id, names } of measures) for (const name of names) add(name, { type: 'measure', id, rows: false })
  for (const { column, label, values } of dimensions) {
    for (const value of values) {
      add(`${label} ${value}`, { type: 'value', column, value })
      if (!fillers.has(value.toLowerCase())) add(value, { type: 'value', column, value })
    }
  }
  return phrases
}

/** Names that autocompletion and corrections offer. */
export function namesOf({ measures, dimensions }: Vocabulary): string[] {
  return [
    ...new Set([
      ...measures.map(({ label }) => label),
      ...dimensions.map(({ label }) => label),
      ...dimensions.flatMap(({ values }) => values),
    ]),
  ]
}

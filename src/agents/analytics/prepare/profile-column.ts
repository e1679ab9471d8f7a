import { placeholders } from './column-format.ts'
import { currencyIn, human, isAdditive, isCodeName, isEntityName, isIdName, withoutCurrency } from './column-names.ts'
import type { Column, ColumnRole } from './column-profile.ts'
import { conceptOf, conceptOfMeasure, conceptOfScale } from './concepts.ts'
import { type AnalysisDatabase, literal, numberOf, type Row } from './database.ts'
import { type Draft, mostTop } from './draft-column.ts'

const averageLength = (sample: readonly string[]) =>
  sample.reduce((sum, value) => sum + value.length, 0) / Math.max(1, sample.length)

export const tidy = (value: string, type: Column['type']) => (type === 'number' ? value.replace(/\.0$/, '') : value)

async function unreadableCells(database: AnalysisDatabase, sql: string): Promise<Column['unreadable']> {
  const blanks = placeholders.map(literal).join(', ')
  const rows = await database.rows(
    `select r.${sql} as value, count(*) as count from raw r positional join t
     where t.${sql} is null and r.${sql} is not null and lower(trim(r.${sql})) not in (${blanks}) group by 1 order by 2 desc, 1`,
  )
  return {
    count: rows.reduce((sum, row) => sum + numberOf(row.count), 0),
    examples: rows.slice(0, 3).map((row) => String(row.value).slice(0, 40)),
  }
}

export function roleOf(column: Column, sample: readonly string[], rows: number): ColumnRole {
  const { name, type, filled, distinct } = column
  if (filled === 0 || distinct <= 1) return 'constant'
  const repeated = distinct / filled
  if (type === 'date') return 'date'
  const idLike = isIdName(name) && (type === 'text' || column.whole)
  if (idLike && filled > 1) {
    if (repeated > 0.95) return rows <= 3 ? 'text' : 'id'
    return distinct > mostTop || isEntityName(name) ? 'entity' : 'category'
  }
  if (type === 'number') {
    if (isCodeName(name)) return distinct <= mostTop ? 'category' : 'text'
    return distinct === 2 && column.top.every(({ value }) => value === '0' || value === '1') ? 'category' : 'measure'
  }
  const length = averageLength(sample)
  const spaced = sample.filter((value) => value.trim().split(/\s+/).length > 3).length / Math.max(1, sample.length)
  if (distinct <= mostTop && (repeated < 0.5 || filled < 12) && length < 60) return 'category'
  if (isEntityName(name) && spaced < 0.3 && repeated < 0.95) return 'entity'
  if (repeated > 0.95 && spaced < 0.1 && length < 40) return 'id'
  return 'text'
}

export async function profileColumn(
  database: AnalysisDatabase,
  draft: Draft,
  rows: number,
  counted: Row,
): Promise<Column> {
  const { sql, name, format } = draft
  const currency = format.kind === 'number' && format.unit === null ? currencyIn(name) : null
  const label = currency ? currency.label : format.kind === 'number' ? withoutCurrency(human(name)) : human(name)
  const filled = numberOf(counted[`f_${sql}`])
  let distinct = Math.min(filled, numberOf(counted[`d_${sql}`]))
  // The estimate is a few per cent off, which is the difference between an id and a customer.
  const ratio = distinct / Math.max(1, filled)
  const named = isIdName(name) || isEntityName(name)
  if (
    ratio > 0.6 &&
    (format.kind === 'text' ? named || averageLength(draft.sample) < 24 : format.kind === 'number' && named)
  ) {
    distinct = numberOf((await database.row(`select count(distinct ${sql}) as n from t`)).n)
  }
  const type = format.kind === 'number' ? 'number' : format.kind === 'date' ? 'date' : 'text'
  const refused = type === 'text' ? 0 : draft.rawFilled - filled
  const unreadable = refused > 0 ? await unreadableCells(database, sql) : { count: 0, examples: [] }
  let top: { value: string; count: number }[] = []
  if (type !== 'date' && distinct <= mostTop * 1.2) {
    const groups = await database.rows(
      [
        `select ${sql}::varchar as value, count(*) as count from t where ${sql} is not null group`,
        `by ${sql} order by 2 desc, 1 limit ${mostTop + 1}`,
      ].join(' '),
    )
    top = groups.map(({ value, count }) => ({ value: tidy(String(value), type), count: numberOf(count) }))
    if (top.length <= mostTop) distinct = top.length
    // Few in the sample and more in the table: rare values that only all rows show.
    else if (distinct === 0) distinct = numberOf((await database.row(`select count(distinct ${sql}) as n from t`)).n)
  }
  const whole = type === 'number' && draft.sample.every((value) => !/[.,]\d{1,2}\s*\D*$/.test(value))
  const money = currency !== null || (format.kind === 'number' && format.unit?.kind === 'money')
  const column: Column = {
    sql,
    name,
    label,
    type,
    role: 'text',
    filled,
    missing: rows - filled,
    distinct,
    unreadable,
    unit: currency ? { kind: 'money', symbol: currency.symbol } : format.kind === 'number' ? format.unit : null,
    whole,
    additive: type === 'number' && (isAdditive(name) || (money && !/price|average|avg/i.test(label))),
    statistics: null,
    top,
    spellings: [],
    range: null,
    ...(format.kind === 'date' && format.patterns === 'fiscal' ? { fiscal: format.part } : {}),
    dayFirstAssumed: format.kind === 'date' && format.dayFirst === 'assumed',
    concept: type === 'number' ? (conceptOfMeasure(label) ?? conceptOfScale(name)) : conceptOf(label),
  }
  return { ...column, role: roleOf(column, draft.sample, rows) }
}

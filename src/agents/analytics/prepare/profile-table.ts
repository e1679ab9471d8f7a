import { type ColumnFormat, columnFormat, numberShape, placeholders } from './column-format.ts'
import {
  currencyIn,
  human,
  isAdditive,
  isCodeName,
  isEntityName,
  isIdName,
  rowNoun,
  withoutCurrency,
} from './column-names.ts'
import type { Column, ColumnRole, Table } from './column-profile.ts'
import { addStatistics } from './column-statistics.ts'
import { conceptOf, conceptOfMeasure } from './concepts.ts'
import { type AnalysisDatabase, literal, type Row } from './database.ts'

/** Rows that are looked at to find out how a column is read. */
const sampleRows = 2_000
const sampleRuns = 50
/** Most values of a category whose counts are kept. */
const mostTop = 60
/** Rows up to which numbers of different values are exact. */
const mostCountedRows = 100_000

interface Draft {
  sql: string
  name: string
  format: ColumnFormat
  sample: string[]
  rawFilled: number
}

const number = (value: Row[string] | undefined) => (typeof value === 'number' ? value : 0)

/** Turns table `raw` into the typed table `t` and describes its columns. `raw` is dropped. */
export async function profileTable(
  database: AnalysisDatabase,
  names: readonly string[],
  fileName: string,
): Promise<Table> {
  const columns = names.map((name, index) => ({ name, sql: `c${index}` }))
  const rows = number((await database.row('select count(*) as n from raw')).n)
  const sample = await database.rows(sampleOf(rows))
  const drafts = columns.map(({ name, sql }): Draft => {
    const texts = sample.map((row) => row[sql]).filter((value) => typeof value === 'string')
    return { name, sql, sample: texts, format: columnFormat(texts, name), rawFilled: 0 }
  })
  await countRaw(database, drafts)
  await database.run(`create table t as select ${drafts.map(typed).join(', ')} from raw`)
  const filled = await database.row(
    `select ${drafts.map((draft) => `count(${draft.sql}) as f_${draft.sql}${hasFewValues(draft) ? '' : `, ${distinctOf(draft.sql, rows)} as d_${draft.sql}`}`).join(', ')} from t`,
  )
  const profiled: Column[] = []
  for (const draft of drafts) profiled.push(await profileColumn(database, draft, rows, filled))
  await database.run('drop table raw')
  for (const column of profiled) await mergeSpellings(database, column)
  await addStatistics(database, profiled)
  const uniqueIds = profiled.filter((column) => column.role === 'id').map(({ name }) => name)
  const duplicateRows = profiled.some(({ filled: known, distinct }) => known === rows && distinct === rows)
    ? 0
    : rows - (await distinctRows(database, profiled))
  return { rows, columns: profiled, row: rowNoun(uniqueIds, fileName), duplicateRows }
}

/** Rows from all of `raw`; of a long table in runs, since whatever is read of it is read around a row. */
function sampleOf(rows: number): string {
  if (rows <= mostCountedRows) {
    return `select * from raw where rowid % ${Math.max(1, Math.floor(rows / sampleRows))} = 0 limit ${sampleRows}`
  }
  const length = sampleRows / sampleRuns
  const starts = Array.from({ length: sampleRuns }, (_, run) => Math.floor((run * (rows - length)) / (sampleRuns - 1)))
  return starts
    .map((start) => `(select * from raw where rowid between ${start} and ${start + length - 1})`)
    .join(' union all ')
}

/** Cells that are not empty, of the columns whose cells may be refused by their type. */
async function countRaw(database: AnalysisDatabase, drafts: readonly Draft[]): Promise<void> {
  const typedDrafts = drafts.filter(({ format }) => format.kind !== 'text')
  if (typedDrafts.length === 0) return
  const counts = await database.row(
    `select ${typedDrafts.map(({ sql }) => `count(${sql}) as ${sql}`).join(', ')} from raw`,
  )
  for (const draft of typedDrafts) draft.rawFilled = number(counts[draft.sql])
}

/** Counting every value of a large table would take longer than all else. */
const distinctOf = (sql: string, rows: number) =>
  rows <= mostCountedRows ? `count(distinct ${sql})` : `approx_count_distinct(${sql})`

/** Whether counting the values themselves costs less than to estimate how many there are. */
function hasFewValues({ format, sample }: Draft): boolean {
  return format.kind !== 'date' && new Set(sample).size <= mostTop / 2
}

async function distinctRows(database: AnalysisDatabase, columns: readonly Column[]): Promise<number> {
  const row = await database.row(`select count(distinct hash(${columns.map(({ sql }) => sql).join(', ')})) as n from t`)
  return number(row.n)
}

/** The expression that reads a column by its format. */
function typed({ sql, format, sample }: Draft): string {
  if (format.kind === 'number') return `${numberExpression(sql, format.decimal, sample)} as ${sql}`
  if (format.kind === 'date') {
    if (format.patterns === 'serial') {
      return `timestamp '1899-12-30' + to_seconds(round(try_cast(${sql} as double) * 86400)) as ${sql}`
    }
    if (format.patterns === null) {
      const plain = sample.some((value) => value.endsWith('UTC')) ? `regexp_replace(${sql}, ' ?UTC$', 'Z')` : sql
      return `try_cast(${plain} as timestamp) as ${sql}`
    }
    return `try_strptime(trim(${sql}), [${format.patterns.map(literal).join(', ')}]) as ${sql}`
  }
  const trimmed = sample.some((value) => value !== value.trim()) ? `nullif(trim(${sql}), '')` : sql
  const blanks = missingTexts(sample)
  return blanks.length === 0
    ? `${trimmed} as ${sql}`
    : `case when lower(trim(${sql})) in (${blanks.map(literal).join(', ')}) then null else ${trimmed} end as ${sql}`
}

function numberExpression(sql: string, decimal: '.' | ',', sample: readonly string[]): string {
  if (sample.every((value) => /^-?\d+(\.\d+)?$/.test(value))) return `try_cast(${sql} as double)`
  const shape = literal(numberShape.replaceAll('\\u00a0', '\\x{00a0}').replaceAll('−', '\\x{2212}'))
  const bare = `regexp_replace(replace(${sql}, '−', '-'), '[^0-9.,eE+-]', '', 'g')`
  const plain = decimal === '.' ? `replace(${bare}, ',', '')` : `replace(replace(${bare}, '.', ''), ',', '.')`
  // Accountants write a loss in parentheses; letters of a currency may leave an E behind.
  const value = `try_cast(regexp_replace(${plain}, '^[eE]+|[eE]+$', '', 'g') as double)`
  return `case when regexp_full_match(trim(${sql}), ${shape}) then case when trim(${sql}) like '(%' then -${value} else ${value} end end`
}

/** Texts of a category that mean "no value". Beside other regions "NA" is North America; "None" may be an answer. */
function missingTexts(sample: readonly string[]): string[] {
  const found = new Set(
    sample.map((value) => value.trim().toLowerCase()).filter((value) => placeholders.includes(value)),
  )
  for (const answer of ['none', 'unknown', '.']) found.delete(answer)
  if (sample.some((value) => /^(emea|apac|latam|eu|europe|asia|north america|sa|mea)$/i.test(value.trim())))
    found.delete('na')
  return [...found]
}

async function profileColumn(database: AnalysisDatabase, draft: Draft, rows: number, counted: Row): Promise<Column> {
  const { sql, name, format } = draft
  const currency = format.kind === 'number' && format.unit === null ? currencyIn(name) : null
  const label = currency ? currency.label : format.kind === 'number' ? withoutCurrency(human(name)) : human(name)
  const filled = number(counted[`f_${sql}`])
  let distinct = Math.min(filled, number(counted[`d_${sql}`]))
  // The estimate is a few per cent off, which is the difference between an id and a customer.
  const ratio = distinct / Math.max(1, filled)
  const named = isIdName(name) || isEntityName(name)
  if (
    ratio > 0.6 &&
    (format.kind === 'text' ? named || averageLength(draft.sample) < 24 : format.kind === 'number' && named)
  ) {
    distinct = number((await database.row(`select count(distinct ${sql}) as n from t`)).n)
  }
  const type = format.kind === 'number' ? 'number' : format.kind === 'date' ? 'date' : 'text'
  const refused = type === 'text' ? 0 : draft.rawFilled - filled
  const unreadable = refused > 0 ? await unreadableCells(database, sql) : { count: 0, examples: [] }
  let top: { value: string; count: number }[] = []
  if (type !== 'date' && distinct <= mostTop * 1.2) {
    const groups = await database.rows(
      `select ${sql}::varchar as value, count(*) as count from t where ${sql} is not null group by ${sql} order by 2 desc, 1 limit ${mostTop + 1}`,
    )
    top = groups.map(({ value, count }) => ({ value: tidy(String(value), type), count: number(count) }))
    if (top.length <= mostTop) distinct = top.length
    // Few in the sample and more in the table: rare values that only all rows show.
    else if (distinct === 0) distinct = number((await database.row(`select count(distinct ${sql}) as n from t`)).n)
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
    dayFirstAssumed: format.kind === 'date' && format.dayFirst === 'assumed',
    concept: type === 'number' ? conceptOfMeasure(label) : conceptOf(label),
  }
  return { ...column, role: roleOf(column, draft.sample, rows) }
}

const averageLength = (sample: readonly string[]) =>
  sample.reduce((sum, value) => sum + value.length, 0) / Math.max(1, sample.length)

const tidy = (value: string, type: Column['type']) => (type === 'number' ? value.replace(/\.0$/, '') : value)

async function unreadableCells(database: AnalysisDatabase, sql: string): Promise<Column['unreadable']> {
  const blanks = placeholders.map(literal).join(', ')
  const rows = await database.rows(
    `select r.${sql} as value, count(*) as count from raw r positional join t
     where t.${sql} is null and r.${sql} is not null and lower(trim(r.${sql})) not in (${blanks}) group by 1 order by 2 desc, 1`,
  )
  return {
    count: rows.reduce((sum, row) => sum + number(row.count), 0),
    examples: rows.slice(0, 3).map((row) => String(row.value).slice(0, 40)),
  }
}

function roleOf(column: Column, sample: readonly string[], rows: number): ColumnRole {
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

/** "EU" and "eu" are one value: the rarer spelling is read as the more frequent one, and the reader is told. */
async function mergeSpellings(database: AnalysisDatabase, column: Column): Promise<void> {
  if (column.role !== 'category' || column.type !== 'text') return
  const bySpelling = Map.groupBy(column.top, ({ value }) =>
    value
      .trim()
      .toLowerCase()
      .replace(/[\s_-]+/g, ' '),
  )
  const variants = [...bySpelling.values()].filter((list) => list.length > 1)
  if (variants.length === 0) return
  const cases = variants.flatMap(([first, ...rest]) =>
    rest.map(({ value }) => `when ${literal(value)} then ${literal(first?.value ?? value)}`),
  )
  await database.run(
    `update t set ${column.sql} = case ${column.sql} ${cases.join(' ')} else ${column.sql} end where ${column.sql} is not null`,
  )
  column.spellings = variants
  column.top = [...bySpelling.values()]
    .map((list) => ({ value: list[0]?.value ?? '', count: list.reduce((sum, { count }) => sum + count, 0) }))
    .toSorted((a, b) => b.count - a.count)
  column.distinct = column.top.length
}

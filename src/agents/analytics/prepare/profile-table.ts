import { columnFormat } from './column-format.ts'
import { rowNoun } from './column-names.ts'
import type { Column, Table } from './column-profile.ts'
import { addStatistics } from './column-statistics.ts'
import { type AnalysisDatabase, literal, numberOf } from './database.ts'
import { type Draft, mostTop } from './draft-column.ts'
import { profileColumn } from './profile-column.ts'
import { typed } from './typed-column.ts'

/** Rows that are looked at to find out how a column is read. */
const sampleRows = 2_000
const sampleRuns = 50
/** Rows up to which numbers of different values are exact. */
const mostCountedRows = 100_000

/** Turns table `raw` into the typed table `t` and describes its columns. `raw` is dropped. */
export async function profileTable(
  database: AnalysisDatabase,
  names: readonly string[],
  fileName: string,
): Promise<Table> {
  const columns = names.map((name, index) => ({ name, sql: `c${index}` }))
  const rows = numberOf((await database.row('select count(*) as n from raw')).n)
  const sample = await database.rows(sampleOf(rows))
  const drafts = columns.map(({ name, sql }): Draft => {
    const texts = sample.map((row) => row[sql]).filter((value) => typeof value === 'string')
    return { name, sql, sample: texts, format: columnFormat(texts, name), rawFilled: 0 }
  })
  await countRaw(database, drafts)
  await database.run(`create table t as select ${drafts.map(typed).join(', ')} from raw`)
  const filled = await database.row(`select ${drafts.map((draft) => countsOf(draft, rows)).join(', ')} from t`)
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
  for (const draft of typedDrafts) draft.rawFilled = numberOf(counts[draft.sql])
}

/** How many cells of a column are filled and, where it may have many values, how many different ones there are. */
function countsOf(draft: Draft, rows: number): string {
  const filled = `count(${draft.sql}) as f_${draft.sql}`
  return hasFewValues(draft) ? filled : `${filled}, ${distinctOf(draft.sql, rows)} as d_${draft.sql}`
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
  return numberOf(row.n)
}

/** "EU" and "eu" are one value: the rarer spelling is read as the more frequent one, and reported as a finding. */
async function mergeSpellings(database: AnalysisDatabase, column: Column): Promise<void> {
  if (column.role !== 'category' || column.type !== 'text') return
  const bySpelling = Map.groupBy(column.top, ({ value }) =>
    value
      .trim()
      .toLowerCase()
      .replace(/(?<=\p{L})\.(?=\p{L}|$)/gu, '')
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

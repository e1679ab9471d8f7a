import { columnFormat } from './column-format.ts'
import { type AnalysisDatabase, literal, numberOf } from './database.ts'
import { namedPeriods } from './period-names.ts'
import { readPeriods } from './read-periods.ts'

interface TidyTable {
  names: string[]
  /** What the reader should know about the reading. */
  notes: string[]
}

/** What a row or a column is called that adds up the others. */
const sumNames = new Set(
  'total,totals,grand total,sum,summe,gesamt,gesamtsumme,insgesamt,totale,total general,total général,suma'.split(','),
)
/**
 * Of a table longer than `longTable` only these many rows at its ends are looked at for sums: nobody adds up in the middle
 * of an export.
 */
const endRows = 1_000
const longTable = 100_000
/** More rows of that name are values of their own. */
const mostSumRows = 3
/** A table of months beside each other that would be longer than this when turned is left as it is. */
const mostTurned = 2_000_000
const mostBeside = 8
const sampleRows = 200

/**
 * Makes table `raw` one row a thing and one column a fact, as people keep it in databases and not in spreadsheets: without empty rows
 * and rows that add up others, and with months that stand beside each other below each other.
 */
export async function tidyTable(database: AnalysisDatabase, names: readonly string[]): Promise<TidyTable> {
  const notes = await withoutSums(database, names)
  const turned = await periodsAsRows(database, names)
  if (turned) return { names: turned.names, notes: [...notes, turned.note] }
  const read = await readPeriods(database, names)
  return { names: read.names, notes: [...notes, ...read.notes] }
}

async function withoutSums(database: AnalysisDatabase, names: readonly string[]): Promise<string[]> {
  const cells = names.map((_, index) => `c${index}`)
  const count = async (condition: string) =>
    numberOf((await database.row(`select count(*) as n from raw where ${condition}`)).n)
  const all = await count('true')
  // Columns without a gap are known to be so, and then no row is read.
  const isEmpty = cells.map((cell) => `${cell} is null`).join(' and ')
  const isNamedSum = `lower(trim(coalesce(${cells.slice(0, 2).join(', ')}, ''))) in (${[...sumNames].map(literal).join(', ')})`
  const isSum = all > longTable ? `(rowid < ${endRows} or rowid >= ${all - endRows}) and ${isNamedSum}` : isNamedSum
  const empties = await count(isEmpty)
  const rows = all - empties
  const found = await count(isSum)
  const drops = found > 0 && found <= mostSumRows && rows - found >= 3 && names.length > 1
  if (rows === 0) return []
  const unwanted = [...(empties > 0 ? [isEmpty] : []), ...(drops ? [isSum] : [])]
  if (unwanted.length > 0)
    await database.run(`delete from raw where ${unwanted.map((each) => `(${each})`).join(' or ')}`)
  return drops
    ? [
        found === 1
          ? 'One row that adds up the others ("Total") was left out, so that nothing counts twice.'
          : `${found} rows that add up others ("Total") were left out, so that nothing counts twice.`,
      ]
    : []
}

async function periodsAsRows(
  database: AnalysisDatabase,
  names: readonly string[],
): Promise<{ names: string[]; note: string } | null> {
  const periods = namedPeriods(names)
  if (!periods) return null
  const wide = names.map((name, index) => ({ name, sql: `c${index}`, start: periods.starts[index] ?? null }))
  const dated = wide.filter((column) => column.start !== null)
  const beside = wide.filter(({ name, start }) => start === null && !sumNames.has(name.trim().toLowerCase()))
  if (beside.length === 0 || beside.length > mostBeside) return null
  const rows = numberOf((await database.row('select count(*) as n from raw')).n)
  if (rows * dated.length > mostTurned) return null
  const sample = await database.rows(`select * from raw limit ${sampleRows}`)
  const formats = dated.map(({ sql }) =>
    columnFormat(sample.map((row) => row[sql]).filter((value) => typeof value === 'string')),
  )
  const numbers = formats.filter((format) => format.kind === 'number')
  if (numbers.length < dated.length) return null
  const isShare = numbers.every(({ unit }) => unit?.kind === 'percent')
  const kept = beside.map((column, index) => `${column.sql} as c${index}, `)
  const parts = dated.map(
    ({ sql, start }) =>
      `select ${kept.join('')}${literal(start ?? '')} as c${beside.length}, ${sql} as c${beside.length + 1}
     from wide where ${sql} is not null`,
  )
  await database.run('alter table raw rename to wide')
  await database.run(`create table raw as ${parts.join(' union all ')}`)
  await database.run('drop table wide')
  return {
    // A share of something is averaged, and a value is added up.
    names: [...beside.map(({ name }) => name), periods.grain, isShare ? 'Rate' : 'Value'],
    note: [
      `The columns from "${dated[0]?.name}" to "${dated.at(-1)?.name}" were read as`,
      `${periods.grain.toLowerCase()}s of one value, one row each.`,
    ].join(' '),
  }
}

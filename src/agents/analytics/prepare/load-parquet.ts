import { AppError } from '#shared/errors/app-error.ts'
import { headerNames } from '#shared/table/text-preview.ts'
import { type AnalysisDatabase, literal, numberOf } from './database.ts'
import { mostColumns, nullTexts } from './load-table.ts'

/** A few kilobytes may claim a billion equal rows. More than this is not analysed in the time that an analysis may take. */
export const mostRows = 20_000_000

const count = new Intl.NumberFormat('en-US')

/** Values that a table can show in one cell; lists, records and bytes are none. */
const cellType =
  /^(VARCHAR|BOOLEAN|U?(TINYINT|SMALLINT|INTEGER|BIGINT|HUGEINT)|DECIMAL\(.*\)|FLOAT|DOUBLE|DATE|TIME.*|UUID|ENUM\(.*\))$/s

/**
 * Loads a Parquet file as table `raw` with the columns c0, c1 ... of texts, as a text file would give them. Returns the names of its
 * columns and what the reader should know. Throws FILE_UNREADABLE, FILE_EMPTY, PAYLOAD_TOO_LARGE.
 */
export async function loadParquet(
  database: AnalysisDatabase,
  path: string,
): Promise<{ names: string[]; notes: string[] }> {
  const source = `read_parquet(${literal(path)}, hive_partitioning = false)`
  try {
    const { rows } = await database.row(`select num_rows as rows from parquet_file_metadata(${literal(path)})`)
    assertRows(numberOf(rows))
    const all = (await database.rows(`describe select * from ${source}`)).map(({ column_name, column_type }) => ({
      name: String(column_name),
      type: String(column_type),
    }))
    const cells = all.filter(({ type }) => cellType.test(type))
    if (cells.length === 0) throw new AppError('FILE_UNREADABLE', { internal: 'a Parquet file without plain columns' })
    const kept = cells.slice(0, mostColumns)
    await database.run(
      `create or replace table raw as select ${kept.map((column, index) => `${asText(column)} as c${index}`).join(', ')} from ${source}`,
    )
    const others = all.filter((column) => !cells.includes(column)).map(({ name }) => `"${name}"`)
    return {
      names: headerNames(
        kept.map(({ name }) => name),
        kept.length,
      ),
      notes: [
        ...(others.length > 0
          ? [
              `Columns of lists, records or bytes were left out: ${others.slice(0, 8).join(', ')}${others.length > 8 ? ' and others' : ''}.`,
            ]
          : []),
        ...(cells.length > kept.length
          ? [`The file has ${cells.length} columns; the first ${kept.length} were analysed.`]
          : []),
      ],
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('FILE_UNREADABLE', { internal: 'the Parquet file could not be read', cause: error })
  }
}

function assertRows(rows: number): void {
  if (rows === 0) throw new AppError('FILE_EMPTY')
  if (rows > mostRows)
    throw new AppError('PAYLOAD_TOO_LARGE', {
      userMessage: `This file holds ${count.format(rows)} rows; at most ${count.format(mostRows)} can be analyzed. Please upload a part of it.`,
    })
}

/** Moments with a zone are said in UTC, whatever the zone of this machine is; what is no number is missing. */
function asText({ name, type }: { name: string; type: string }): string {
  const cell = `"${name.replaceAll('"', '""')}"`
  if (type.endsWith('WITH TIME ZONE') && type.startsWith('TIMESTAMP')) return `(${cell} at time zone 'UTC')::varchar`
  if (type === 'FLOAT' || type === 'DOUBLE') return `case when isfinite(${cell}) then ${cell}::varchar end`
  const text = `${cell}::varchar`
  return type === 'VARCHAR' || type.startsWith('ENUM')
    ? `case when ${text} not in (${nullTexts.map(literal).join(', ')}) then ${text} end`
    : text
}

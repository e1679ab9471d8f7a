import { createReadStream, createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import Papa from 'papaparse'
import { AppError } from '#shared/errors/app-error.ts'
import { type AnalysisDatabase, literal } from './database.ts'
import type { TextSource } from './table-source.ts'

/** Columns that are analysed; a table with more is read up to here. */
export const mostColumns = 150

/** Never a value in a column of any kind. "NA" and "None" may be one (a region, an answer), so their column decides. */
export const nullTexts = ['', 'NULL', 'null', '#N/A', 'NaN', 'nan', 'N/A', 'n/a']

/** Loads the text as table `raw` with the columns c0, c1 ... as they stand. Returns what the reader should know. */
export async function loadTable(database: AnalysisDatabase, source: TextSource, scratch: string): Promise<string[]> {
  const { layout } = source
  const width = layout.headers.length
  const columns = Array.from({ length: width }, (_, index) => `'c${index}': 'VARCHAR'`).join(', ')
  const kept = Math.min(width, mostColumns)
  const selected = Array.from({ length: kept }, (_, index) => `c${index}`).join(', ')
  const load = (path: string, delimiter: string, more: string) =>
    database.run(
      `create or replace table raw as select ${selected} from read_csv(${literal(path)}, auto_detect = false,
         columns = {${columns}}, delim = ${literal(delimiter)}, quote = '"', escape = '"',
         nullstr = [${nullTexts.map(literal).join(', ')}], max_line_size = 8388608, ${more})`,
    )
  const place = `header = ${layout.header}, skip = ${layout.skip}`
  const notes = width > kept ? [`The file has ${width} columns; the first ${kept} were analysed.`] : []
  try {
    await load(source.path, layout.delimiter, place)
    return notes
  } catch {
    // Rows of uneven length, or quotes that do not fit: a reader that forgives both, row by row.
  }
  try {
    const uneven = await writeEvenRows(source, scratch, width)
    await load(scratch, ',', 'header = false')
    return uneven > 0
      ? [
          ...notes,
          `${uneven.toLocaleString('en-US')} rows have another number of cells than the header; they were filled up or cut.`,
        ]
      : notes
  } catch (cause) {
    throw new AppError('FILE_UNREADABLE', { internal: 'the rows could not be read', cause })
  }
}

/** Rewrites the rows with one width. Returns how many had another one. */
async function writeEvenRows(source: TextSource, target: string, width: number): Promise<number> {
  const { layout } = source
  let uneven = 0
  let passed = 0
  const before = layout.header ? 1 : 0
  let skipLines = layout.skip
  const parse = Papa.parse(Papa.NODE_STREAM_INPUT, { delimiter: layout.delimiter, skipEmptyLines: 'greedy' })
  const even = new Transform({
    writableObjectMode: true,
    transform(row: string[], _encoding, done) {
      passed += 1
      if (passed <= before) return done()
      if (row.length !== width) uneven += 1
      const cells = Array.from({ length: width }, (_, index) => row[index] ?? '')
      return done(null, `${Papa.unparse([cells])}\n`)
    },
  })
  const skip = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let rest = chunk
      while (skipLines > 0 && rest.byteLength > 0) {
        const end = rest.indexOf(0x0a)
        if (end < 0) return done()
        skipLines -= 1
        rest = rest.subarray(end + 1)
      }
      return done(null, rest)
    },
  })
  await pipeline(createReadStream(source.path), skip, parse, even, createWriteStream(target, { mode: 0o600 }))
  return uneven
}

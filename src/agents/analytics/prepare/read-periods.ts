import { columnFormat, fewestYears } from './column-format.ts'
import { type AnalysisDatabase, literal, numberOf } from './database.ts'
import { fiscalLabel, fiscalText } from './fiscal-label.ts'
import { type MomentParts, momentTexts, partColumn, yearColumn } from './moment-parts.ts'

/** Different labels up to which a column names periods. */
const mostLabels = 5_000
const sampleRows = 500
/** Share of a column's cells that must be labels. */
const needed = 0.9

interface RawColumn {
  name: string
  sql: string
  sample: string[]
}

interface ReadPeriods {
  names: string[]
  notes: string[]
}

/**
 * Brings fiscal labels of table `raw` to one spelling, and a year in one column with its quarter, month or week in another to one
 * column, where no date says when a row was. The labels of a table with dates stay groups.
 */
export async function readPeriods(database: AnalysisDatabase, names: readonly string[]): Promise<ReadPeriods> {
  const unchanged = { names: [...names], notes: [] }
  const rows = numberOf((await database.row('select count(*) as n from raw')).n)
  if (rows === 0) return unchanged
  const stride = Math.max(1, Math.floor(rows / sampleRows))
  const sample = await database.rows(`select * from raw where rowid % ${stride} = 0 limit ${sampleRows}`)
  const columns = names.map((name, index): RawColumn => {
    const sql = `c${index}`
    return { name, sql, sample: sample.map((row) => row[sql]).filter((value) => typeof value === 'string') }
  })
  if (columns.some(isDated)) return unchanged
  const together = await joined(database, columns)
  if (together) return together
  const labelled = columns.find(isLabelled)
  return labelled ? { names: [...names], notes: await spell(database, labelled) } : unchanged
}

/** Whether a column says more than a year. */
function isDated({ name, sample }: RawColumn): boolean {
  const format = columnFormat(sample, name)
  if (format.kind !== 'date') return false
  return format.patterns === 'fiscal' ? format.part !== 'year' : format.patterns?.[0] !== '%Y'
}

function isLabelled({ sample }: RawColumn): boolean {
  const labels = sample.flatMap((text) => fiscalLabel(text) ?? [])
  const [first] = labels
  if (!first || labels.length < needed * sample.length) return false
  if (labels.some(({ part }) => part !== first.part)) return false
  return first.part !== 'year' || new Set(labels.map(({ year }) => year)).size >= fewestYears
}

/** Brings the labels of a column to one spelling, where they are few enough. Answers with what the reader should know about it. */
async function spell(database: AnalysisDatabase, { name, sql }: RawColumn): Promise<string[]> {
  const rows = await database.rows(
    `select distinct ${sql} as text from raw where ${sql} is not null order by 1 limit ${mostLabels + 1}`,
  )
  if (rows.length > mostLabels) return []
  const read = rows.flatMap(({ text }) => {
    const label = fiscalLabel(String(text))
    return label ? [{ text: String(text), label }] : []
  })
  const pairs = read.map(({ text, label }) => `(${literal(text)}, ${literal(fiscalText(label))})`)
  await database.run(
    `update raw set ${sql} = labels.spelling from (values ${pairs.join(', ')}) as labels(text, spelling) where raw.${sql} = labels.text`,
  )
  const split = read.find(({ text }) => /\d[/–]\d|(?<!\d)\d{4}-\d{2}(?!\d)/.test(text))
  return split
    ? [
        `"${split.text}" in ${name} was read as ${fiscalText(split.label).replace('-', ' ')}: fiscal years are named by the year in which they end.`,
      ]
    : []
}

async function joined(database: AnalysisDatabase, columns: readonly RawColumn[]): Promise<ReadPeriods | null> {
  const year = columns.find(({ name }) => yearColumn.test(name.trim().replace(/[_-]+/g, ' ')))
  const part = columns.find(({ name }) => partColumn.test(name.trim().replace(/[_-]+/g, ' ')))
  if (!year || !part || year === part) return null
  const moments = await database.rows(
    `select ${year.sql} as year, ${part.sql} as part from raw where ${year.sql} is not null and ${part.sql} is not null
     group by all order by min(rowid) limit ${mostLabels + 1}`,
  )
  if (moments.length > mostLabels) return null
  const parts: MomentParts = {
    yearName: year.name,
    partName: part.name,
    moments: moments.map((row) => ({ year: String(row.year), part: String(row.part) })),
  }
  const read = momentTexts(parts)
  if (!read) return null
  const pairs = parts.moments.flatMap(({ year: one, part: other }, index) => {
    const text = read.texts[index]
    return text ? [`(${literal(one)}, ${literal(other)}, ${literal(text)})`] : []
  })
  await database.run(
    `update raw set ${year.sql} = moments.text from (values ${pairs.join(', ')}) as moments(year, part, text)
     where raw.${year.sql} = moments.year and raw.${part.sql} = moments.part`,
  )
  await database.run(`alter table raw drop column ${part.sql}`)
  const kept = columns.filter((column) => column !== part)
  for (const [index, { sql }] of kept.entries()) {
    if (sql !== `c${index}`) await database.run(`alter table raw rename column ${sql} to c${index}`)
  }
  return {
    names: kept.map((column) => (column === year ? part.name : column.name)),
    notes: [`"${year.name}" and "${part.name}" were read together as one moment.`, ...read.notes],
  }
}

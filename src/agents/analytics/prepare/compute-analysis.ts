import { holdsFigure } from '../bound-text.ts'
import type { ColumnSummary, PreparedAnalysis } from '../prepared.ts'
import type { Column, Table } from './column-profile.ts'
import type { AnalysisDatabase } from './database.ts'
import type { AnalysisView } from './findings/analysis-view.ts'
import { withDurations, withLateness } from './findings/durations.ts'
import { missingFindings, qualityFindings } from './findings/gaps.ts'
import { groupTrendFindings } from './findings/group-trends.ts'
import { levelFindings } from './findings/levels.ts'
import { dataLimits } from './findings/limits.ts'
import { findOutcomes } from './findings/outcomes.ts'
import { peopleFindings } from './findings/people.ts'
import { askedFor } from './findings/question.ts'
import { ranked } from './findings/rank.ts'
import { scoreFindings } from './findings/scores.ts'
import { outlierFindings, relationFindings, weekdayFinding } from './findings/shape.ts'
import { signalFindings } from './findings/signals.ts'
import { splitFindings } from './findings/splits.ts'
import { findTimeAxis } from './findings/time-axis.ts'
import { trendFindings } from './findings/trends.ts'
import { createValueBook } from './findings/value-book.ts'
import { amountText, countText, dateText } from './number-text.ts'

/** Categories that rows are split by, and values one of them may have. */
const mostCategories = 8
const mostCategoryValues = 30

/** Everything that is computed of a typed table. The same table and question give the same analysis. */
export async function computeAnalysis(
  database: AnalysisDatabase,
  profiled: Table,
  request: { fileName: string; format: string; notes: readonly string[]; question: string | null },
  note: (text: string) => void,
): Promise<PreparedAnalysis> {
  const time = findTimeAxis(profiled)
  const table = await withLateness(database, await withDurations(database, profiled, time))
  const asked = askedFor(request.question, table)
  const wanted = (column: Column) => Number(asked?.columns.has(column.name) ?? false)
  const book = createValueBook()
  const view: AnalysisView = {
    database,
    table,
    book,
    time,
    compared: new Set(),
    outcomes: findOutcomes(table, asked),
    categories: table.columns
      .filter(
        ({ role, distinct, filled }) =>
          role === 'category' && distinct >= 2 && distinct <= mostCategoryValues && filled > table.rows * 0.2,
      )
      .toSorted((a, b) => wanted(b) - wanted(a))
      .slice(0, mostCategories),
    measures: table.columns
      .filter(({ role, statistics }) => role === 'measure' && statistics !== null && statistics.deviation > 0)
      // What has a meaning that people act on comes before mere sizes.
      .toSorted((a, b) => wanted(b) - wanted(a) || Number(b.concept !== null) - Number(a.concept !== null)),
  }
  view.categories = await withoutTwins(database, view.categories, table.rows)
  basics(view, request, profiled.columns.length)
  levelFindings(view)
  note('Looking for changes over time...')
  await trendFindings(view)
  await groupTrendFindings(view)
  note('Comparing groups...')
  await splitFindings(view)
  await signalFindings(view)
  await peopleFindings(view)
  note('Checking scores, links, gaps and extremes...')
  await scoreFindings(view)
  await relationFindings(view)
  await outlierFindings(view)
  await weekdayFinding(view)
  await missingFindings(view)
  qualityFindings(view)

  const findings = ranked(book.findings, asked)
  const kept = new Set(findings.map(({ id }) => id))
  const keeps = (id: string) => id.startsWith('data.') || kept.has(id.split('.')[0] ?? '')
  return {
    fileName: request.fileName,
    format: request.format,
    rows: table.rows,
    row: table.row,
    question: request.question,
    columns: profiled.columns.map((column) => summaryOf(column, table)),
    values: Object.fromEntries(Object.entries(book.values).filter(([id]) => keeps(id))),
    findings,
    charts: book.charts.filter(({ id }) => keeps(id)),
    compared: {
      categories: view.categories.map(({ label }) => label),
      outcomes: view.outcomes.map(({ what }) => what),
      tested: [...view.compared],
      shown: book.findings
        .filter(({ kind }) => kind === 'outcome')
        .map(({ subject }) => `${subject.what}|${subject.by}`),
    },
    limits: dataLimits(view, request.question, findings),
    notes: [
      ...request.notes,
      ...profiled.columns
        .filter(({ dayFirstAssumed }) => dayFirstAssumed)
        .map(({ label }) => `In ${label} day and month cannot be told apart; it was read as month first.`),
    ],
    names: namesWithFigures(profiled, request.fileName),
  }
}

/**
 * Without categories that another one says already: a ticket's subject that names its area, or a country beside its code. Of
 * two, the one with fewer values stays.
 */
async function withoutTwins(
  database: AnalysisDatabase,
  categories: readonly Column[],
  rows: number,
): Promise<Column[]> {
  const step = Math.max(1, Math.floor(rows / 5_000))
  const kept: Column[] = []
  if (categories.length < 2) return [...categories]
  await database.run(
    `create temp table looked as select ${categories.map(({ sql }) => sql).join(', ')} from t where rowid % ${step} = 0`,
  )
  for (const column of categories.toSorted((a, b) => a.distinct - b.distinct)) {
    if (kept.length > 0 && column.distinct > 2) {
      const row = await database.row(
        `select count(distinct ${column.sql}) as own, ${kept.map(({ sql }, index) => `count(distinct concat(${column.sql}, chr(1), ${sql})) filter (where ${column.sql} is not null and ${sql} is not null) as p${index}`).join(', ')} from looked`,
      )
      if (
        kept.some(
          (other, index) => other.distinct > 1 && row[`p${index}`] === row.own && other.filled >= column.filled * 0.95,
        )
      )
        continue
    }
    kept.push(column)
  }
  await database.run('drop table looked')
  return categories.filter((column) => kept.includes(column))
}

/** The figures of the table itself, which every text may use. */
function basics({ book, table, time }: AnalysisView, { fileName }: { fileName: string }, columns: number): void {
  const values = book.scope('data')
  values.name('file', fileName, 'name of the file')
  values.count('rows', table.rows, `${table.row.many} in the file`)
  values.count('columns', columns, 'columns in the file')
  const range = time?.column.range
  if (range) {
    values.name('from', dateText(range.first), `first ${time?.column.label}`)
    values.name('to', dateText(range.last), `last ${time?.column.label}`)
  }
}

const roleNames: Record<Column['role'], string> = {
  measure: 'number',
  category: 'category',
  date: 'date',
  id: 'id',
  entity: 'id, repeated',
  text: 'text',
  constant: 'one value',
}

function summaryOf(column: Column, table: Table): ColumnSummary {
  return {
    name: column.name,
    type: column.filled === 0 ? 'empty' : roleNames[column.role],
    missing: column.missing,
    distinct: column.distinct,
    detail: detailOf(column, table),
  }
}

function detailOf(column: Column, table: Table): string {
  const { statistics, range, top } = column
  if (statistics) {
    const text = (value: number) => amountText(value, column)
    return `${text(statistics.min)} to ${text(statistics.max)}, median ${text(statistics.median)}`
  }
  if (range) return `${dateText(range.first)} to ${dateText(range.last)}`
  if (top.length > 0) {
    return top
      .slice(0, 3)
      .map(({ value, count }) => `${value.slice(0, 40)} (${countText(count)})`)
      .join(', ')
  }
  return column.filled === 0 ? '' : `about ${countText(column.distinct)} different of ${countText(table.rows)}`
}

/** Names that a text may hold although there is a figure in them. */
function namesWithFigures(table: Table, fileName: string): string[] {
  const names = [
    fileName,
    ...table.columns.flatMap(({ name, label, top, role }) => [
      name,
      label,
      ...(role === 'category' ? top.slice(0, mostCategoryValues).map(({ value }) => value) : []),
    ]),
  ]
  // A bare number would let any figure pass.
  return [...new Set(names)].filter((name) => holdsFigure(name) && /\p{L}{2}/u.test(name)).slice(0, 200)
}

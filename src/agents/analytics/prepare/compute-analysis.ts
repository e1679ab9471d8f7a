import { holdsFigure } from '../bound-text.ts'
import type { RememberedDictionary } from '../dictionary.ts'
import type { PreparedAnalysis } from '../prepared.ts'
import { askableMetrics, vocabularyOf } from './asking/askable.ts'
import { askedFigure } from './asking/asked-figure.ts'
import { suggestedQuestions } from './asking/suggested-questions.ts'
import type { Table } from './column-profile.ts'
import { summaryOf } from './column-summary.ts'
import type { AnalysisDatabase } from './database.ts'
import type { AnalysisView } from './findings/analysis-view.ts'
import { answerOf, writtenAnswer } from './findings/answer.ts'
import { noQuestion } from './findings/asked-question.ts'
import { courseFindings } from './findings/course-findings.ts'
import { experimentFindings } from './findings/experiments.ts'
import { missingFindings, qualityFindings } from './findings/gaps.ts'
import { groupFindings } from './findings/group-findings.ts'
import { impossibleFindings } from './findings/impossibles.ts'
import { levelFindings } from './findings/levels.ts'
import { dataLimits } from './findings/limits.ts'
import type { Still } from './findings/move.ts'
import { outlierFindings } from './findings/outliers.ts'
import { peopleFindings } from './findings/people.ts'
import { ranked } from './findings/rank.ts'
import { relationFindings } from './findings/relations.ts'
import { scoreFindings } from './findings/scores.ts'
import { seasonFindings } from './findings/seasons.ts'
import { shareFindings } from './findings/shares-of-sums.ts'
import { signalFindings } from './findings/signals.ts'
import { noMovement } from './findings/steady-findings.ts'
import { dictionaryOf } from './meaning/column-dictionary.ts'
import { meaningOf, panelRow } from './meaning/dictionary.ts'
import { momentText } from './number-text.ts'
import { openView } from './open-view.ts'

/** Values of a category whose names may stand in a text as they are. */
const mostCategoryValues = 30
/** Fewest periods over which a level can be said to be kept. */
const leastKnown = 6

export interface AnalysisRequest {
  fileName: string
  format: string
  notes: readonly string[]
  question: string | null
  dictionaries: readonly RememberedDictionary[]
}

/** Everything that is computed of a typed table. The same table and question give the same analysis. */
export async function computeAnalysis(
  database: AnalysisDatabase,
  profiled: Table,
  request: AnalysisRequest,
  note: (text: string) => void,
): Promise<PreparedAnalysis> {
  const { view, impossible, asked } = await openView(database, profiled, request)
  const { book, table: named, understanding } = view
  basics(view, request, profiled.columns.length)
  impossibleFindings(view, impossible)
  note('Looking for changes over time...')
  const wantedNames = new Set(asked?.columns ?? [])
  const courses = await courseFindings(view, wantedNames)
  // That an event of a log was this one or that one happens to no row.
  view.outcomes = view.outcomes.filter(({ column }) => column !== courses.visitors?.step)
  levelFindings(view)
  await seasonFindings(view)
  note('Comparing groups...')
  const compared = await groupFindings(view, courses)
  const trials = await experimentFindings(view)
  await shareFindings(view)
  await signalFindings(view)
  await peopleFindings(view)
  note('Checking scores, links, gaps and extremes...')
  await scoreFindings(view)
  await relationFindings(view)
  await outlierFindings(view)
  await missingFindings(view)
  qualityFindings(view)

  const vocabulary = vocabularyOf(view)
  const { question } = request
  const found = question ? await answerOf({ view, question, compared, still: courses.still }) : null
  const answering = question ? await askedFigure(view, question, vocabulary, found) : null
  if (!request.question) mainCourse(view, courses.still)
  const answer = answering ? writtenAnswer(view, answering, trials) : null
  const findings = ranked(book.findings, asked, answering?.id ?? null)
  const kept = new Set(findings.map(({ id }) => id))
  const keeps = (id: string) => id.startsWith('data.') || kept.has(id.split('.')[0] ?? '')
  return {
    fileName: request.fileName,
    format: request.format,
    rows: named.rows,
    row: named.row,
    ...(understanding.panel ? { rowMeaning: panelRow(understanding) } : {}),
    question: request.question,
    columns: profiled.columns.map((column) => ({
      ...summaryOf(column, named),
      meaning: meaningOf(view, column, impossible),
    })),
    values: Object.fromEntries(Object.entries(book.values).filter(([id]) => keeps(id))),
    findings,
    charts: book.charts.filter(({ id }) => keeps(id)),
    compared: {
      categories: view.categories.map(({ label }) => label),
      outcomes: view.outcomes.map(({ what }) => what),
      tested: [...view.compared],
      shown: book.findings
        .filter(({ kind }) => kind === 'outcome' || kind === 'segment')
        .map(({ subject }) => `${subject.what}|${subject.by}`),
    },
    limits: dataLimits(view, request.question, findings),
    vocabulary,
    suggestedQuestions: suggestedQuestions(view, findings, vocabulary),
    dictionary: dictionaryOf(view, profiled),
    notes: [
      ...request.notes,
      ...profiled.columns
        .filter(({ dayFirstAssumed }) => dayFirstAssumed)
        .map(({ label }) => `The order of day and month in ${label} is ambiguous; it was read as month first.`),
    ],
    names: namesWithFigures(profiled, request.fileName),
    answer,
  }
}

/** Where nothing is asked, that the main measure keeps its level is news as well. */
function mainCourse(view: AnalysisView, still: readonly Still[]): void {
  const [main] = askableMetrics(view)
  const course = still.find(({ metric, dimension }) => dimension === null && metric === main?.metric)
  const known = course?.values.filter((value) => value !== null) ?? []
  if (course && known.length >= leastKnown) noMovement(view, noQuestion, course, still)
}

/** The figures of the table itself, which every text may use. */
function basics({ book, table, time }: AnalysisView, { fileName }: { fileName: string }, columns: number): void {
  const values = book.scope('data')
  values.name('file', fileName, 'name of the file')
  values.count('rows', table.rows, `${table.row.many} in the file`)
  values.count('columns', columns, 'columns in the file')
  const range = time?.column.range
  if (time && range) {
    values.name('from', momentText(range.first, time.column), `first ${time.column.label}`)
    values.name('to', momentText(range.last, time.column), `last ${time.column.label}`)
  }
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

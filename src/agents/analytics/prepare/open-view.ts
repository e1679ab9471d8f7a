import type { RememberedDictionary } from '../dictionary.ts'
import type { Column, Table } from './column-profile.ts'
import type { AnalysisDatabase } from './database.ts'
import type { AnalysisView } from './findings/analysis-view.ts'
import { withDurations, withLateness } from './findings/durations.ts'
import { findOutcomes } from './findings/outcomes.ts'
import { type AskedFor, askedFor } from './findings/question.ts'
import { stageDates } from './findings/stage-dates.ts'
import { findTimeAxis } from './findings/time-axis.ts'
import { createValueBook } from './findings/value-book.ts'
import { appliedDictionary, shapeOf } from './meaning/column-dictionary.ts'
import { type Impossible, withoutImpossible } from './meaning/impossible.ts'
import { withStep } from './meaning/time-step.ts'
import { understandTable } from './meaning/understanding.ts'
import { withoutTwins } from './twin-categories.ts'

/** Categories that rows are split by, and values one of them may have. */
const mostCategories = 8
const mostCategoryValues = 30

export interface OpenedView {
  view: AnalysisView
  impossible: readonly Impossible[]
  asked: AskedFor | null
}

/** A profiled table as everything that is computed of it sees it. The same table, question and dictionary give the same view. */
export async function openView(
  database: AnalysisDatabase,
  profiled: Table,
  { question, dictionaries }: { question: string | null; dictionaries: readonly RememberedDictionary[] },
): Promise<OpenedView> {
  const shape = shapeOf(profiled.columns.map(({ name }) => name))
  const dictionary = dictionaries.find((each) => each.shape === shape)?.dictionary ?? null
  await appliedDictionary(database, profiled, dictionary)
  const impossible = await withoutImpossible(database, profiled)
  const time = await withStep(database, findTimeAxis(profiled))
  const table = await withLateness(database, await withDurations(database, profiled, time))
  const asked = askedFor(question, table)
  const wanted = ({ name }: Column) => Number(asked?.columns.has(name) ?? false) + Number(dictionary?.main === name)
  const stages = await stageDates(database, table, time)
  const staged = new Set(stages.map(({ column }) => column))
  const outcomes = [...stages, ...findOutcomes(table, asked).filter(({ column }) => !staged.has(column))]
  const measures = table.columns
    .filter(({ role, statistics }) => role === 'measure' && statistics !== null && statistics.deviation > 0)
    // What has a meaning that people act on comes before mere sizes.
    .toSorted((a, b) => wanted(b) - wanted(a) || Number(b.concept !== null) - Number(a.concept !== null))
  const categories = await withoutTwins(
    database,
    table.columns
      .filter(
        ({ role, distinct, filled }) =>
          role === 'category' && distinct >= 2 && distinct <= mostCategoryValues && filled > table.rows * 0.2,
      )
      .toSorted((a, b) => wanted(b) - wanted(a))
      .slice(0, mostCategories),
    table.rows,
  )
  const understanding = await understandTable(database, table, { time, outcomes, categories, measures })
  const view: AnalysisView = {
    database,
    // A row of a panel is a moment of something, and not what the file's name counts.
    table: understanding.panel ? { ...table, row: { one: 'row', many: 'rows' } } : table,
    book: createValueBook(),
    time,
    compared: new Set(),
    outcomes,
    categories,
    measures,
    understanding,
    dictionary,
  }
  return { view, impossible, asked }
}

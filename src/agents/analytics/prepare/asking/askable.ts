import type { Vocabulary } from '../../asking/vocabulary.ts'
import type { AnalysisView } from '../findings/analysis-view.ts'
import type { Metric } from '../meaning/metric.ts'
import { measureMetric } from '../meaning/table-metrics.ts'
import { calendarGrain } from '../number-text.ts'

const mostValues = 30

/** Every measure that a follow-up can ask for, the main one first, each under an id that stays the same for the same file. */
export function askableMetrics(view: AnalysisView): { id: string; metric: Metric }[] {
  const { understanding, measures } = view
  const known = understanding.metrics
  const averages = measures
    .filter((column) => !known.some((metric) => metric.kind === 'mean' && metric.column === column))
    .map(measureMetric)
  const rows: Metric[] = known.some(({ kind }) => kind === 'count') ? [] : [countMetric(view)]
  const ids = new Set<string>()
  return [...known, ...averages, ...rows]
    .toSorted((a, b) => weightOf(b, view) - weightOf(a, view))
    .map((metric) => {
      const base = `${metric.kind}:${metric.columns.join('/')}`
      let id = base
      for (let number = 2; ids.has(id); number += 1) id = `${base}:${number}`
      ids.add(id)
      return { id, metric }
    })
}

function countMetric({ table }: AnalysisView): Metric {
  const { many } = table.row
  return {
    kind: 'count',
    label: many,
    columns: ['rows'],
    top: '1',
    under: null,
    column: null,
    more: 'neutral',
    concept: null,
    outcome: null,
  }
}

/** Rows that say something by what they hold: how many there are is not what people ask first. */
const answers = /^(response|answer|respondent|survey|review|feedback)$/

/** What people ask for first: money that adds up, then what happened to rows, then how many there are. */
function weightOf(
  { kind, column, outcome, columns }: Metric,
  { dictionary, understanding, table }: AnalysisView,
): number {
  const main = columns.includes(dictionary?.main ?? '') ? 10 : 0
  const money = column?.unit?.kind === 'money' || column?.concept?.id === 'money' ? 2 : 0
  const count = understanding.panel ? 0 : answers.test(table.row.one) ? 0.5 : 2
  const weights = { sum: 3, share: outcome ? 3.5 : 3, count, ratio: 2, mean: 1 }
  return main + money + weights[kind]
}

export function vocabularyOf(view: AnalysisView): Vocabulary {
  const { time, categories, table } = view
  const range = time?.column.range
  return {
    row: table.row,
    measures: askableMetrics(view).map(({ id, metric }) => ({
      id,
      kind: metric.kind,
      label: metric.label,
      names: namesOf(metric),
    })),
    dimensions: categories.map(({ name, label, top }) => ({
      column: name,
      label,
      values: top.slice(0, mostValues).map(({ value }) => value),
    })),
    time:
      time && range
        ? {
            label: time.column.label,
            grain: calendarGrain(time.grain),
            first: range.first.slice(0, 10),
            last: range.last.slice(0, 10),
          }
        : null,
  }
}

function namesOf({ kind, column, columns, outcome }: Metric): string[] {
  if (outcome) return [outcome.what, `${outcome.what} rate`, `share ${outcome.what}`, ...columns]
  if (!column) return []
  const label = column.label
  return kind === 'mean' ? [`average ${label}`, `mean ${label}`, label, column.name] : [label, column.name]
}

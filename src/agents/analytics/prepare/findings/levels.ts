import type { Column } from '../column-profile.ts'
import { type AnalysisView, moneyFirst } from './analysis-view.ts'
import { factOf, isMany } from './metric-text.ts'

const mostSums = 1

/** Where things stand: the share of each outcome, and the sums and medians of the main measures. */
export function levelFindings(view: AnalysisView): void {
  const { table, book, outcomes, measures } = view
  const { many, one } = table.row
  for (const outcome of outcomes) {
    book.add('level', (values) => ({
      title: `${upper(many)} that ${outcome.verb}`,
      statement: [
        `${values.share('share', outcome.count / outcome.known, `share of ${many} that ${outcome.verb}`, 'count / known')} of the`,
        `${many} ${outcome.verb} (${values.count('count', outcome.count, `${many} that ${outcome.verb}`)} of`,
        `${values.count('known', outcome.known, many)}).`,
      ].join(' '),
      caution: null,
      tone: 'neutral',
      subject: { what: outcome.what, by: null, group: null, other: null, concept: outcome.concept.id },
      columns: [outcome.column.name],
      fact: factOf('level', [outcome.column.name]),
      strength: 0.3,
    }))
  }
  for (const measure of measures
    .filter(({ additive }) => additive)
    .toSorted(moneyFirst)
    .slice(0, mostSums)) {
    const { statistics } = measure
    if (!statistics) continue
    const odd = oddOf(view, measure)
    book.add('level', (values) => ({
      title: `${upper(measure.label)} in total`,
      statement: [
        `The ${measure.label} of all ${many} ${isMany({ kind: 'sum', label: measure.label }) ? 'add' : 'adds'} up to`,
        `${values.amount('sum', statistics.sum, measure, `total ${measure.label}`)}; the middle ${one} has`,
        `${values.amount('median', statistics.median, measure, `median ${measure.label}`)}, the average is`,
        `${values.amount('mean', statistics.mean, measure, `average ${measure.label}`)}.`,
      ].join(' '),
      caution: odd
        ? `${values.amount('odd', odd.value ?? 0, measure, 'odd value that the sum holds')} in ${values.name('oddPeriod', odd.period, 'period of the odd value')} stands out and is in this sum.`
        : null,
      tone: 'neutral',
      subject: { what: measure.label, by: null, group: null, other: null, concept: measure.concept?.id ?? null },
      columns: [measure.name],
      fact: factOf('level', [measure.name]),
      strength: 0.25,
    }))
  }
}

/** A single value far above what is usual, as it was found. */
function oddOf({ book: { findings, values } }: AnalysisView, measure: Column) {
  const found = findings.find(
    ({ kind, fact, subject }) => kind === 'anomaly' && fact?.direction === 'up' && subject.what === measure.label,
  )
  const value = found && values[`${found.id}.after`]
  return found && value ? { value: value.value, period: values[`${found.id}.period`]?.text ?? '' } : null
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

import { numberOf, type Row } from '../database.ts'
import { compareMeans } from '../statistics/compare.ts'
import type { AnalysisView } from './analysis-view.ts'
import { bars, rounded, unitOf } from './bar-chart.ts'
import { factOf } from './metric-text.ts'

const leastRows = 15
/** Chance that any of all comparisons is called a difference where there is none. */
const falsePositives = 0.01

/** Measures that differ between rows with and without an outcome: what may warn of it. */
export async function signalFindings(view: AnalysisView): Promise<void> {
  const { database, table, book } = view
  const { many } = table.row
  const tests = view.outcomes.length * Math.min(8, view.measures.length)
  for (const outcome of view.outcomes) {
    if (outcome.column === view.understanding.variant) continue
    const measures = view.measures.slice(0, 8)
    if (measures.length === 0) return
    const rows = await database.rows(
      `select (${outcome.sql}) as hit, ${measures
        .map(({ sql }, index) =>
          [
            `count(${sql}) as n${index}, avg(${sql}) as m${index}, stddev_samp(${sql}) as s${index}, count(*) filter`,
            `(where ${sql} <> 0) as z${index}`,
          ].join(' '),
        )
        .join(', ')}, count(*) as rows from t where (${outcome.sql}) is not null group by 1`,
    )
    const hit = rows.find((row) => row.hit === true)
    const rest = rows.find((row) => row.hit === false)
    if (!hit || !rest) continue
    measures.forEach((measure, index) => {
      const sample = (row: Row) => ({
        count: numberOf(row[`n${index}`]),
        mean: numberOf(row[`m${index}`]),
        deviation: numberOf(row[`s${index}`]),
      })
      const a = sample(hit)
      const b = sample(rest)
      if (a.count < leastRows || b.count < leastRows) return
      // A measure that is only there where it happened is part of it, such as the amount of a refund.
      const present = (row: Row) => numberOf(row[`z${index}`]) / Math.max(1, numberOf(row.rows))
      if (present(rest) < 0.05 || present(hit) < 0.02) return
      const { p, effect } = compareMeans(a, b)
      if (p * tests >= falsePositives || Math.abs(effect) < 0.2) return
      const higher = a.mean > b.mean
      // A wait or a score is what comes of it, not what warns of it.
      const follows = measure.concept?.id === 'satisfaction' || measure.concept?.id === 'waiting'
      const after = /\b(last|recent|current|past|now|today)\b/i.test(measure.label)
      book.add('signal', (values) => ({
        title: `${higher ? 'Higher' : 'Lower'} ${measure.label} where ${many} ${outcome.verb}`,
        statement: [
          `The average ${measure.label} is`,
          `${values.amount('hit', a.mean, measure, `average ${measure.label} of ${many} that ${outcome.verb}`)} for`,
          `${many} that ${outcome.verb} and`,
          `${values.amount('rest', b.mean, measure, `average ${measure.label} of the other ${many}`)} for the`,
          'others.',
        ].join(' '),
        caution: after
          ? [
              `${measure.label.charAt(0).toUpperCase()}${measure.label.slice(1)} was measured when the file was made:`,
              `where ${many} ${outcome.verb} before that, it may be ${higher ? 'high' : 'low'} because of it, not the`,
              'other way round.',
            ].join(' ')
          : `"${outcome.what}" and ${measure.label} go together; which of them comes first is not in the file.`,
        tone: outcome.concept.more === 'bad' ? 'bad' : 'neutral',
        subject: {
          what: outcome.what,
          by: measure.label,
          group: higher ? 'high' : 'low',
          other: follows ? 'effect' : after ? 'after' : null,
          concept: outcome.concept.id,
        },
        columns: [outcome.column.name, measure.name],
        fact: factOf('relation', [outcome.column.name, measure.name], { direction: higher ? 'up' : 'down' }),
        strength: Math.min(after || follows ? 0.5 : 0.85, 0.3 + Math.abs(effect) * 0.4),
        chart: bars(
          `Average ${measure.label}`,
          [
            { value: outcome.what, amount: rounded(a.mean) },
            { value: `not ${outcome.what}`, amount: rounded(b.mean) },
          ],
          unitOf(measure),
          `average ${measure.label}`,
        ),
      }))
    })
  }
}

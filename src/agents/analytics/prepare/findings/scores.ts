import { numberOf } from '../database.ts'
import type { AnalysisView } from './analysis-view.ts'
import { bars } from './bar-chart.ts'
import { factOf } from './metric-text.ts'

/** Scores on a known scale: recommendation from 0 to 10, and ratings of a few steps. */
export async function scoreFindings(view: AnalysisView): Promise<void> {
  for (const column of view.measures) {
    const { statistics, label } = column
    if (!statistics || !column.whole || column.filled < 20) continue
    const recommends =
      /\b(nps|recommend)/i.test(label) && statistics.min >= 0 && statistics.max <= 10 && statistics.max > 5
    const rates =
      !recommends &&
      column.concept?.id === 'satisfaction' &&
      statistics.min >= 1 &&
      statistics.max <= 7 &&
      column.distinct <= 7
    if (!recommends && !rates) continue
    const high = recommends ? 9 : statistics.max <= 5 ? 4 : 6
    const low = recommends ? 6 : 2
    const row = await view.database.row(
      [
        `select count(*) filter (where ${column.sql} >= ${high}) as high, count(*) filter (where ${column.sql} <=`,
        `${low}) as low, count(${column.sql}) as n from t`,
      ].join(' '),
    )
    const n = numberOf(row.n)
    const top = numberOf(row.high) / n
    const bottom = numberOf(row.low) / n
    const { many } = view.table.row
    view.book.add('score', (values) => {
      const answers = values.count('n', n, `${many} with a ${label}`)
      const highShare = values.share(
        'high',
        top,
        recommends ? `promoters (${high} or more)` : `${label} of ${high} or more`,
      )
      const lowShare = values.share(
        'low',
        bottom,
        recommends ? `detractors (${low} or less)` : `${label} of ${low} or less`,
      )
      const counts = column.top
        .map(({ value, count }) => ({ value, amount: count }))
        .toSorted((a, b) => Number(a.value) - Number(b.value))
      return {
        title: recommends
          ? `Net promoter score ${values.plain('nps', Math.round((top - bottom) * 100), 'promoters minus detractors, in points')}`
          : `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${highShare} at the top`,
        statement: recommends
          ? [
              `Of ${answers} answers, ${highShare} are promoters and ${lowShare} detractors: a net promoter score of`,
              `${values.plain('nps2', Math.round((top - bottom) * 100), 'promoters minus detractors, in points')}.`,
            ].join(' ')
          : [
              `Of ${answers} ${label} values, ${highShare} are in the top steps and ${lowShare} in the bottom steps; the`,
              `average is ${values.plain('mean', statistics.mean, `average ${label}`)}.`,
            ].join(' '),
        caution:
          column.missing / view.table.rows > 0.1
            ? [
                `${values.share('silent', column.missing / view.table.rows, `${many} without a ${label}`)} of the ${many}`,
                `gave no ${label}, and who stays silent may feel differently.`,
              ].join(' ')
            : null,
        tone: bottom > top ? 'bad' : 'neutral',
        subject: { what: label, by: null, group: null, other: null, concept: 'satisfaction' },
        columns: [column.name],
        fact: factOf('level', [column.name]),
        strength: 0.5 + Math.min(0.2, bottom * 0.5),
        chart: {
          ...bars(`Answers by ${label}`, counts, '', 'answers'),
          labels: counts.map(({ value }) => value),
          series: [{ name: 'answers', values: counts.map(({ amount }) => amount) }],
          horizontal: false,
        },
      }
    })
  }
}

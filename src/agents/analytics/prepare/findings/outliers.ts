import { withArticle } from '../column-names.ts'
import { numberOf } from '../database.ts'
import type { AnalysisView } from './analysis-view.ts'
import { factOf } from './metric-text.ts'

const mostMeasures = 8
const leastRows = 30
/** Deviations, measured by the middle half, beyond which a value is no tail of a bell any more. */
const farOff = 8

/** Single rows that pull the averages, on the scale on which the rest of the column is even. */
export async function outlierFindings(view: AnalysisView): Promise<void> {
  // Of a panel each moment is compared with its neighbours, which says more.
  if (view.understanding.panel) return
  for (const column of view.measures
    .filter(({ distinct, filled }) => distinct > 12 && filled >= leastRows)
    .slice(0, mostMeasures)) {
    const { statistics, sql, label, filled } = column
    if (!statistics || statistics.p75 <= statistics.p25) continue
    const skewed = statistics.min > 0 && statistics.p75 - statistics.median > 1.2 * (statistics.median - statistics.p25)
    const scale = (value: number) => (skewed ? Math.log(value) : value)
    const spread = (scale(statistics.p75) - scale(statistics.p25)) / 1.349
    const limit = scale(statistics.median) + farOff * spread
    const fence = skewed ? Math.exp(limit) : limit
    if (statistics.max <= fence || !Number.isFinite(fence)) continue
    const row = await view.database.row(
      `select count(*) as n, coalesce(sum(${sql}), 0)::double as held from t where ${sql} > ${fence}`,
    )
    const n = numberOf(row.n)
    // Many of them are a tail of its own and no oddity.
    if (n === 0 || n > Math.max(1, filled * 0.005)) continue
    const held = column.additive && statistics.sum > 0 ? numberOf(row.held) / statistics.sum : 0
    const { many, one } = view.table.row
    const leadsSum = held >= 0.1
    view.book.add('outlier', (values) => {
      values.count('known', filled, `${many} with ${label}`)
      if (leadsSum) {
        values.amount('heldSum', numberOf(row.held), column, `${label} of these`)
        values.amount('sum', statistics.sum, column, `total ${label}`)
      }
      return {
        title: `${n === 1 ? `One ${one} dominates` : `A few ${many} dominate`} ${label}`,
        statement: [
          `${values.count('n', n, `${many} with ${label} far above the usual`)} ${n === 1 ? one : many}`,
          `(${values.share('share', n / filled, `their share of all ${many}`, 'n / known')}) ${n === 1 ? 'has' : 'have'}`,
          `${withArticle(label)} far above the rest, up to`,
          `${values.amount('max', statistics.max, column, `highest ${label}`)} where the median is`,
          `${values.amount('median', statistics.median, column, `median ${label}`)}.`,
          ...(leadsSum
            ? [
                `${n === 1 ? 'It holds' : 'They hold'} ${values.share('held', held, `their share of the total ${label}`, 'heldSum / sum')}`,
                'of the total.',
              ]
            : []),
        ].join(' '),
        caution:
          'Extreme values may be real or data-entry errors: check them before they distort an average in a report.',
        tone: 'neutral',
        subject: { what: label, by: null, group: null, other: null, concept: column.concept?.id ?? null },
        columns: [column.name],
        strength: 0.3 + Math.min(0.3, held),
        fact: factOf('anomaly', [column.name], { direction: 'up' }),
      }
    })
  }
}

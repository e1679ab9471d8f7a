import type { Finding } from '../../prepared.ts'
import { addsUp, type Metric } from '../meaning/metric.ts'
import { fitLine } from '../statistics/line.ts'
import { type AnalysisView, groupText } from './analysis-view.ts'
import type { Asked } from './asked-question.ts'
import type { Compared } from './compare-groups.ts'
import { factOf, isMany, metricWriter, perPeriod } from './metric-text.ts'
import type { Still } from './move.ts'
import { upperFirst } from './upper-first.ts'

/** How much of a metric the question names, 0 to 1. */
export const mentions = (asked: Asked, metric: Metric) =>
  Math.max(
    0,
    ...metric.columns.map((name) => asked.columns.get(name) ?? 0),
    metric.concept !== null && asked.concepts.has(metric.concept) ? 0.8 : 0,
  )

export const last = (book: AnalysisView['book']) => book.findings.at(-1) ?? null
/** Groups were asked for, and none stands out: how far apart they are, and how far they might be. */
export function noDifference(
  { book, table }: AnalysisView,
  asked: Asked,
  compared: readonly Compared[],
): Finding | null {
  if (!asked.intents.some((intent) => ['which', 'drives', 'experiment', 'back', 'why'].includes(intent))) return null
  const weighed = compared
    .filter(({ significant }) => !significant)
    .map((each) => ({
      each,
      weight: 2 * mentions(asked, each.metric) + 1.5 * Number(asked.columns.has(each.dimension.name)),
    }))
    .toSorted((a, b) => b.weight - a.weight)
  const chosen = weighed[0]?.each
  if (!chosen || (weighed[0]?.weight === 0 && asked.columns.size + asked.concepts.size > 1)) return null
  const { metric, dimension, best, groups } = chosen
  book.add('steady', (values) => {
    const amount = metricWriter(values, metric)
    const rates = groups
      .map(({ value, sums }) => ({ value, rate: sums.under > 0 ? sums.top / sums.under : sums.top }))
      .toSorted((a, b) => a.rate - b.rate)
    const [low, high] = [rates[0], rates.at(-1)]
    if (!low || !high) return null
    const inPoints = metric.kind === 'share' || metric.kind === 'ratio'
    const most = Math.max(Math.abs(best.low), Math.abs(best.high))
    const size = inPoints
      ? values.points('most', most, 'largest difference that is still possible')
      : amount('most', most, 'largest difference that is still possible')
    return {
      title: `No ${dimension.label} differs in ${metric.label}`,
      statement: [
        `No ${dimension.label} differs significantly from the others in ${metric.label}: it ranges`,
        `from ${amount('low', low.rate, `${metric.label}, ${low.value}`)}`,
        `(${values.name('lowGroup', groupText(dimension, low.value), 'lowest group')}) to`,
        `${amount('high', high.rate, `${metric.label}, ${high.value}`)}`,
        `(${values.name('highGroup', groupText(dimension, high.value), 'highest group')}), which is`,
        `within what chance produces. A difference of up to ${size} is still compatible with these`,
        `${values.count(
          'rows',
          groups.reduce((sum, { sums }) => sum + sums.rows, 0),
          'rows that were compared',
        )}`,
        `${table.row.many}.`,
      ].join(' '),
      caution: 'Not significant does not mean that there is no difference.',
      tone: 'neutral',
      subject: { what: metric.label, by: dimension.label, group: null, other: null, concept: metric.concept },
      columns: [...metric.columns.filter((name) => name !== 'rows'), dimension.name],
      strength: 0.34,
      fact: factOf('difference', metric.columns, {
        dimension: dimension.name,
        undecided: groups.map(({ value }) => value),
      }),
    }
  })
  return last(book)
}
/** A course was asked for, and it keeps its level: which, and what would have shown. */
export function noMovement(
  { book }: AnalysisView,
  asked: Asked,
  chosen: Still,
  still: readonly Still[],
): Finding | null {
  const { metric, values: course, context } = chosen
  const { grain, timeColumn, timeLabel } = context
  const groups = [
    ...new Set(
      still
        .filter((each) => each.metric === metric && each.dimension !== null)
        .flatMap(({ dimension }) => dimension ?? []),
    ),
  ]
  const byGroup = asked.intents.includes('which') && groups.length > 0
  const known = course.filter((value) => value !== null)
  const line = fitLine(
    known.map((_, index) => index),
    known,
  )
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length
  const most = Math.max(Math.abs(line.low), Math.abs(line.high)) * (known.length - 1)
  const name = metric.kind === 'count' ? `number of ${metric.label}` : metric.label
  // "Signups keep their level", "revenue keeps its level".
  const many = metric.kind === 'sum' && isMany(metric)
  book.add('steady', (values) => {
    const amount = metricWriter(values, metric)
    const per = perPeriod(metric, grain)
    const none = byGroup ? `No ${groups[0]?.label} develops differently in ${name}, and over all it` : upperFirst(name)
    return {
      title: `${upperFirst(name)} ${many ? 'keep their' : 'keeps its'} level`,
      statement: [
        `${none} ${many && !byGroup ? 'show' : 'shows'} no significant trend and no shift in level: ${amount('mean', mean, `${metric.label} on average`)}${per}`,
        `on average over ${values.count('periods', known.length, `complete ${grain}s`)} complete`,
        `${grain}s${chosen.odd > 0 ? `, without the ${values.count('odd', chosen.odd, `${grain}s that stand out`)} that ${chosen.odd > 1 ? 'stand' : 'stands'} out` : ''}, between ${amount('low', Math.min(...known), 'lowest of all')} and`,
        `${amount('high', Math.max(...known), 'highest of all')}. A steady change of up to`,
        `${amount('most', most, 'largest change from the first to the last period that is still possible')}${per}`,
        'over the whole time is still compatible with the data.',
      ].join(' '),
      caution: addsUp(metric) ? `Complete ${grain}s are compared, never a longer period with a shorter one.` : null,
      tone: 'neutral',
      subject: { what: metric.label, by: timeLabel, group: null, other: null, concept: metric.concept },
      columns: [timeColumn, ...metric.columns.filter((name) => name !== 'rows')],
      strength: 0.34,
      fact: factOf('trend', metric.columns),
    }
  })
  return last(book)
}

import { minus, noSums, plus, type Sums } from '../meaning/metric.ts'
import { rowsForMeans, rowsForShares } from '../statistics/sample-size.ts'
import { type AnalysisView, groupText } from './analysis-view.ts'
import { bars } from './bar-chart.ts'
import type { Compared } from './compare-groups.ts'
import {
  changeWriter,
  drawnValue,
  factOf,
  metricWriter,
  said,
  shortLabel,
  toneOf,
  unitOfMetric,
} from './metric-text.ts'
import { relative } from './move.ts'
import { upperFirst } from './upper-first.ts'

/** The group that stands out, and all others together. */
function sidesOf({ groups, best }: Compared): readonly [Sums, Sums] {
  const inside = groups.find(({ value }) => value === best.value)?.sums ?? noSums
  return [
    inside,
    minus(
      groups.reduce((sum, { sums }) => plus(sum, sums), noSums),
      inside,
    ),
  ]
}

export function addDifference(view: AnalysisView, compared: Compared): void {
  const { metric, dimension, best, groups } = compared
  const many = compared.many ?? view.table.row.many
  view.book.add(metric.kind === 'share' ? 'outcome' : 'segment', (values) => {
    const name = groupText(dimension, best.value)
    const group = values.name('group', name, 'group that stands out')
    const amount = metricWriter(values, metric)
    const higher = best.own > best.rest
    const largest = Math.max(best.own, best.rest)
    const { panel, step } = view.understanding
    const [inside, outside] = sidesOf(compared)
    const counted = metric.kind === 'share' && !panel
    if (counted) {
      values.count('hits', inside.top, `of ${name}: ${metric.label.replace(/^share of /, '')}`)
      values.count('restHits', outside.top, `of all others: ${metric.label.replace(/^share of /, '')}`)
      values.count('restSize', outside.under, 'rows of all others that were compared')
    }
    const own = amount('own', best.own, `${metric.label}, ${name}`, counted ? 'hits / size' : undefined)
    const rest = amount('rest', best.rest, `${metric.label} of all others`, counted ? 'restHits / restSize' : undefined)
    changeWriter(values, metric, largest)('gap', relative(metric, best.rest, best.own), 'difference', ['rest', 'own'])
    const size = values.count('size', best.count, `rows of ${name} that were compared`)
    const inPoints = metric.kind === 'share' || metric.kind === 'ratio'
    const range = inPoints
      ? [
          `${values.plain('low', Math.round(best.low * 1_000) / 10, 'lower end of the interval, in points')} to`,
          `${values.plain('high', Math.round(best.high * 1_000) / 10, 'upper end of the interval, in points')}`,
          'percentage points',
        ].join(' ')
      : `${amount('low', best.low, 'lower end of the interval')} to ${amount('high', best.high, 'upper end of the interval')}`
    const needed =
      metric.kind === 'share'
        ? rowsForShares(best.rest, (best.own + best.rest) / 2)
        : rowsForMeans(
            Math.max(1e-9, Math.abs((best.own - best.rest) / (best.effect || 1))),
            (best.own - best.rest) / 2,
          )
    // Shares of people in a log say in their name what those people did.
    const verb = metric.outcome?.verb ?? (metric.kind === 'share' ? / that (.+)$/.exec(metric.label)?.[1] : undefined)
    const tone = toneOf(metric.more, higher)
    const held =
      verb && higher && metric.outcome && metric.outcome.condition === undefined
        ? ` Of all ${many} that ${verb}, ${values.share('held', best.held, 'their part of all of these')} have ${values.name('group2', name, 'group that stands out')}.`
        : ''
    const over =
      panel && !verb
        ? ` on average over ${values.count('moments', best.count, 'moments that were compared')} ${step ?? 'moment'}s`
        : ''
    return {
      title: `${higher ? 'Higher' : 'Lower'} ${shortLabel(metric).replace(/^average /, '')}: ${group}`,
      statement: verb
        ? [
            `${own} of the ${size}`,
            `${metric.kind === 'share' && metric.outcome?.condition ? metric.outcome.condition : many} with ${group}`,
            `${verb}, against ${rest} of all`,
            `others.${held}`,
            `The difference is ${range} with a confidence of`,
            `${values.share('sure', 0.95, 'confidence level of the interval')}.`,
          ].join(' ')
        : [
            `${upperFirst(said(metric))} ${panel ? `of ${group}` : `of the ${size} ${many} with ${group}`} stands at`,
            `${own}${over},`,
            `against ${rest} for the others${panel ? ' at the same time' : ''}. The difference is ${range} with a`,
            `confidence level of ${values.share('sure', 0.95, 'confidence level of the interval')}.`,
          ].join(' '),
      caution: `This is not an experiment: rows with ${group} may differ in other ways too.`,
      tone,
      subject: {
        what: metric.outcome?.what ?? metric.label,
        by: dimension.label,
        group: best.value,
        other: null,
        concept: metric.concept,
      },
      columns: [...metric.columns, dimension.name],
      strength: Math.min(
        0.95,
        (metric.more === 'neutral' ? 0.36 : 0.45) +
          (inPoints ? Math.abs(best.own - best.rest) * 1.2 : Math.min(0.35, Math.abs(best.effect) * 0.3)),
      ),
      fact: factOf('difference', metric.columns, {
        dimension: dimension.name,
        segment: best.value,
        direction: higher ? 'up' : 'down',
      }),
      step: {
        title: tone === 'good' ? `Learn from ${group}` : `Find what is different for ${group}`,
        action:
          tone === 'good'
            ? [
                `List what is done differently for ${group}: what was promised, how it was set up, who looked after it.`,
                'Carry the part over that does not depend on who they are, for part of the others, chosen at random.',
              ].join(' ')
            : [
                `Read a handful of ${many} with ${group} beside others and name the first thing that differs; change that`,
                'for part of them, chosen at random.',
              ].join(' '),
        check:
          Number.isFinite(needed) && !panel
            ? [
                `With ${values.count('needed', needed, 'rows in each half that would show half of the difference')}`,
                `${many} in each part, a move halfway from ${own} to ${rest} would show; if none shows, the cause lies in`,
                'what you did not change.',
              ].join(' ')
            : `The next export shows whether ${group} comes nearer to ${rest}.`,
      },
      chart: {
        ...bars(
          `${upperFirst(shortLabel(metric))} by ${dimension.label}`,
          groups.map(({ value, sums }) => ({
            value,
            amount: drawnValue(metric, sums.under > 0 ? sums.top / sums.under : 0, largest) ?? 0,
          })),
          unitOfMetric(metric, largest),
          metric.label,
        ),
      },
    }
  })
}

import type { AnalysisChart, Finding } from '../../prepared.ts'
import type { Column } from '../column-profile.ts'
import { type Metric, sampleOf } from '../meaning/metric.ts'
import { rowsForMeans, rowsForShares } from '../statistics/sample-size.ts'
import { type AnalysisView, groupText } from './analysis-view.ts'
import type { Arm, Tested } from './experiment-tests.ts'
import type { Trial } from './experiment-verdict.ts'
import { factOf, metricWriter, said, shortLabel, toneOf } from './metric-text.ts'
import { upperFirst } from './upper-first.ts'
import type { ValueScope } from './value-book.ts'

export const certain = 0.05

/** Each variant's difference from the control, with its interval. */
function intervalsOf(
  metric: Metric,
  label: string,
  base: Arm,
  tests: readonly Tested[],
  inPoints: boolean,
): Omit<AnalysisChart, 'id'> {
  return {
    title: `${upperFirst(label)}: difference from ${base.value}`,
    description: `Each variant's difference with its 95 % interval; one that includes zero is not significant.`,
    kind: 'interval',
    labels: tests.map(({ arm }) => arm.value),
    series: [
      { name: 'lower end', values: tests.map(({ low }) => scaled(low, inPoints)) },
      { name: 'difference', values: tests.map(({ difference }) => scaled(difference, inPoints)) },
      { name: 'upper end', values: tests.map(({ high }) => scaled(high, inPoints)) },
    ],
    unit: inPoints ? ' points' : metric.column?.unit?.kind === 'money' ? ` ${metric.column.unit.symbol}` : '',
    horizontal: true,
  }
}

interface ExperimentStep {
  values: ValueScope
  variant: Column
  label: string
  /** What is counted in each variant. */
  units: string
  /** References to the control's name and value. */
  control: string
  own: string
  winner: Tested | undefined
  lead: Tested | undefined
  /** References to the difference that more rows would show, and to how many those are. */
  smaller: string
  show: string
  range: (key: string, low: number, high: number) => string
}

/** What to do about an experiment: take the winner, leave the loser, or go on until a difference could show. */
function experimentStep({
  values,
  variant,
  label,
  units,
  control,
  own,
  winner,
  lead,
  smaller,
  show,
  range,
}: ExperimentStep): NonNullable<Finding['step']> {
  return winner
    ? {
        title: `Choose ${values.name('winner', groupText(variant, winner.arm.value), 'variant to choose')} by ${said({ label })}`,
        action: [
          `Give ${values.name('winner2', groupText(variant, winner.arm.value), 'variant to choose')} to everybody`,
          `except a small part that keeps ${control}, and look at money, returns and complaints beside ${said({ label })}`,
          'before the decision is final.',
        ].join(' '),
        check: [
          `Among new ${units} the difference stays inside ${range('w', winner.low, winner.high)}; outside of it, the`,
          'test was not representative.',
        ].join(' '),
      }
    : lead
      ? {
          title: `Do not go on with ${values.name('loser', groupText(variant, lead.arm.value), 'variant that loses')}`,
          action: [
            `Keep ${control} unless another measure, such as money, outweighs the loss in ${said({ label })}; name that measure`,
            'and its price before the next test.',
          ].join(' '),
          check: `Among new ${units} ${said({ label })} comes back to ${own}.`,
        }
      : {
          title: `Decide by something other than ${said({ label })}, or test on`,
          action: [
            `If a difference of ${smaller} would change the decision, go on until it could show; if not, choose by`,
            'cost or simplicity and close the test.',
          ].join(' '),
          check: `With ${show} ${units} in each variant a difference of ${smaller} would show; with fewer it remains open.`,
        }
}

const scaled = (value: number, inPoints: boolean) =>
  inPoints ? Math.round(value * 1000) / 10 : Math.round(value * 100) / 100

export function addExperiment(
  view: AnalysisView,
  variant: Column,
  metric: Metric,
  base: Arm,
  tests: readonly Tested[],
): Trial | null {
  const { many } = view.table.row
  const rateOf = ({ sums }: Arm) => (sums.under > 0 ? sums.top / sums.under : 0)
  const decided = tests.filter(({ p }) => p < certain).toSorted((a, b) => Math.abs(b.score) - Math.abs(a.score))
  const open = tests.filter(({ p }) => p >= certain)
  const better = metric.more === 'bad' ? -1 : 1
  const winner = decided
    .filter(({ difference }) => difference * better > 0)
    .toSorted((a, b) => better * (b.difference - a.difference))[0]
  const lead = winner ?? decided[0]
  const label = shortLabel(metric)
  view.book.add('experiment', (values) => {
    const amount = metricWriter(values, metric)
    const inPoints = metric.kind === 'share' || metric.kind === 'ratio'
    const range = (key: string, low: number, high: number) =>
      inPoints
        ? [
            `${values.plain(`${key}Low`, Math.round(low * 1000) / 10, 'lower end of the interval, in points')} to`,
            `${values.plain(`${key}High`, Math.round(high * 1000) / 10, 'upper end of the interval, in points')}`,
            'percentage points',
          ].join(' ')
        : `${amount(`${key}Low`, low, 'lower end of the interval')} to ${amount(`${key}High`, high, 'upper end of the interval')}`
    const counted = (key: string, { value, sums }: Arm) => {
      values.count(`${key}N`, sums.under, `${metric.under === null ? many : 'counted'} in ${value}`)
      values.plain(`${key}Sum`, sums.top, `${metric.outcome?.what ?? metric.column?.label ?? label} in ${value}`)
      return `${key}Sum / ${key}N`
    }
    const own = amount('base', rateOf(base), `${label}, ${base.value}`, counted('base', base))
    const gap = (key: string, rate: string, difference: number) =>
      inPoints
        ? values.points(key, difference, 'difference from the control', `${rate} - base`)
        : amount(key, difference, 'difference from the control', `${rate} - base`)
    const control = values.name('control', groupText(variant, base.value), 'variant that the others are compared with')
    const significant = [...(lead ? [lead] : []), ...decided.filter((test) => test !== lead)].map(
      ({ arm, low, high, difference }, index) => {
        const name = values.name(index === 0 ? 'group' : `arm${index}`, groupText(variant, arm.value), 'variant')
        const verb = difference > 0 ? 'is higher' : 'is lower'
        const rate = amount(`rate${index}`, rateOf(arm), `${label}, ${arm.value}`, counted(`arm${index}`, arm))
        gap(`gap${index}`, `rate${index}`, difference)
        return [
          `${upperFirst(said({ label }))} ${verb} with ${name}:`,
          `${rate} against ${own} with ${control}, a`,
          `difference of ${range(`d${index}`, low, high)}.`,
        ].join(' ')
      },
    )
    const rest = open.map(({ arm, low, high, smallest, difference }, index) => {
      const name = values.name(
        `open${index}`,
        upperFirst(groupText(variant, arm.value)),
        'variant without a significant difference',
      )
      const size = inPoints
        ? values.points(`smallest${index}`, smallest, 'difference that would have shown')
        : amount(`smallest${index}`, smallest, 'difference that would have shown')
      const rate = amount(`openRate${index}`, rateOf(arm), `${label}, ${arm.value}`, counted(`openArm${index}`, arm))
      gap(`openGap${index}`, `openRate${index}`, difference)
      return [
        `${name} does not differ significantly from ${control} in ${said({ label })}`,
        `(${rate} against ${own}): the difference may`,
        `be ${range(`o${index}`, low, high)}, and only one of ${size} or more would have shown.`,
      ].join(' ')
    })
    const [first] = open
    const target = (lead ?? first)?.arm
    if (!target) return null
    const wanted = first
      ? Math.max(Math.abs(first.difference), first.smallest / 2)
      : Math.abs(lead?.difference ?? 0) / 2
    const needed = inPoints
      ? rowsForShares(rateOf(base), Math.min(0.999, rateOf(base) + wanted))
      : rowsForMeans(Math.max(1e-9, sampleOf(base.sums).deviation), wanted)
    const units =
      metric.under && view.understanding.chain[0]?.sql === metric.under ? view.understanding.chain[0].label : many
    const smaller = inPoints
      ? values.points('wanted', wanted, 'difference to be shown')
      : amount('wanted', wanted, 'difference to be shown')
    const show = Number.isFinite(needed)
      ? values.count('needed', needed, `${units} in each variant with which it would show`)
      : ''
    return {
      title: lead
        ? [
            `${values.name('titleGroup', groupText(variant, lead.arm.value), 'variant')}`,
            `${lead.difference > 0 ? 'raises' : 'lowers'} ${said({ label })}`,
          ].join(' ')
        : `No variant differs significantly in ${said({ label })}`,
      statement: [...significant, ...rest].join(' '),
      caution: [
        `Intervals hold with a confidence of ${values.share('sure', 0.95, 'confidence level of the intervals')}; chances`,
        'are corrected for how many comparisons were made (here',
        `${values.count('tests', tests.length, 'comparisons with the control')}). That variants were assigned at random`,
        `is taken from the name of ${variant.label}.`,
      ].join(' '),
      tone: lead ? toneOf(metric.more, lead.difference > 0) : 'neutral',
      subject: { what: label, by: variant.label, group: lead?.arm.value ?? null, other: null, concept: metric.concept },
      columns: [...metric.columns, variant.name],
      strength: lead ? 0.9 : 0.6,
      fact: factOf('experiment', metric.columns, {
        dimension: variant.name,
        segment: lead?.arm.value ?? null,
        direction: lead ? (lead.difference > 0 ? 'up' : 'down') : null,
        undecided: open.map(({ arm }) => arm.value),
      }),
      step: experimentStep({ values, variant, label, units, control, own, winner, lead, smaller, show, range }),
      chart: intervalsOf(metric, label, base, tests, inPoints),
    }
  })
  const finding = view.book.findings.at(-1)
  if (finding?.kind !== 'experiment') return null
  const armsOf = (way: number) =>
    decided.filter(({ difference }) => difference * better * way > 0).map(({ arm }) => arm.value)
  return { finding, variant, label, base: base.value, better: armsOf(1), worse: armsOf(-1) }
}

import type { Column } from '../column-profile.ts'
import { type Metric, noSums, plus, type Sums } from '../meaning/metric.ts'
import { periodText } from '../number-text.ts'
import { groupText } from './analysis-view.ts'
import { factOf, metricWriter, toneOf, unitOfMetric } from './metric-text.ts'
import type { Move } from './move.ts'
import type { MoveContext } from './move-context.ts'
import type { Course } from './period-sums.ts'
import { sizeOf } from './size-of.ts'
import { type Total, totalOf, totalText } from './total-of-mean.ts'
import { upperFirst } from './upper-first.ts'

/** Part of a change that the mix must make to be called its reason. */
const leastPart = 0.6

interface Mix {
  dimension: Column
  /** What of the change comes from other shares of the groups, and what from the groups themselves. */
  mixed: number
  own: number
  before: number
  after: number
  group: { value: string; shareBefore: number; shareAfter: number; rate: number }
}

/**
 * Averages and rates of the whole that moved since their groups are weighted otherwise, while no group moved so: such a move is taken
 * out and reported as what it is. Returns the moves that are left.
 */
export function addMixes(
  context: MoveContext,
  metrics: readonly Metric[],
  courses: readonly Course[],
  moves: readonly Move[],
): Move[] {
  return moves.filter((move) => {
    if (move.type === 'anomaly' || move.dimension !== null || move.metric.under === null) return true
    const index = metrics.indexOf(move.metric)
    const mixes = dimensionsOf(courses).flatMap((dimension) => mixOf(courses, dimension, index, move) ?? [])
    const [best] = mixes.toSorted((a, b) => Math.abs(b.mixed) - Math.abs(a.mixed))
    if (!best || best.mixed / (best.after - best.before) < leastPart) return true
    addMix(context, move, best, totalOf(metrics, courses, move))
    return false
  })
}

const dimensionsOf = (courses: readonly Course[]) => [...new Set(courses.flatMap(({ dimension }) => dimension ?? []))]

function mixOf(courses: readonly Course[], dimension: Column, index: number, move: Move): Mix | null {
  const groups = courses.filter((course) => course.dimension === dimension)
  if (groups.length < 2) return null
  const count = groups[0]?.sums[index]?.length ?? 0
  const third = Math.max(2, Math.floor(count / 3))
  const [end, begin] = move.type === 'shift' ? [move.at, move.until] : [third, count - third]
  const total = (list: readonly Sums[]) => list.reduce(plus, noSums)
  const parts = groups.map(({ value, sums }) => ({
    value: value ?? '',
    before: total((sums[index] ?? []).slice(0, end)),
    after: total((sums[index] ?? []).slice(begin)),
  }))
  const before = total(parts.map((part) => part.before))
  const after = total(parts.map((part) => part.after))
  if (before.under <= 0 || after.under <= 0) return null
  const rateBefore = before.top / before.under
  const rateAfter = after.top / after.under
  const effects = parts.map((part) => {
    const shareBefore = part.before.under / before.under
    const shareAfter = part.after.under / after.under
    const old = part.before.under > 0 ? part.before.top / part.before.under : rateBefore
    const now = part.after.under > 0 ? part.after.top / part.after.under : old
    return {
      value: part.value,
      shareBefore,
      shareAfter,
      rate: (old + now) / 2,
      mixed: (shareAfter - shareBefore) * ((old + now) / 2 - (rateBefore + rateAfter) / 2),
      own: ((shareBefore + shareAfter) / 2) * (now - old),
    }
  })
  const group = effects.toSorted(
    (a, b) => Math.abs(b.shareAfter - b.shareBefore) - Math.abs(a.shareAfter - a.shareBefore),
  )[0]
  if (!group) return null
  return {
    dimension,
    mixed: effects.reduce((sum, { mixed }) => sum + mixed, 0),
    own: effects.reduce((sum, { own }) => sum + own, 0),
    before: rateBefore,
    after: rateAfter,
    group,
  }
}

function addMix(context: MoveContext, move: Move, mix: Mix, total: Total | null): void {
  const { book, timeColumn, grain } = context
  const { metric, period, until } = move
  const reached = context.periods[until] ?? period
  book.add('mix', (values) => {
    const up = mix.after > mix.before
    const largest = Math.max(mix.before, mix.after)
    const amount = metricWriter(values, metric)
    const name = groupText(mix.dimension, mix.group.value)
    const group = values.name('group', name, 'group whose weight changed most')
    const inPoints = unitOfMetric(metric, largest) === '%'
    const effect = (key: string, size: number, label: string) =>
      inPoints ? values.points(key, size, label) : amount(key, size, label)
    effect('mixed', mix.mixed, 'what the mix adds')
    effect('selves', mix.own, 'what the groups themselves add')
    const part = values.share(
      'part',
      Math.min(1, mix.mixed / (mix.after - mix.before)),
      'part of the change that is mix',
      'min(1, mixed / (after - before))',
    )
    const scale = (value: number) => (inPoints ? Math.round(value * 10_000) / 100 : Math.round(value * 100) / 100)
    const weights = [
      values.share('shareAfter', mix.group.shareAfter, `its part since ${periodText(reached.start, grain)}`),
      `instead of ${values.share('shareBefore', mix.group.shareBefore, 'its part before')}`,
    ].join(' ')
    const selves =
      Math.sign(mix.own) === (up ? 1 : -1)
        ? [
            'The groups themselves account for',
            `${values.share('own', Math.abs(mix.own / (mix.after - mix.before)), 'part of the change that the groups themselves make', sizeOf('selves / (after - before)'))}.`,
          ].join(' ')
        : `The groups themselves went the other way, by ${effect('against', Math.abs(mix.own), 'what the groups themselves take back')}.`
    return {
      title: `${upperFirst(metric.label)} ${up ? 'rose' : 'fell'} by the mix of ${mix.dimension.label}`,
      statement: [
        ...(total ? [totalText(values, total, context, move, `${group} makes up ${weights}`)] : []),
        `${upperFirst(metric.label)} went from ${amount('before', mix.before, `${metric.label} before`)} to`,
        `${amount('after', mix.after, `${metric.label} since`)}, and ${part} of that is mix: ${group} makes up ${weights}, at`,
        `${amount('rate', mix.group.rate, `${metric.label} of ${name}`)}. ${selves}`,
      ].join(' '),
      caution: `Each group can stand still while the whole moves: judge ${metric.label} group by group.`,
      tone: toneOf(metric.more, up),
      subject: {
        what: metric.label,
        by: mix.dimension.label,
        group: mix.group.value,
        other: null,
        concept: metric.concept,
      },
      columns: [timeColumn, mix.dimension.name, ...metric.columns.filter((column) => column !== 'rows')],
      strength: 0.8,
      fact: factOf('mix', metric.columns, {
        dimension: mix.dimension.name,
        segment: mix.group.value,
        period: period.start.toISOString().slice(0, 10),
        direction: up ? 'up' : 'down',
      }),
      step: {
        title: `Decide on the weight of ${group}`,
        action: [
          `Ask whether ${group} was meant to grow or shrink like this, and what`,
          `${values.name('rateName', name, 'group whose weight changed most')} is worth beside the others. Report`,
          `${metric.label} by ${mix.dimension.label} from now on.`,
        ].join(' '),
        check: `Group by group nothing moves while the mix goes back or on; if a single group does, this is not the reason.`,
      },
      chart: {
        title: `What changed ${metric.label}`,
        description: `From the level before, the effect of the mix and of the groups themselves, to the level since.`,
        kind: 'waterfall',
        labels: ['before', `mix of ${mix.dimension.label}`, 'within groups', 'since'],
        series: [{ name: metric.label, values: [mix.before, mix.mixed, mix.own, mix.after].map(scale) }],
        unit: unitOfMetric(metric, largest),
        horizontal: false,
      },
    }
  })
}

import { addsUp } from '../meaning/metric.ts'
import { amountText, type Grain, inPeriod, inSpan, periodText } from '../number-text.ts'
import { groupText } from './analysis-view.ts'
import { changeWriter, metricWriter, perPeriod } from './metric-text.ts'
import { isGradual, type Move } from './move.ts'
import type { MoveContext } from './move-context.ts'
import { upperFirst } from './upper-first.ts'
import type { ValueScope } from './value-book.ts'

/** Most metrics that are named beside the one that leads. */
export const mostBeside = 2

export function titleOf(
  { type, metric, after, before, last, at, until }: Move,
  name: string | null,
  values: ValueScope,
  when: string,
  grain: Grain,
): string {
  const verb = after > before ? 'rose' : 'fell'
  const where = name ? `${values.name('titleGroup', name, 'group that it happened to')}: ` : ''
  if (type === 'anomaly')
    return upperFirst(`${where}${metric.label} ${last ? inSpan(grain) : inPeriod(grain)} ${when} stands out`)
  if (isGradual({ at, until })) return upperFirst(`${where}${metric.label} ${verb} gradually from ${when} on`)
  return upperFirst(`${where}${metric.label} ${verb}${type === 'shift' ? ` ${inPeriod(grain)} ${when}` : ''}`)
}
/** How sure the size of it is. */
export function intervalOf(
  values: ValueScope,
  { metric, type, low, high, before, after }: Move,
  grain: Grain,
): string[] {
  if (type === 'anomaly' || low === high) return []
  const largest = Math.max(before, after)
  const inPoints = metric.kind === 'share' || (metric.kind === 'ratio' && largest <= 1)
  const [near, far] = Math.abs(low) < Math.abs(high) ? [low, high] : [high, low]
  // "Between 3 and 3" says nothing.
  if (!inPoints && amountText(near, metric.column) === amountText(far, metric.column)) return []
  const size = (key: string, value: number, label: string) =>
    inPoints ? values.points(key, value, label) : metricWriter(values, metric)(key, Math.abs(value), label)
  // An end on the other side of nothing is none of this direction.
  const least = Math.sign(near) === Math.sign(far) ? near : 0
  return [
    [
      `The change is between ${size('near', least, 'lower end of the interval of the change')} and`,
      `${size('far', far, 'upper end of the interval of the change')}${perPeriod(metric, grain)} with a`,
      `confidence level of ${values.share('sure', 0.95, 'confidence level of the interval')}.`,
    ].join(' '),
  ]
}
/** The other way to read it, where that fits nearly as well. */
export function otherReading(
  values: ValueScope,
  { periods, grain }: MoveContext,
  { type, or, before, after }: Move,
): string[] {
  const way = after > before ? 'rise' : 'fall'
  if (or === null || type === 'anomaly') return []
  if (or === 'direction') return [`A steady ${way} over the whole time fits nearly as well.`]
  const period = periods[or]
  if (!period) return []
  const when = values.name('orPeriod', periodText(period.start, grain), 'period from which on a new level fits as well')
  return [`A sudden ${way} ${inPeriod(grain)} ${when} fits nearly as well.`]
}

/** What is in the file for the first time in the period in which a level changed, of another category than the one that changed. */
export function beganWith(
  values: ValueScope,
  { firstSeen }: MoveContext,
  { type, at, until, dimension }: Move,
): string | null {
  if (type !== 'shift' || isGradual({ at, until })) return null
  const begun = firstSeen.filter((seen) => seen.at === at && seen.column !== dimension)
  // Of several at once none says what it was.
  const [one] = begun
  return one && begun.length === 1
    ? values.name('began', groupText(one.column, one.value), 'what is in the file for the first time then')
    : null
}

/** What else moved at the same time in the same group. */
export function besides(values: ValueScope, { grain }: MoveContext, [lead, ...rest]: readonly Move[]): string[] {
  // A neighbour of an odd period is the same measure once more, and nothing besides.
  const others = rest.filter(({ metric }) => metric !== lead?.metric)
  const texts = others.slice(0, mostBeside).map(({ metric, before, after }, index) => {
    const amount = metricWriter(values, metric)
    return [
      `${metric.label} (${amount(`b${index}`, before, `${metric.label} before`)} to`,
      `${amount(`a${index}`, after, `${metric.label} since`)}${perPeriod(metric, grain)})`,
    ].join(' ')
  })
  return texts.length > 0 ? [`With it moved ${texts.join(' and ')}.`] : []
}
/** What the others did meanwhile, and what it made of the whole. */
export function othersOf(
  values: ValueScope,
  { metric, others, whole, dimension, type, everywhere }: Move,
  grain: Grain,
): string[] {
  if (everywhere) return [`It was so in each ${everywhere.label}.`]
  if (!dimension || others === null) return []
  if (type === 'anomaly') return [`The other values of ${dimension.label} were as usual.`]
  const amount = metricWriter(values, metric)
  const still = Math.abs(others) < 0.03
  const rest = still
    ? `The other values of ${dimension.label} stayed where they were`
    : [
        `The other values of ${dimension.label} went ${others > 0 ? 'up' : 'down'} by`,
        `${changeWriter(values, metric, 1)('others', others, 'change of the others meanwhile')} meanwhile`,
      ].join(' ')
  return whole
    ? [
        [
          `${rest}; over all it went from ${amount('wholeBefore', whole.before, `${metric.label} of all, before`)}`,
          `to ${amount('wholeAfter', whole.after, `${metric.label} of all, since`)}${perPeriod(metric, grain)}.`,
        ].join(' '),
      ]
    : [`${rest}, so that the sum of all hardly shows it.`]
}

export function cautionOf(
  { grain, cut, many, retention }: MoveContext,
  { type, metric, dimension, last, at, until }: Move,
): string | null {
  const parts: string[] = []
  if (type === 'anomaly')
    parts.push(
      last
        ? `Why it was so, and why it ended, is not in the file. These ${grain}s are left out of levels and trends.`
        : 'A data-entry error and a real event look the same here. The period is left out of levels and trends.',
    )
  if (isGradual({ at, until }))
    parts.push(`It went step by step, so that no single ${grain} is its date; its cause is not in the file.`)
  else if (type === 'shift')
    parts.push(`The ${grain} is the most likely date of the shift; its cause is not in the file.`)
  if (!addsUp(metric) && dimension === null && !retention && metric.kind !== 'ratio')
    parts.push(`Each ${grain} holds other ${many}: a change of their mix moves it as well.`)
  if (cut === 'last' || cut === 'both') parts.push(`The last ${grain} in the file is not complete and is left out.`)
  return parts.join(' ') || null
}

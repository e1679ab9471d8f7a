import type { Column } from '../column-profile.ts'
import { sizeOf } from '../findings/size-of.ts'
import type { ValueScope } from '../findings/value-book.ts'
import { addsUp, type Metric } from '../meaning/metric.ts'
import type { Answering } from './answering.ts'
import { type Contribution, contributionsOf } from './contributions.ts'
import { changeSlices } from './slices.ts'

const mostDimensions = 6

/** A column, and what each of its groups adds to a change, the largest first. */
export interface Carrier {
  column: Column
  parts: readonly Contribution[]
}

/** The split that is asked for, or the one in which a single group stands out most. */
export async function carrierOf(
  { view, plan, metric, by, condition }: Answering,
  sides: { before: string; after: string },
  periods: { before: number; after: number },
): Promise<Carrier | null> {
  const filtered = new Set(plan.filters.map(({ column }) => column))
  const candidates =
    by.length > 0 ? by : view.categories.filter(({ name }) => !filtered.has(name)).slice(0, mostDimensions)
  let best: (Carrier & { score: number }) | null = null
  for (const column of candidates) {
    const groups = await changeSlices(view, metric, column, condition, sides)
    const parts = contributionsOf(metric, groups, periods).toSorted((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
    const all = sumOf(parts, 'amount')
    const score = all === 0 ? 0 : Math.max(0, ...parts.map(({ excess }) => excess / all))
    if (parts.length > 1 && score > (best?.score ?? -1)) best = { column, parts, score }
  }
  return best
}

export const sumOf = (parts: readonly Contribution[], key: 'amount' | 'rate' | 'mix') =>
  parts.reduce((sum, part) => sum + part[key], 0)

/** How a value of the metric and a difference in it are written. */
export interface ChangeText {
  values: ValueScope
  metric: Metric
  amount: (key: string, value: number, label: string) => string
  /** Differences are percentage points. */
  inPoints: boolean
}

/** The one or two groups that carry a change of the size `all`, and how much comes from their mix. */
export function carriedBy({ column, parts }: Carrier, all: number, text: ChangeText): string[] {
  const same = parts.filter((part) => Math.sign(part.amount) === Math.sign(all)).slice(0, 2)
  if (same.length === 0 || all === 0) return []
  const texts = same.map((part, index) => partText(part, index, all, text))
  return [`Split by ${column.label}: ${texts.join(' and ')}.`, ...mixText({ column, parts }, text)]
}

function partText(part: Contribution, index: number, all: number, { values, amount, inPoints }: ChangeText): string {
  const name = values.name(`part${index}`, part.value, 'group that carries the change')
  const size = inPoints
    ? values.points(`size${index}`, part.amount, 'what it adds')
    : amount(`size${index}`, Math.abs(part.amount), 'what it adds')
  const share = Math.abs(part.amount / all)
  const of =
    share <= 1.0001
      ? ` (${values.share(`of${index}`, Math.min(1, share), 'part of the change', `min(1, ${sizeOf(`size${index} / (after - before)`)})`)} of the change)`
      : ''
  return `${name} ${part.amount > 0 ? 'adds' : 'takes away'} ${size}${of}`
}

function mixText({ column, parts }: Carrier, { values, metric }: ChangeText): string[] {
  const [rate, mix] = [sumOf(parts, 'rate'), sumOf(parts, 'mix')]
  if (addsUp(metric) || Math.abs(mix) <= 0.15 * (Math.abs(rate) + Math.abs(mix))) return []
  return [
    `Of the change, ${values.share('mix', Math.min(1, Math.abs(mix) / (Math.abs(rate) + Math.abs(mix))), 'part of the mix')} comes from`,
    `a different mix of ${column.label} and the rest from changes within the groups.`,
  ]
}

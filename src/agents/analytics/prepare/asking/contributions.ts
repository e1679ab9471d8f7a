import { addsUp, type Metric, type Sums } from '../meaning/metric.ts'

export interface ChangedGroup {
  value: string
  before: Sums
  after: Sums
}

export interface Contribution {
  value: string
  /** In the metric's own unit; all groups together make the whole change. */
  amount: number
  /** Part of it that comes from the group's own value, where the metric is an average or a share. */
  rate: number
  /** Part of it that comes from the group's weight among all rows. */
  mix: number
  /** How far it goes beyond its part of the whole before. */
  excess: number
}

/** What each group adds to a change from `before` to `after`, where windows have so many periods. */
export function contributionsOf(
  metric: Metric,
  groups: readonly ChangedGroup[],
  periods: { before: number; after: number },
): Contribution[] {
  const all = (side: 'before' | 'after', key: 'top' | 'under') =>
    groups.reduce((sum, group) => sum + group[side][key], 0)
  if (addsUp(metric)) {
    const whole = all('before', 'top') / periods.before
    const change = all('after', 'top') / periods.after - whole
    return groups.map(({ value, before, after }) => {
      const own = before.top / periods.before
      const amount = after.top / periods.after - own
      return { value, amount, rate: amount, mix: 0, excess: amount - (whole === 0 ? 0 : (own / whole) * change) }
    })
  }
  const [underBefore, underAfter] = [all('before', 'under'), all('after', 'under')]
  if (underBefore <= 0 || underAfter <= 0) return []
  const level = all('before', 'top') / underBefore
  const change = all('after', 'top') / underAfter - level
  return groups.map(({ value, before, after }) => {
    const [weightBefore, weightAfter] = [before.under / underBefore, after.under / underAfter]
    const own = before.under > 0 ? before.top / before.under : level
    const later = after.under > 0 ? after.top / after.under : own
    const rate = weightAfter * (later - own)
    const mix = (weightAfter - weightBefore) * (own - level)
    return { value, amount: rate + mix, rate, mix, excess: rate + mix - weightBefore * change }
  })
}

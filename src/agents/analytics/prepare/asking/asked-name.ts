import { said } from '../findings/metric-text.ts'
import type { Metric } from '../meaning/metric.ts'

/** A measure as the subject of a sentence: "the number of orders", "total revenue", "the average rating". */
export function askedName(metric: Pick<Metric, 'kind' | 'label'>): string {
  if (metric.kind === 'count') return `the number of ${metric.label}`
  if (metric.kind === 'sum' && !/^total\b/i.test(metric.label)) return `total ${metric.label}`
  return said(metric)
}

import type { Fact } from '../../prepared.ts'
import { addsUp, type Metric } from '../meaning/metric.ts'
import type { Grain } from '../number-text.ts'
import type { ValueScope } from './value-book.ts'

/** Writes a value of a metric in its own unit. */
export function metricWriter(book: ValueScope, metric: Pick<Metric, 'kind' | 'column'>) {
  return (key: string, value: number, label: string, from?: string): string => {
    if (metric.kind === 'share' || (metric.kind === 'ratio' && Math.abs(value) <= 1))
      return book.share(key, value, label, from)
    if (metric.kind === 'count' && Math.abs(value) >= 10) return book.count(key, value, label, from)
    return book.amount(key, value, metric.column, label, { from, whole: Math.abs(value) >= 100 })
  }
}

/** How far a metric went, as its size: points of shares, else a part of what it was. */
export function changeWriter(book: ValueScope, metric: Pick<Metric, 'kind'>, largest: number) {
  const inPoints = metric.kind === 'share' || (metric.kind === 'ratio' && largest <= 1)
  /** `ends` are the keys of the two values that it leads from and to. */
  return (key: string, change: number, label: string, ends?: readonly [string, string]): string => {
    const gap = ends && `${ends[1]} - ${ends[0]}`
    return inPoints
      ? book.points(key, change, label, gap)
      : book.change(key, change, label, ends && `(${gap}) / ${ends[0]}`)
  }
}

/** " a week", for what adds up over periods. */
export const perPeriod = (metric: Pick<Metric, 'kind'>, grain: Grain) => (addsUp(metric) ? ` a ${grain}` : '')

export const drawnValue = ({ kind }: Pick<Metric, 'kind'>, value: number | null, largest: number): number | null => {
  if (value === null) return null
  if (kind === 'share' || (kind === 'ratio' && largest <= 1)) return Math.round(value * 1_000) / 10
  return Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 100) / 100
}

export const unitOfMetric = (metric: Pick<Metric, 'kind' | 'column'>, largest: number): string => {
  if (metric.kind === 'share' || (metric.kind === 'ratio' && largest <= 1)) return '%'
  const unit = metric.column?.unit
  return unit?.kind === 'percent' ? '%' : unit?.kind === 'money' ? ` ${unit.symbol}` : ''
}

/** "Signups", "orders": what takes a verb without an s. */
export const isMany = ({ kind, label }: Pick<Metric, 'kind' | 'label'>) => addsUp({ kind }) && /[^s]s$/.test(label)

/** "Share activated", "share that signed up", "average revenue": a metric in a title, without whose it is. */
export function shortLabel({ kind, outcome, label }: Pick<Metric, 'kind' | 'outcome' | 'label'>): string {
  if (kind !== 'share' || !outcome) return label
  if (outcome.verb.startsWith('have ')) return label
  return outcome.verb.startsWith('were ') ? `share ${outcome.what}` : `share that ${outcome.verb}`
}

/** A fact with what was left out as "none". */
export function factOf(
  claim: Fact['claim'],
  measures: readonly string[],
  more: Partial<Omit<Fact, 'claim' | 'measures'>> = {},
): Fact {
  return {
    claim,
    measures: [...new Set(measures)],
    dimension: null,
    segment: null,
    period: null,
    direction: null,
    undecided: [],
    ...more,
  }
}

/** A metric inside a sentence: "the share of orders that were returned", "revenue". */
export const said = ({ label }: { label: string }) => (/^(share|average) /.test(label) ? `the ${label}` : label)

export const toneOf = (more: Metric['more'], up: boolean): 'good' | 'bad' | 'neutral' =>
  more === 'neutral' ? 'neutral' : up === (more === 'good') ? 'good' : 'bad'

import { human } from '../column-names.ts'
import type { Column } from '../column-profile.ts'
import type { Outcome } from '../findings/outcomes.ts'
import type { Metric } from './metric.ts'

const stockName = /\b(stock|on hand|inventory|balance|backlog|headcount|level|open|active|subscribers|followers)\b/i
/** In a table of measurements whole numbers of things add up unless their name says that they are a level or a score. */
export function isSum(column: Column, panel: boolean): boolean {
  if (column.chosen) return column.chosen === 'sum'
  if (stockName.test(human(column.name)) || stockName.test(column.label)) return false
  if (column.additive) return true
  return (
    panel &&
    column.whole &&
    column.concept?.id !== 'satisfaction' &&
    /s$/.test(column.label) &&
    (column.statistics?.min ?? -1) >= 0
  )
}

export function measureMetric(column: Column): Metric {
  return {
    kind: 'mean',
    label: `average ${column.label}`,
    columns: [column.name],
    top: column.sql,
    under: `(${column.sql} is not null)::int`,
    column,
    more: column.concept?.more ?? 'neutral',
    concept: column.concept?.id ?? null,
    outcome: null,
  }
}

export function shareMetric(outcome: Outcome, many: string): Metric {
  return {
    kind: 'share',
    label: `share of ${many} that ${outcome.verb}`,
    columns: [outcome.column.name],
    top: `(${outcome.sql})::int`,
    under: `((${outcome.sql}) is not null)::int`,
    column: null,
    more: outcome.concept.more,
    concept: outcome.concept.id,
    outcome,
  }
}

export function ratioMetric(column: Column, base: Column): Metric {
  return {
    kind: 'ratio',
    label: `${column.label} per ${singularOf(base.label)}`,
    columns: [column.name, base.name],
    top: `case when ${base.sql} is not null then ${column.sql} end`,
    under: `case when ${column.sql} is not null then ${base.sql} end`,
    column: null,
    more: column.concept?.more ?? 'neutral',
    concept: column.concept?.id ?? null,
    outcome: null,
  }
}

const singularOf = (label: string) => (/[^s]s$/.test(label) ? label.slice(0, -1) : label)
/** Whether more rows are good news, where the word for them says so. */
export function moreRows(one: string): Metric['more'] {
  if (/^(order|subscription|user|customer|account|signup|lead|deal|booking|purchase|payment|member|visit)$/.test(one))
    return 'good'
  return /^(ticket|bug|issue|return|refund|case)$/.test(one) ? 'bad' : 'neutral'
}

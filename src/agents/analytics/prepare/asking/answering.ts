import type { QueryPlan } from '../../asking/query-plan.ts'
import type { Finding } from '../../prepared.ts'
import type { Column } from '../column-profile.ts'
import type { AnalysisView } from '../findings/analysis-view.ts'
import type { Metric } from '../meaning/metric.ts'

/** What every kind of answer to a follow-up works on. */
export interface Answering {
  view: AnalysisView
  plan: QueryPlan
  metric: Metric
  by: readonly Column[]
  /** Of the rows that are asked for. */
  condition: string
  /** Of all other rows; null where all are asked for. */
  restCondition: string | null
  /** The question as it was understood. */
  text: string
  subject: Pick<Finding, 'tone' | 'subject' | 'strength'>
}

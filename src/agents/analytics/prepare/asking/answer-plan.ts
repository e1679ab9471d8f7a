import { planText } from '../../asking/plan-text.ts'
import type { QueryPlan } from '../../asking/query-plan.ts'
import type { Vocabulary } from '../../asking/vocabulary.ts'
import type { AnalysisChart, ComputedValue, Finding } from '../../prepared.ts'
import type { AnalysisView } from '../findings/analysis-view.ts'
import { createValueBook } from '../findings/value-book.ts'
import type { Answering } from './answering.ts'
import { askableMetrics } from './askable.ts'
import { addChange } from './change-answer.ts'
import { addCourse } from './course-answer.ts'
import { addGroups } from './group-answer.ts'
import { addHeatMap } from './heat-answer.ts'
import { conditionOf } from './slices.ts'
import { addValue } from './value-answer.ts'

/** The computed answer to a follow-up, its texts still with references to its values. */
export interface PlanAnswer {
  understood: string
  finding: Finding
  chart: AnalysisChart | null
  values: Record<string, ComputedValue>
  rows: number
}

/** Runs a plan that fits the file's vocabulary. Reads only: every statement is made here from the plan's names and values. */
export async function answerPlan(
  view: AnalysisView,
  plan: QueryPlan,
  vocabulary: Vocabulary,
): Promise<PlanAnswer | null> {
  const book = createValueBook()
  const text = await addAsked({ ...view, book }, plan, vocabulary)
  const [finding] = book.findings
  if (!finding || text === null) return null
  return {
    understood: text,
    finding,
    chart: book.charts[0] ?? null,
    values: book.values,
    rows: book.values[`${finding.id}.rows`]?.value ?? 0,
  }
}

/** Adds the finding that a plan asks for. Returns the plan in words; null where the file has no such measure. */
export async function addAsked(view: AnalysisView, plan: QueryPlan, vocabulary: Vocabulary): Promise<string | null> {
  const metric = askableMetrics(view).find(({ id }) => id === plan.measure)?.metric
  if (!metric) return null
  const by = plan.by.flatMap((name) => view.categories.filter((column) => column.name === name))
  const isComparison = plan.intent === 'why' || plan.compare !== null || plan.since !== null
  // Windows bound the time themselves.
  const condition = conditionOf(view, isComparison ? { ...plan, period: null } : plan)
  const text = planText(plan, vocabulary)
  const answering: Answering = {
    view,
    plan,
    metric,
    by,
    condition,
    restCondition: condition === 'true' ? null : `not coalesce((${condition}), false)`,
    text,
    subject: {
      tone: 'neutral',
      strength: 0.5,
      subject: { what: metric.label, by: by[0]?.label ?? null, group: null, other: null, concept: metric.concept },
    },
  }
  if (isComparison) await addChange(answering)
  else if (by.length === 2) await addHeatMap(answering)
  else if (by.length === 1) await addGroups(answering)
  else if (plan.over) await addCourse(answering)
  else await addValue(answering)
  return text
}

import { basePlan, parseQuestion } from '../../asking/parse-question.ts'
import type { QueryPlan } from '../../asking/query-plan.ts'
import type { Vocabulary } from '../../asking/vocabulary.ts'
import type { FactClaim, Finding } from '../../prepared.ts'
import type { AnalysisView } from '../findings/analysis-view.ts'
import { understood } from '../findings/asked-question.ts'
import { mentions } from '../findings/steady-findings.ts'
import { addAsked } from './answer-plan.ts'
import { askableMetrics } from './askable.ts'

const superlative = /\b(best|worst|most|least|highest|lowest|top|bottom|biggest|largest|smallest|fewest)\b/i
/** What says of a group how it stands beside the others. */
const comparing: ReadonlySet<FactClaim> = new Set(['difference', 'shift', 'trend', 'interaction', 'mix', 'experiment'])

/** What was asked for as a plain figure, in the words of the columns, where no finding answers it. */
export async function askedFigure(
  view: AnalysisView,
  question: string,
  vocabulary: Vocabulary,
  answer: Finding | null,
): Promise<Finding | null> {
  const groups = groupsAsked(view, question, vocabulary, answer)
  if (groups) return (await figure(view, groups, vocabulary)) ?? answer
  const parsed = parseQuestion(question, vocabulary, null)
  if (!parsed.ok || (answer && !isOneFigure(parsed.plan))) return answer
  return (await figure(view, parsed.plan, vocabulary)) ?? answer
}

/** "Total revenue in March", "signups of region West": every word is understood, and a finding about all rows is no answer. */
const isOneFigure = ({ intent, by, over, filters, period, compare, since }: QueryPlan) =>
  intent === 'value' && by.length === 0 && !over && !compare && !since && (filters.length > 0 || period !== null)

/** "Which region is best?" of measurements: the groups in their order, where nothing says more of them. */
function groupsAsked(
  view: AnalysisView,
  question: string,
  vocabulary: Vocabulary,
  answer: Finding | null,
): QueryPlan | null {
  if (!view.understanding.panel || !superlative.test(question)) return null
  const asked = understood(question, view.table)
  const dimension = view.understanding.keys.find(({ name }) => asked.columns.has(name))
  if (!dimension) return null
  const { fact } = answer ?? {}
  if (fact && comparing.has(fact.claim) && fact.dimension === dimension.name) return null
  const weighed = askableMetrics(view).map(({ id, metric }) => ({ id, weight: mentions(asked, metric) }))
  const [best] = weighed.toSorted((a, b) => b.weight - a.weight)
  return best ? { ...basePlan(vocabulary), measure: best.id, by: [dimension.name] } : null
}

async function figure(view: AnalysisView, plan: QueryPlan, vocabulary: Vocabulary): Promise<Finding | null> {
  const count = view.book.findings.length
  await addAsked(view, plan, vocabulary)
  const added = view.book.findings[count]
  return added && (view.book.values[`${added.id}.rows`]?.value ?? 0) > 0 ? added : null
}

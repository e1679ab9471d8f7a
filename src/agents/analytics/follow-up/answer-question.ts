import type { FollowedRun, FollowUpTools } from '#agents/_kit/define-follow-up.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { FollowUp } from '../asking/follow-up.ts'
import { basePlan, parseQuestion } from '../asking/parse-question.ts'
import type { QueryPlan } from '../asking/query-plan.ts'
import type { Vocabulary } from '../asking/vocabulary.ts'
import type { AnalyticsInput } from '../input.ts'
import { rememberedDictionaries, withInputFile } from '../open-input-file.ts'
import type { AnalyticsResult } from '../output.ts'
import { answerInProcess } from '../prepare/analyse-in-process.ts'
import type { PlanAnswer } from '../prepare/asking/answer-plan.ts'
import { shownFrom } from '../shown-finding.ts'
import { narrated, proposedPlan } from './model-answer.ts'

type Run = FollowedRun<AnalyticsInput, AnalyticsResult>

/** A follow-up question to its computed answer. Throws INVALID_INPUT with what was not understood, and what reading the file throws. */
export async function answerQuestion(question: string, run: Run, tools: FollowUpTools): Promise<FollowUp> {
  const { input, result } = run
  const { vocabulary, followUps } = result
  if (!vocabulary || vocabulary.measures.length === 0) throw refused('Please analyze the file again to ask about it.')
  const plan = sinceKnown(
    await planFor(question, vocabulary, followUps.at(-1)?.plan ?? planOfResult(result), tools),
    result,
  )
  const request = {
    question: input.question,
    dictionaries: rememberedDictionaries(tools),
    followUp: { plan, vocabulary },
  }
  const answer = await withInputFile(input, tools, (open) => answerInProcess(request, open, tools))
  if (!answer) throw refused('Nothing in this file answers that question.')
  return shown(question, plan, answer, followUps.length + 1, tools)
}

/** "Why?" of the analysis itself is about the measure of which the first suggested question asks. */
function planOfResult({ vocabulary, suggestedQuestions }: AnalyticsResult): QueryPlan | null {
  const [first] = suggestedQuestions
  const parsed = vocabulary && first ? parseQuestion(first, vocabulary, null) : null
  return vocabulary && parsed?.ok ? { ...basePlan(vocabulary), measure: parsed.plan.measure } : null
}

/** "Why did it fall?" asks about the fall that the analysis has found, where it has found one. */
function sinceKnown(plan: QueryPlan, { vocabulary, suggestedQuestions }: AnalyticsResult): QueryPlan {
  if (!vocabulary || plan.intent !== 'why' || plan.since || plan.period || plan.compare) return plan
  for (const suggested of suggestedQuestions) {
    const parsed = parseQuestion(suggested, vocabulary, null)
    if (!parsed.ok) continue
    const { intent, measure, since } = parsed.plan
    if (intent === 'why' && measure === plan.measure && since) return { ...plan, since }
  }
  return plan
}

/** The grammar's plan; where it does not understand the question, a model's, if there is one. */
async function planFor(
  question: string,
  vocabulary: Vocabulary,
  before: QueryPlan | null,
  tools: FollowUpTools,
): Promise<QueryPlan> {
  const parsed = parseQuestion(question, vocabulary, before)
  if (parsed.ok) return parsed.plan
  const proposed = await proposedPlan(question, vocabulary, before, tools)
  if (proposed) return proposed
  const words = parsed.unknown.map(({ word, nearest }) =>
    nearest.length > 0 ? `"${word}" (did you mean ${nearest.join(' or ')}?)` : `"${word}"`,
  )
  throw refused(`Not understood: ${words.join(', ')}. You can name measures, columns, values and periods of this file.`)
}

async function shown(
  question: string,
  plan: QueryPlan,
  answer: PlanAnswer,
  number: number,
  tools: FollowUpTools,
): Promise<FollowUp> {
  const { finding, values, chart, rows, understood } = answer
  const known = { values, names: [] }
  const id = `q${number}`
  const { narrative, removed } = await narrated(question, answer, tools)
  return {
    id,
    question,
    understood,
    plan,
    finding: { ...shownFrom(finding, chart && { ...chart, id: `${id}.chart` }, known), id, answers: true },
    rows,
    narrative,
    removed,
    askedAt: tools.now,
  }
}

const refused = (text: string) => new AppError('INVALID_INPUT', { userMessage: text, fields: { question: text } })

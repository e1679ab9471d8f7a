import { z } from 'zod'
import { defineFollowUp } from '#agents/_kit/define-follow-up.ts'
import { AppError } from '#shared/errors/app-error.ts'
import agent from './agent.ts'
import { longestFollowUp, mostFollowUps } from './asking/query-plan.ts'
import { dictionary } from './dictionary.ts'
import { answerQuestion } from './follow-up/answer-question.ts'
import { recalculated } from './follow-up/recalculate.ts'

const request = z.union([
  z.strictObject({
    question: z
      .string()
      .trim()
      .min(1, 'Please ask a question')
      .max(longestFollowUp, `Please keep the question under ${longestFollowUp} characters`),
  }),
  z.strictObject({ dictionary }),
])

/** Follow-up questions on the same file, and the analysis again with the columns read as the user said. */
export default defineFollowUp(agent, request, async (asked, run, tools) => {
  if ('dictionary' in asked) return recalculated(asked.dictionary, run, tools)
  if (run.result.followUps.length >= mostFollowUps) {
    const text = `This analysis has ${mostFollowUps} follow-up questions, which is the most. Analyze the file again to go on.`
    throw new AppError('INVALID_INPUT', { userMessage: text, fields: { question: text } })
  }
  const followUp = await answerQuestion(asked.question, run, tools)
  return { result: { ...run.result, followUps: [...run.result.followUps, followUp] } }
})

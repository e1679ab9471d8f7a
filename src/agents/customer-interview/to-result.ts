import type { z } from 'zod'
import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { present } from '#agents/_kit/present.ts'
import { searchResultsOf } from '#agents/_kit/search-results.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { interviewInput } from './input.ts'
import type { InterviewOutput, InterviewResult } from './output.ts'

/** The plain questions beside their guide, and their number counted, not claimed. */
export function toInterviewResult(
  output: DeepPartial<InterviewOutput>,
  { input, sources, timestamp }: ResultContext<z.output<typeof interviewInput>>,
): DeepPartial<InterviewResult> {
  const { categories, ...rest } = output
  const counted = present(categories).map((category) => ({
    ...category,
    questions: present(category.guide).flatMap(({ question }) => question ?? []),
  }))
  return {
    timestamp,
    metadata: {
      productDescription: input.productDescription,
      targetAudience: input.targetAudience,
      totalQuestions: counted.reduce((sum, { questions }) => sum + questions.length, 0),
    },
    ...rest,
    ...(categories && { categories: counted }),
    searchResults: searchResultsOf(sources),
  }
}

/** After edits of the guide: the plain questions and their number say the same again. */
export function recounted(result: InterviewResult): InterviewResult {
  const categories = result.categories.map((category) => ({
    ...category,
    questions: category.guide.map(({ question }) => question),
  }))
  const totalQuestions = categories.reduce((sum, { questions }) => sum + questions.length, 0)
  return { ...result, categories, metadata: { ...result.metadata, totalQuestions } }
}

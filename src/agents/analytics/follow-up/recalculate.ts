import type { FollowedRun, FollowUpTools } from '#agents/_kit/define-follow-up.ts'
import { cleanDeep } from '#shared/clean-text.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { Dictionary } from '../dictionary.ts'
import { writtenAnalysis } from '../draft/written-analysis.ts'
import type { AnalyticsInput } from '../input.ts'
import { rememberedDictionaries, withInputFile } from '../open-input-file.ts'
import { type AnalyticsResult, analyticsResult } from '../output.ts'
import { analyseInProcess } from '../prepare/analyse-in-process.ts'
import type { PreparedAnalysis } from '../prepared.ts'
import { analyticsResultOf } from '../to-result.ts'

/**
 * The analysis with the columns read as the user said, remembered for files of the same shape. Its text is the built-in
 * writer's; follow-ups that rested on the old reading are gone.
 */
export async function recalculated(
  dictionary: Dictionary,
  run: FollowedRun<AnalyticsInput, AnalyticsResult>,
  tools: FollowUpTools,
) {
  const { input, result, timestamp } = run
  const shape = result.dictionary?.shape
  if (!shape)
    throw new AppError('INVALID_INPUT', { userMessage: 'Please analyze the file again to change its columns.' })
  const known = new Set(result.dataSummary.columns)
  const kept = {
    shape,
    dictionary: { ...dictionary, columns: dictionary.columns.filter(({ name }) => known.has(name)) },
  }
  const request = {
    question: input.question,
    dictionaries: [kept, ...rememberedDictionaries(tools).filter((other) => other.shape !== shape)],
  }
  const computed = await withInputFile(input, tools, (open) => analyseInProcess(request, open, tools))
  const prepared = cleanDeep(computed) as PreparedAnalysis
  const context = { input, sources: [], timestamp, prepared }
  return {
    result: analyticsResult.parse(analyticsResultOf(writtenAnalysis(prepared), context)),
    remember: { key: shape, value: kept },
  }
}

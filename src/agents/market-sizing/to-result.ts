import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { searchResultsOf } from '#agents/_kit/search-results.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { estimateText } from './estimate-text.ts'
import type { SizingInput } from './input.ts'
import type { SizingOutput, SizingResult } from './output.ts'
import { sizingSheet, wholeFormulas, wholeRows } from './sizing-sheet.ts'

const mostSources = 5

export function sizingToResult(
  output: DeepPartial<SizingOutput>,
  context: ResultContext<SizingInput>,
): DeepPartial<SizingResult> {
  const { userId: _caller, ...inputs } = context.input
  const sheet = sizingSheet(wholeRows(output.rows), wholeFormulas(output.formulas))
  return {
    timestamp: context.timestamp,
    inputs,
    estimate: estimateText(sheet, output, inputs.estimationApproach),
    ...output,
    searchResults: searchResultsOf(context.sources)
      .map((result, index) => ({ number: index + 1, ...result }))
      .slice(0, mostSources),
  }
}

import type { z } from 'zod'
import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { present } from '#agents/_kit/present.ts'
import { searchResultsOf } from '#agents/_kit/search-results.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { trendInput } from './input.ts'
import { type TrendOutput, type TrendResult, trendCategory, trendImpact } from './output.ts'

/** A word of a fixed list that is still being written is not there yet. A source that is not there is a missing field, as the result has it, and not null. */
export function toTrendResult(
  output: DeepPartial<TrendOutput>,
  { input, sources, timestamp }: ResultContext<z.output<typeof trendInput>>,
): DeepPartial<TrendResult> {
  const { trends, ...rest } = output
  return {
    industry: input.industry,
    timestamp,
    ...rest,
    ...(trends && {
      trends: present(trends).map(({ source, sourceNumber, impact, category, ...trend }) => ({
        ...trend,
        ...(impact && trendImpact.options.includes(impact) && { impact }),
        ...(category && trendCategory.options.includes(category) && { category }),
        ...(source && { source }),
        ...(sourceNumber && { sourceNumber }),
      })),
    }),
    searchResults: searchResultsOf(sources),
  }
}

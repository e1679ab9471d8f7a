import type { z } from 'zod'
import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { present } from '#agents/_kit/present.ts'
import { searchResultsOf } from '#agents/_kit/search-results.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { competitorInput } from './input.ts'
import type { Competitor, CompetitorOutput, CompetitorResult } from './output.ts'

/** An address that is not there is a missing field, as the result has it, and not null. */
const withoutNulls = (list: DeepPartial<CompetitorOutput['direct']>): DeepPartial<Competitor>[] =>
  present(list).map(({ website, reference, sourceNumber, ...competitor }) => ({
    ...competitor,
    ...(website && { website }),
    ...(reference && { reference }),
    ...(sourceNumber && { sourceNumber }),
  }))

export function toCompetitorResult(
  output: DeepPartial<CompetitorOutput>,
  { sources, timestamp }: ResultContext<z.output<typeof competitorInput>>,
): DeepPartial<CompetitorResult> {
  const { direct, indirect, potential, ...rest } = output
  return {
    timestamp,
    ...rest,
    ...(direct && { direct: withoutNulls(direct) }),
    ...(indirect && { indirect: withoutNulls(indirect) }),
    ...(potential && { potential: withoutNulls(potential) }),
    searchResults: searchResultsOf(sources),
  }
}

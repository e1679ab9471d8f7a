import type { z } from 'zod'
import type { Path } from '#shared/json-pointer.ts'
import type { OfferedItem } from '#shared/offered-item.ts'
import type { TypedAgent } from './define-agent.ts'

/** An item with the place of the result that says it; in a Markdown text with the id that its heading or row begins with. */
export interface PlacedOffer extends OfferedItem {
  at: Path
  section?: string
}

/** What a result has for other agents, item by item, the most important first. Optional half of an agent, in `offers.ts`. Pure. */
export interface Offers {
  of(result: object): PlacedOffer[]
}

/** A placeholder of the writer's is nothing that was found. */
const placeholder =
  /^(?:to check|ask (?:three|one|ten|them)|we have no data|you named it|find out|check: |look it up)|\bwe have no data\b/i
export const isFinding = (text: string): boolean => text.trim() !== '' && !placeholder.test(text.trim())

export function defineOffers<
  InputSchema extends z.ZodType<object, object>,
  OutputSchema extends z.ZodType<object, object>,
  ResultSchema extends z.ZodType<object, object>,
>(
  agent: TypedAgent<InputSchema, OutputSchema, ResultSchema>,
  of: (result: z.output<ResultSchema>) => PlacedOffer[],
): Offers {
  return {
    of: (result) => {
      const parsed = agent.parseResult(result)
      // The schema has checked it; a version that an older schema wrote offers nothing.
      return parsed.ok ? of(parsed.value as z.output<ResultSchema>) : []
    },
  }
}

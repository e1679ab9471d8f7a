import type { Industry } from '#drafting/placing/industry.ts'
import type { WritingContext } from '#drafting/writing-context.ts'

/** What the reader found for the form's industry. Throws when the words were not read as one, which the form rules out. */
export function industryOf({ placement }: WritingContext<unknown>): Industry {
  if (!placement.industry) throw new Error('a scan needs words that were read as an industry')
  return placement.industry
}

import { readFileSync } from 'node:fs'
import { z } from 'zod'

const marketId = z.string().regex(/^[a-z0-9-]+$/)

/** What people call an industry, and the markets of the library that belong to it. */
export const industryNames = z.strictObject({
  industries: z
    .array(
      z.strictObject({
        names: z
          .array(z.string().trim().min(2))
          .min(1)
          .describe(
            'Lower case; compared by stems, so that plurals need no name of their own. Each in one industry only',
          ),
        markets: z.array(marketId).min(1).describe('The most typical first'),
      }),
    )
    .min(1),
})
export type IndustryNames = z.infer<typeof industryNames>

/** Reads `industry-names.json` from disk, checked; do it once at start. */
export function readIndustryNames(): IndustryNames {
  const parsed = industryNames.safeParse(
    JSON.parse(readFileSync(new URL('./industry-names.json', import.meta.url), 'utf8')),
  )
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new Error(`knowledge industry-names.json: ${issue?.path.join('.')}: ${issue?.message}`)
}

import { z } from 'zod'
import { marketProfile } from '#shared/market-profile.ts'
import { source } from '#shared/source.ts'

/** What a model has gathered of the market of a product that the library does not hold; null until one has. */
export const productMarket = z.object({
  market: z
    .object({
      /** YYYY-MM-DD */
      asOf: z.string(),
      name: z.string(),
      profile: marketProfile,
      /** Those that the profile names by their numbers. */
      sources: z.array(source),
    })
    .nullable(),
})
export type ProductMarket = z.infer<typeof productMarket>

import { z } from 'zod'
import { atMost } from '../limited-text.ts'
import { longestProductText } from '../product-text.ts'

const part = (label: string, max: number) =>
  atMost(
    z.string({ error: `${label} must be text` }).trim(),
    max,
    `Please keep the ${label.toLowerCase()} under ${max.toLocaleString('en-US')} characters`,
  ).default('')

/** The product that a user works on; blank parts are not known. */
export const productTraits = z.strictObject({
  name: part('Name', longestProductText.name),
  description: part('Description', longestProductText.description),
  audience: part('Audience', longestProductText.audience),
  market: part('Market', longestProductText.market),
})
export type ProductTraits = z.infer<typeof productTraits>

export const productProfile = productTraits.extend({ updated_at: z.string() })
export type ProductProfile = z.infer<typeof productProfile>

/** Null while nothing is known. */
export const productProfileAnswer = z.object({ profile: productProfile.nullable() })

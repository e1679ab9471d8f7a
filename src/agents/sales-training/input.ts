import { z } from 'zod'
import { callerId, optionalText, requiredText } from '#agents/_kit/input-text.ts'

const needed = 'Please fill in product name, description and who buys it'

export const salesInput = z.strictObject({
  productName: requiredText(needed, { max: 120 }),
  productDescription: requiredText(needed),
  targetAudience: requiredText(needed),
  competitors: optionalText({ max: 500 }),
  userId: callerId,
})
export type SalesInput = z.output<typeof salesInput>

import { z } from 'zod'
import { callerId, optionalText, requiredText } from '#agents/_kit/input-text.ts'

export const developmentInput = z.strictObject({
  productDescription: requiredText('Please describe your product'),
  constraints: optionalText({ max: 4000 }),
  existing: optionalText({ max: 4000 }),
  userId: callerId,
})
export type DevelopmentInput = z.output<typeof developmentInput>

import { z } from 'zod'
import { callerId, optionalText, requiredText } from '#agents/_kit/input-text.ts'
import { atLeast } from '#shared/limited-text.ts'

export const prdInput = z.strictObject({
  productIdea: atLeast(
    requiredText('Please provide a product idea', {
      max: 2000,
      tooLong: 'Product idea is too long. Please keep it under 2000 characters',
    }),
    10,
    'Product idea must be at least 10 characters long',
  ),
  additionalContext: optionalText({
    max: 1000,
    tooLong: 'Additional context is too long. Please keep it under 1000 characters',
  }),
  userId: callerId,
})
export type PrdInput = z.output<typeof prdInput>

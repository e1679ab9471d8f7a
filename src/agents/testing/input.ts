import { z } from 'zod'
import { callerId, optionalText, requiredText } from '#agents/_kit/input-text.ts'

export const testingInput = z.strictObject({
  productDescription: requiredText('Please describe your product'),
  constraints: optionalText({ max: 4000 }),
  environments: optionalText({ max: 2000 }),
  userId: callerId,
})
export type TestingInput = z.output<typeof testingInput>

import { z } from 'zod'
import { callerId, optionalText, requiredText } from '#agents/_kit/input-text.ts'

export const requirementsInput = z.strictObject({
  productDescription: requiredText('Please describe your product'),
  stakeholders: optionalText({ max: 2000 }),
  constraints: optionalText({ max: 4000 }),
  userId: callerId,
})
export type RequirementsInput = z.output<typeof requirementsInput>

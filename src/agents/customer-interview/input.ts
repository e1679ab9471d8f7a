import { z } from 'zod'
import { callerId, requiredText } from '#agents/_kit/input-text.ts'

export const interviewInput = z.strictObject({
  productDescription: requiredText('Please provide a product description'),
  targetAudience: requiredText('Please specify your target audience'),
  userId: callerId,
})
export type InterviewInput = z.output<typeof interviewInput>

import { z } from 'zod'
import { callerId, requiredText } from '#agents/_kit/input-text.ts'

export const competitorInput = z.strictObject({
  productIdea: requiredText('Please provide a product idea'),
  userId: callerId,
})
export type CompetitorInput = z.output<typeof competitorInput>

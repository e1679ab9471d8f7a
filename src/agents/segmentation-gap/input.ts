import { z } from 'zod'
import { callerId, requiredText } from '#agents/_kit/input-text.ts'

export const segmentationInput = z.strictObject({
  productDescription: requiredText('Please provide a product description'),
  userId: callerId,
})
export type SegmentationInput = z.output<typeof segmentationInput>

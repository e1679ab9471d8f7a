import { z } from 'zod'
import { callerId, requiredText } from '#agents/_kit/input-text.ts'

export const trendInput = z.strictObject({
  industry: requiredText('Please enter an industry or domain'),
  userId: callerId,
})
export type TrendInput = z.output<typeof trendInput>

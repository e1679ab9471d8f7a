import { z } from 'zod'
import { callerId, optionalText, requiredText } from '#agents/_kit/input-text.ts'

const bothNeeded = 'Please fill in at least Product/Service and Target Market'

export const sizingInput = z.strictObject({
  productOrService: requiredText(bothNeeded),
  targetMarket: requiredText(bothNeeded),
  customerSegments: optionalText(),
  regions: optionalText(),
  estimationApproach: z
    .enum(['top-down', 'bottom-up'], { error: 'Choose one of the offered approaches' })
    .default('top-down'),
  userId: callerId,
})
export type SizingInput = z.output<typeof sizingInput>

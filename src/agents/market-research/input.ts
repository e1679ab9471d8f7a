import { z } from 'zod'
import { callerId, requiredText } from '#agents/_kit/input-text.ts'

const bothNeeded = 'Please fill in both Product Description and Target Audience'
const range = 'Choose between 2 and 5 competitors'

export const marketResearchInput = z.strictObject({
  productDescription: requiredText(bothNeeded),
  targetAudience: requiredText(bothNeeded),
  tone: z
    .enum(['friendly', 'formal', 'strategic', 'emotional'], { error: 'Choose one of the offered tones' })
    .default('strategic'),
  numCompetitors: z
    .union([z.number(), z.string().regex(/^\d$/).transform(Number)], { error: range })
    .pipe(z.int(range).min(2, range).max(5, range))
    .default(3),
  userId: callerId,
})
export type MarketResearchInput = z.output<typeof marketResearchInput>

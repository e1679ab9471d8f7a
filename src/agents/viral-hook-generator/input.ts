import { z } from 'zod'
import { callerId, requiredText, textOr } from '#agents/_kit/input-text.ts'

const needed = 'Please fill in all required fields'

export const hookPlatforms = ['LinkedIn', 'Twitter', 'Instagram', 'TikTok', 'Facebook'] as const
export type HookPlatform = (typeof hookPlatforms)[number]

/** What stands in for a blank field. */
export const hookDefaults = {
  painPoints: 'Common industry challenges',
  desiredEmotion: 'curiosity',
  tone: 'engaging',
  platform: 'LinkedIn',
} as const

export const hooksInput = z.strictObject({
  productName: requiredText(needed, { max: 120 }),
  productDescription: requiredText(needed),
  targetAudience: requiredText(needed),
  painPoints: textOr(hookDefaults.painPoints),
  desiredEmotion: textOr(hookDefaults.desiredEmotion, 200),
  tone: textOr(hookDefaults.tone, 200),
  platform: z
    .string({ error: 'Choose one of the offered platforms' })
    .trim()
    .nullish()
    .transform((platform) => platform || hookDefaults.platform)
    .pipe(z.enum(hookPlatforms, { error: 'Choose one of the offered platforms' })),
  userId: callerId,
})
export type HooksInput = z.output<typeof hooksInput>

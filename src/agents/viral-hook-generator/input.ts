import { z } from 'zod'
import { callerId, longestText, requiredText } from '#agents/_kit/input-text.ts'

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

const textOr = (standard: string, max = longestText) =>
  z
    .string({ error: 'This field must be text' })
    .trim()
    .max(max, `Please keep it under ${max.toLocaleString('en-US')} characters`)
    .nullish()
    .transform((text) => text || standard)

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

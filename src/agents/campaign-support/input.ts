import { z } from 'zod'
import { callerId, longestText, requiredText } from '#agents/_kit/input-text.ts'

const needed = 'Please fill in all required fields'

/** What stands in for a blank field. */
export const campaignDefaults = { tone: 'professional', channels: 'LinkedIn, Instagram, Email' } as const

const textOr = (standard: string, max = longestText) =>
  z
    .string({ error: 'This field must be text' })
    .trim()
    .max(max, `Please keep it under ${max.toLocaleString('en-US')} characters`)
    .nullish()
    .transform((text) => text || standard)

export const campaignInput = z.strictObject({
  productName: requiredText(needed, { max: 120 }),
  productDescription: requiredText(needed),
  targetPersona: requiredText(needed),
  campaignGoal: requiredText(needed, { max: 1_000 }),
  tone: textOr(campaignDefaults.tone, 200),
  channels: textOr(campaignDefaults.channels, 500),
  userId: callerId,
})
export type CampaignInput = z.output<typeof campaignInput>

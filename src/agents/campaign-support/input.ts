import { z } from 'zod'
import { callerId, requiredText, textOr } from '#agents/_kit/input-text.ts'

const needed = 'Please fill in all required fields'

/** What stands in for a blank field. */
export const campaignDefaults = { tone: 'professional', channels: 'LinkedIn, Instagram, Email' } as const

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

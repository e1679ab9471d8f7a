import { z } from 'zod'
import { callerId, optionalText, requiredText } from '#agents/_kit/input-text.ts'

const needed = 'Please fill in product name, description and audience'

export const pageCalls = [
  { value: 'get started', label: 'Get Started' },
  { value: 'sign up', label: 'Sign Up' },
  { value: 'try free', label: 'Try Free' },
  { value: 'book demo', label: 'Book Demo' },
  { value: 'learn more', label: 'Learn More' },
  { value: 'join now', label: 'Join Now' },
  { value: 'download', label: 'Download' },
  { value: 'contact us', label: 'Contact Us' },
] as const

export const pageTones = [
  { value: 'professional', label: 'Professional' },
  { value: 'casual', label: 'Casual' },
  { value: 'emotional', label: 'Emotional' },
  { value: 'witty', label: 'Witty' },
  { value: 'inspiring', label: 'Inspiring' },
  { value: 'formal', label: 'Formal' },
  { value: 'educational', label: 'Educational' },
  { value: 'fun', label: 'Fun' },
] as const

const valuesOf = <const Options extends readonly { value: string }[]>(options: Options) =>
  options.map(({ value }) => value) as unknown as [Options[number]['value'], ...Options[number]['value'][]]

export const landingInput = z.strictObject({
  productName: requiredText(needed, { max: 120 }),
  productDescription: requiredText(needed),
  targetAudience: requiredText(needed),
  callToAction: z
    .enum(valuesOf(pageCalls), { error: 'Choose one of the offered calls to action' })
    .default('get started'),
  tone: z.enum(valuesOf(pageTones), { error: 'Choose one of the offered tones' }).default('professional'),
  proof: optionalText({ max: 3_000 }),
  userId: callerId,
})
export type LandingInput = z.output<typeof landingInput>

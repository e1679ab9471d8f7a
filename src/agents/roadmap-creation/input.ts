import { z } from 'zod'
import { callerId, optionalText, requiredText } from '#agents/_kit/input-text.ts'

const range = 'Give the number of people as a whole number from 1 to 200, or leave it empty'

export const horizons = ['6', '12', '18'] as const

export const roadmapInput = z.strictObject({
  productDescription: requiredText('Please provide a product description'),
  goals: optionalText(),
  horizon: z.enum(horizons, { error: 'Choose one of the offered horizons' }).default('12'),
  /** People who build; blank when it is not known. */
  teamSize: z
    .union([z.number(), z.string()], { error: range })
    .nullish()
    .transform((value) => String(value ?? '').trim() || null)
    .refine((text) => text === null || /^\d{1,3}$/.test(text), range)
    .transform((text) => (text === null ? null : Number(text)))
    .pipe(z.int(range).min(1, range).max(200, range).nullable()),
  fixedDates: optionalText(),
  constraints: optionalText(),
  userId: callerId,
})
export type RoadmapInput = z.output<typeof roadmapInput>

/** The lines of a list that say something, without bullets. */
export function linesOf(text: string | null): string[] {
  return (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*[-*•–]\s+/, '').trim())
    .filter((line) => line !== '')
}

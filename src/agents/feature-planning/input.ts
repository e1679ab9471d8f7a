import { z } from 'zod'
import { callerId, optionalText, requiredText } from '#agents/_kit/input-text.ts'

const mostFeatures = 20

/** The lines of a list that say something, without bullets and numbers. */
export function linesOf(text: string | null): string[] {
  return (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/, '').trim())
    .filter((line) => line !== '')
}

export const planningInput = z.strictObject({
  productDescription: requiredText('Please provide a product description'),
  goals: optionalText(),
  candidateFeatures: optionalText().refine(
    (text) => linesOf(text).length <= mostFeatures,
    `Please list at most ${mostFeatures} features, one a line`,
  ),
  userId: callerId,
})
export type PlanningInput = z.output<typeof planningInput>

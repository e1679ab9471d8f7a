import { z } from 'zod'
import { callerId, optionalText, requiredText } from '#agents/_kit/input-text.ts'
import { firstCharacters } from '#shared/characters.ts'

const mostFeatures = 20

/** The lines of a list that say something, without bullets and numbers. */
export function linesOf(text: string | null): string[] {
  return (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/, '').trim())
    .filter((line) => line !== '')
}

/** Longest name of a feature. */
export const longestName = 200

/** What a listed line is called in the result: a name is no longer than the schema takes. */
export const nameOfLine = (line: string) => firstCharacters(line, longestName).trim()

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

/** The lines of several fields as a list that is read beside the description; undefined without any. */
export function linesAsContext(texts: readonly (string | null)[]): string | undefined {
  const lines = texts.flatMap(linesOf).map((line) => `- ${line}`)
  return lines.length > 0 ? lines.join('\n') : undefined
}

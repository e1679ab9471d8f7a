import { type HooksInput, hookDefaults } from '../input.ts'

/** A pain of fewer words is a keyword and no line. */
const fewestWords = 4

/** The user's pain points, one a line as typed; none where the field was left blank. */
export function typedPains({ painPoints }: HooksInput): string[] {
  if (painPoints === hookDefaults.painPoints) return []
  return painPoints
    .split(/\n+|;\s+/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s*/, '').trim())
    .filter((line) => line !== '')
}

export const isLine = (pain: string) => pain.split(/\s+/).length >= fewestWords

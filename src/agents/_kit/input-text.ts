import { z } from 'zod'
import { atMost } from '#shared/limited-text.ts'

/** Longest free text of a form, in characters, where the specification names no limit of its own. */
export const longestText = 10_000

const tooLongFor = (max: number) => `Please keep it under ${max.toLocaleString('en-US')} characters`

/**
 * A text that must not be blank, trimmed. A missing, null or blank value gives `message`; another type says what it must be.
 */
export function requiredText(message: string, options: { max?: number; tooLong?: string } = {}) {
  const max = options.max ?? longestText
  const filled = z
    .string({ error: (issue) => (issue.input == null ? message : 'This field must be text') })
    .trim()
    .min(1, { error: message, abort: true })
  return atMost(filled, max, options.tooLong ?? tooLongFor(max))
}

/** A text that may be missing, null or blank; blank becomes null. */
export function optionalText(options: { max?: number; tooLong?: string } = {}) {
  const max = options.max ?? longestText
  return limitedText(max, options.tooLong)
    .nullish()
    .transform((text) => text || null)
}

/** A text that may be missing, null or blank; `standard` stands in for it. */
export function textOr(standard: string, max = longestText) {
  return limitedText(max)
    .nullish()
    .transform((text) => text || standard)
}

/** A trimmed text that may be blank. */
export const limitedText = (max = longestText, tooLong = tooLongFor(max)) =>
  atMost(z.string({ error: 'This field must be text' }).trim(), max, tooLong)

/** The caller's own id, which older callers send along. The server refuses another one. */
export const callerId = z.string().max(200).nullish()

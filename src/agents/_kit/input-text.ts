import { z } from 'zod'

/** Longest free text of a form, in characters, where the specification names no limit of its own. */
export const longestText = 10_000

/**
 * A text that must not be blank, trimmed. A missing, null or blank value gives `message`; another type says what it must be.
 */
export function requiredText(message: string, options: { max?: number; tooLong?: string } = {}) {
  const max = options.max ?? longestText
  return z
    .string({ error: (issue) => (issue.input == null ? message : 'This field must be text') })
    .trim()
    .min(1, { error: message, abort: true })
    .max(max, options.tooLong ?? `Please keep it under ${max.toLocaleString('en-US')} characters`)
}

/** A text that may be missing, null or blank; blank becomes null. */
export function optionalText(options: { max?: number; tooLong?: string } = {}) {
  const max = options.max ?? longestText
  return z
    .string({ error: 'This field must be text' })
    .trim()
    .max(max, options.tooLong ?? `Please keep it under ${max.toLocaleString('en-US')} characters`)
    .nullish()
    .transform((text) => text || null)
}

/** The caller's own id, which older callers send along. The server refuses another one. */
export const callerId = z.string().max(200).nullish()

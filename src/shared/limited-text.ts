import type { z } from 'zod'
import { isLongerThan } from './characters.ts'

/**
 * A text of at most `most` characters as a person counts them. Without a message the validation library's own is used. JSON Schema
 * counts code points, of which there are never fewer: what it allows is taken.
 */
export function atMost(schema: z.ZodString, most: number, message?: string): z.ZodString {
  return schema
    .check(({ value, issues }) => {
      if (!isLongerThan(value, most)) return
      const text = message === undefined ? {} : { message }
      issues.push({ code: 'too_big', origin: 'string', maximum: most, inclusive: true, input: value, ...text })
    })
    .meta({ maxLength: most })
}

/** A text of at least `least` characters as a person counts them. */
export function atLeast(schema: z.ZodString, least: number, message: string): z.ZodString {
  return schema
    .check(({ value, issues }) => {
      if (isLongerThan(value, least - 1)) return
      issues.push({ code: 'too_small', origin: 'string', minimum: least, inclusive: true, input: value, message })
    })
    .meta({ minLength: least })
}

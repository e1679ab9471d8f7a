import type { z } from 'zod'
import { parseWith } from '#agents/_kit/parse.ts'
import { AppError } from '#shared/errors/app-error.ts'

/** Parses a query or a body by its contract. Throws INVALID_INPUT with the fields. */
export function parseRequest<Value extends object>(schema: z.ZodType<Value>, value: unknown): Value {
  const parsed = parseWith(schema, value)
  if (!parsed.ok) throw new AppError('INVALID_INPUT', { userMessage: parsed.message, fields: parsed.fields })
  return parsed.value
}

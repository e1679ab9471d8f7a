import { z } from 'zod'
import { type ErrorCode, errorTable } from '#shared/errors/error-table.ts'

export type Json = Record<string, unknown>

export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output' = 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}
export const json = (schema: Json) => ({ content: { 'application/json': { schema } } })
export const answers = (schema: Json, description: string) => ({ 200: { description, ...json(schema) } })
export const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
export const secured = [{ bearer: [] }, { apiKey: [] }]

/**
 * The error answers of a route, one entry a status, with the codes that it can carry. Whoever must say who asks is counted,
 * so such a route can also answer that it was asked too often.
 */
export function errors(codes: readonly ErrorCode[]): Json {
  const counted: ErrorCode[] = codes.includes('UNAUTHENTICATED') ? ['TOO_MANY_REQUESTS'] : []
  const byStatus = Map.groupBy(new Set([...codes, ...counted]), (code) => errorTable[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [status, { description: list.join(', '), ...json(reference('Error')) }]),
  )
}

/** Of whatever belongs to the caller alone. */
export const ownErrors: readonly ErrorCode[] = ['UNAUTHENTICATED', 'NOT_FOUND']

/** A path that is only read; `open` when everybody may. */
export function readPath(summary: string, schema: Json, tag: string, open = false): Json {
  return {
    get: {
      summary,
      tags: [tag],
      security: open ? [] : secured,
      responses: { ...answers(schema, summary), ...(open ? {} : errors(['UNAUTHENTICATED'])) },
    },
  }
}

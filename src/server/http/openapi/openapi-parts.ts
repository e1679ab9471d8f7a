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

/** One operation of a tag, for whoever is signed in. */
export const operationOf = (tag: string) => (summary: string, rest: Json) => ({
  summary,
  tags: [tag],
  security: secured,
  ...rest,
})
/** A JSON body that fits a schema. */
export const body = (schema: z.ZodType) => ({ requestBody: { required: true, ...json(jsonSchema(schema, 'input')) } })
/** A parameter of the path, by default an id. */
export const inPath = (name: string, schema: Json = { type: 'string', format: 'uuid' }) => ({
  name,
  in: 'path',
  required: true,
  schema,
})
/** A parameter of the query for each field of a schema. */
export const queryOf = (schema: z.ZodObject) =>
  Object.entries(jsonSchema(schema, 'input').properties as Json).map(([name, each]) => ({
    name,
    in: 'query',
    schema: each,
  }))
/** Bytes of whatever kind. */
export const binary = {
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
}

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

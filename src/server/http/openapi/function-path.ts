import type { LiveAgent } from '#agents/registry-server.ts'
import { runReference } from '#shared/api/runs.ts'
import { corrections } from '#shared/corrections.ts'
import type { ErrorCode } from '#shared/errors/error-table.ts'
import { errors, type Json, json, jsonSchema, secured } from './openapi-parts.ts'

const runErrors: ErrorCode[] = [
  'INVALID_INPUT',
  'INVALID_JSON',
  'UNAUTHENTICATED',
  'USAGE_LIMIT_REACHED',
  'GUEST_NOT_ALLOWED',
  'AGENT_UPCOMING',
  'FORBIDDEN',
  'IDEMPOTENCY_MISMATCH',
  'PAYLOAD_TOO_LARGE',
  'RESULT_UNUSABLE',
  'MODEL_REFUSED',
  'TOO_MANY_RUNS',
  'PROVIDER_BUSY',
  'PROVIDER_FAILED',
  'RUN_TIMEOUT',
  'OVERLOADED',
  'NOT_READY',
]

/** Every function takes, beside its own fields, what the user put right of the reading. */
const withCorrections = (schema: Json): Json => ({
  ...schema,
  properties: { ...(schema.properties as Json), corrections: jsonSchema(corrections, 'input') },
})

/** What an agent takes and answers. */
export function functionPath(agent: LiveAgent): Json {
  return {
    post: {
      operationId: agent.card.id,
      summary: agent.card.description,
      tags: ['functions'],
      security: secured,
      parameters: [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 200 } }],
      requestBody: { required: true, ...json(withCorrections(jsonSchema(agent.inputSchema, 'input'))) },
      responses: {
        200: {
          description: 'The result; with Accept: text/event-stream the run as events',
          content: {
            'application/json': {
              schema: {
                allOf: [
                  jsonSchema(agent.resultSchema),
                  { type: 'object', properties: { run: jsonSchema(runReference) } },
                ],
              },
            },
            'text/event-stream': { schema: { type: 'string' } },
          },
        },
        ...errors(runErrors),
      },
    },
  }
}

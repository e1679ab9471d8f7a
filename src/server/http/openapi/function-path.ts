import { z } from 'zod'
import type { LiveAgent } from '#agents/registry-server.ts'
import { runContext } from '#shared/api/run-context.ts'
import { askingRun, readingOfRun, runReference } from '#shared/api/runs.ts'
import { corrections } from '#shared/corrections.ts'
import type { ErrorCode } from '#shared/errors/error-table.ts'
import { ownFact } from '#shared/own-fact.ts'
import { runMode } from '#shared/run-mode.ts'
import { errors, type Json, json, jsonSchema, secured } from './openapi-parts.ts'

const runErrors: ErrorCode[] = [
  'INVALID_INPUT',
  'INVALID_JSON',
  'UNAUTHENTICATED',
  'USAGE_LIMIT_REACHED',
  'GUEST_NOT_ALLOWED',
  'AGENT_UPCOMING',
  'FORBIDDEN',
  'NOT_FOUND',
  'IDEMPOTENCY_MISMATCH',
  'PAYLOAD_TOO_LARGE',
  'RESULT_UNUSABLE',
  'MODEL_REFUSED',
  'MODEL_SAID_NOTHING',
  'MODEL_KEY_REFUSED',
  'MODEL_QUOTA_GONE',
  'MODEL_UNKNOWN',
  'PROMPT_TOO_LONG',
  'MODEL_NOT_ALLOWED',
  'RUN_CAP_REACHED',
  'DAY_CAP_REACHED',
  'MONTH_CAP_REACHED',
  'TOO_MANY_RUNS',
  'PROVIDER_BUSY',
  'PROVIDER_FAILED',
  'RUN_TIMEOUT',
  'OVERLOADED',
  'NOT_READY',
]

const productId = {
  type: ['string', 'null'],
  format: 'uuid',
  description:
    'What is confirmed of this product holds for the run. Left out: the product that has these words; null: none.',
}

/** What a run is written with, and what goes along with its form. */
const beside = {
  model: { type: 'string', description: 'One of /api/models; left out, the first that the plan may use' },
  mode: { ...jsonSchema(runMode), description: 'quick where it is left out' },
  context: jsonSchema(runContext, 'input'),
  ask: {
    type: 'boolean',
    description:
      'With true a run of a model that is not sure of its reading asks, and waits for a day at most: 202, or a `question` event. Left out, it goes on',
  },
}

/** Every function takes, beside its own fields, what the user put right of the reading, and the product that it is for. */
const withCorrections = (schema: Json): Json => ({
  ...schema,
  properties: { ...(schema.properties as Json), corrections: jsonSchema(corrections, 'input'), productId, ...beside },
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
                  jsonSchema(readingOfRun),
                  {
                    type: 'object',
                    properties: {
                      run: jsonSchema(runReference),
                      ownFacts: {
                        ...jsonSchema(z.array(ownFact)),
                        description:
                          'What the user knows of the product, as the run was given it; absent where nothing',
                      },
                    },
                  },
                ],
              },
            },
            'text/event-stream': { schema: { type: 'string' } },
          },
        },
        202: { description: 'The run asks: see /api/runs/{id}/answers', ...json(jsonSchema(askingRun)) },
        ...errors(runErrors),
      },
    },
  }
}

import type { AgentRegistry, LiveAgent } from '#agents/registry-server.ts'
import { me, subscription, system, usage } from '#shared/api/account.ts'
import { agentList } from '#shared/api/agents.ts'
import { confluenceFailure } from '#shared/api/confluence.ts'
import { newsletterAnswer, newsletterRequest, unsubscribeAnswer, unsubscribeRequest } from '#shared/api/newsletter.ts'
import { planList, subscriptionRequest } from '#shared/api/plans.ts'
import { productProfileAnswer, productTraits } from '#shared/api/product-profile.ts'
import { resultEdit, runList, runListQuery, runReference, runView } from '#shared/api/runs.ts'
import { upload } from '#shared/api/uploads.ts'
import { priorities, vote, voteRequest } from '#shared/api/votes.ts'
import { corrections } from '#shared/corrections.ts'
import { exportFormats } from '#shared/document/export-format.ts'
import { type ErrorCode, errorTable } from '#shared/errors/error-table.ts'
import { confluencePaths } from './openapi-confluence.ts'
import { answers, errors, type Json, json, jsonSchema, reference, secured } from './openapi-parts.ts'

const runId = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }

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

function functionPath(agent: LiveAgent): Json {
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

const voteAnswer = { type: 'object', properties: { vote: { anyOf: [jsonSchema(vote), { type: 'null' }] } } }

const own: ErrorCode[] = ['UNAUTHENTICATED', 'NOT_FOUND']

function runPaths(): Json {
  const operation = (summary: string, rest: Json) => ({ summary, tags: ['runs'], security: secured, ...rest })
  const query = jsonSchema(runListQuery, 'input').properties as Json
  return {
    '/api/runs': {
      get: operation('The runs of the caller, newest first', {
        parameters: Object.entries(query).map(([name, schema]) => ({ name, in: 'query', schema })),
        responses: {
          ...answers(jsonSchema(runList), 'A page of runs'),
          ...errors(['INVALID_INPUT', 'UNAUTHENTICATED']),
        },
      }),
    },
    '/api/runs/{id}': {
      parameters: [runId],
      get: operation('One run', { responses: { ...answers(reference('Run'), 'The run'), ...errors(own) } }),
      delete: operation('Deletes a run with its events', {
        responses: { 204: { description: 'Deleted' }, ...errors(own) },
      }),
    },
    '/api/runs/{id}/events': {
      parameters: [runId, { name: 'Last-Event-ID', in: 'header', schema: { type: 'integer', minimum: 0 } }],
      get: operation('Follows or resumes the events of a run', {
        responses: {
          200: { description: 'Events', content: { 'text/event-stream': { schema: { type: 'string' } } } },
          ...errors(own),
        },
      }),
    },
    '/api/runs/{id}/cancel': {
      parameters: [runId],
      post: operation('Stops a run; its use is given back', {
        responses: { ...answers(reference('Run'), 'The run as it is now'), ...errors(own) },
      }),
    },
    '/api/runs/{id}/result': {
      parameters: [runId],
      patch: operation("Stores the user's edit", {
        requestBody: { required: true, ...json(jsonSchema(resultEdit, 'input')) },
        responses: {
          ...answers(
            { type: 'object', properties: { result: { type: 'object' }, revision: { type: 'integer' } } },
            'Saved',
          ),
          ...errors([...own, 'INVALID_INPUT', 'STALE_REVISION', 'RUN_NOT_FINISHED']),
        },
      }),
    },
    '/api/runs/{id}/export': {
      parameters: [
        runId,
        { name: 'format', in: 'query', required: true, schema: { type: 'string', enum: Object.keys(exportFormats) } },
      ],
      get: operation('The latest result as a file', {
        responses: {
          200: {
            description: 'The file',
            content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
          },
          ...errors([...own, 'FORMAT_NOT_OFFERED', 'RUN_NOT_FINISHED']),
        },
      }),
    },
  }
}

function otherPaths(): Json {
  const read = (summary: string, schema: Json, tag: string, open = false) => ({
    get: {
      summary,
      tags: [tag],
      ...(open ? { security: [] } : { security: secured }),
      responses: { ...answers(schema, summary), ...(open ? {} : errors(['UNAUTHENTICATED'])) },
    },
  })
  return {
    '/api/agents': read('The catalogue of agents', jsonSchema(agentList), 'agents', true),
    '/api/system': read('What this installation writes and searches with', jsonSchema(system), 'system', true),
    '/api/me': read('Profile and subscription', jsonSchema(me), 'account'),
    '/api/usage': read('Plan, limit and what is left of it', jsonSchema(usage), 'account'),
    '/api/plans': read('Plans by price, and who takes payments', jsonSchema(planList), 'account', true),
    '/api/subscription': {
      post: {
        summary: 'Starts a trial, pays for a plan or goes back to Free',
        tags: ['account'],
        security: secured,
        requestBody: { required: true, ...json(jsonSchema(subscriptionRequest, 'input')) },
        responses: {
          ...answers({ type: 'object', properties: { subscription: jsonSchema(subscription) } }, 'What holds now'),
          ...errors([
            'INVALID_INPUT',
            'UNAUTHENTICATED',
            'TRIAL_USED',
            'PLAN_HELD',
            'PAYMENT_FAILED',
            'PAYMENT_UNAVAILABLE',
          ]),
        },
      },
    },
    '/api/events': {
      get: {
        summary: "What changes for the user: events 'usage' and 'run', until the session ends",
        tags: ['account'],
        security: secured,
        responses: {
          200: { description: 'Events', content: { 'text/event-stream': { schema: { type: 'string' } } } },
          ...errors(['UNAUTHENTICATED', 'TOO_MANY_REQUESTS']),
        },
      },
    },
    '/api/votes/{agentId}': {
      parameters: [{ name: 'agentId', in: 'path', required: true, schema: { type: 'string' } }],
      get: {
        summary: "The user's vote for an agent",
        tags: ['votes'],
        security: secured,
        responses: { ...answers(voteAnswer, 'The vote, or null'), ...errors(own) },
      },
      put: {
        summary: 'Votes for an agent; voting again replaces the feedback',
        tags: ['votes'],
        security: secured,
        requestBody: { required: true, ...json(jsonSchema(voteRequest, 'input')) },
        responses: { ...answers(voteAnswer, 'The vote'), ...errors([...own, 'INVALID_INPUT']) },
      },
    },
    '/api/account/export': read('Everything that is stored of the user, as one file', { type: 'object' }, 'account'),
    '/api/uploads': {
      post: {
        summary: 'Stores a CSV or Excel file for a day; the answer names it for functions that work on a file',
        tags: ['uploads'],
        security: secured,
        parameters: [
          { name: 'fileName', in: 'query', schema: { type: 'string' }, description: 'Name of a file sent as the body' },
        ],
        requestBody: {
          required: true,
          content: {
            'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
            'multipart/form-data': {
              schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
            },
          },
        },
        responses: {
          201: { description: 'Stored', ...json(jsonSchema(upload)) },
          ...errors([
            'INVALID_INPUT',
            'FILE_EMPTY',
            'UNAUTHENTICATED',
            'GUEST_NOT_ALLOWED',
            'PAYLOAD_TOO_LARGE',
            'TOO_MANY_REQUESTS',
          ]),
        },
      },
    },
    '/api/uploads/{id}': {
      parameters: [runId],
      get: {
        summary: 'A stored file, without its content',
        tags: ['uploads'],
        security: secured,
        responses: { ...answers(jsonSchema(upload), 'The file'), ...errors(own) },
      },
      delete: {
        summary: 'Deletes a stored file',
        tags: ['uploads'],
        security: secured,
        responses: { 204: { description: 'Deleted' }, ...errors(own) },
      },
    },
    '/api/profile/product': {
      get: {
        summary: 'The product that prefills forms, or null',
        tags: ['account'],
        security: secured,
        responses: {
          ...answers(jsonSchema(productProfileAnswer), 'The product, or null'),
          ...errors(['UNAUTHENTICATED']),
        },
      },
      put: {
        summary: 'Replaces the product; all parts blank forget it',
        tags: ['account'],
        security: secured,
        requestBody: { required: true, ...json(jsonSchema(productTraits, 'input')) },
        responses: {
          ...answers(jsonSchema(productProfileAnswer), 'The product, or null'),
          ...errors(['UNAUTHENTICATED', 'INVALID_INPUT', 'INVALID_JSON']),
        },
      },
    },
    '/api/priorities': read('Upcoming agents by votes', jsonSchema(priorities), 'votes', true),
    '/api/newsletter': {
      post: {
        summary: 'Puts an address on the list, once',
        tags: ['newsletter'],
        security: [],
        requestBody: { required: true, ...json(jsonSchema(newsletterRequest, 'input')) },
        responses: {
          ...answers(jsonSchema(newsletterAnswer), 'The same whether it was on the list before'),
          ...errors(['INVALID_INPUT', 'INVALID_JSON', 'TOO_MANY_REQUESTS']),
        },
      },
    },
    '/api/newsletter/unsubscribe': {
      post: {
        summary: 'Takes an address off the list, by the token of its link',
        tags: ['newsletter'],
        security: [],
        requestBody: { required: true, ...json(jsonSchema(unsubscribeRequest, 'input')) },
        responses: {
          ...answers(jsonSchema(unsubscribeAnswer), 'The same whether the link was used before'),
          ...errors(['INVALID_INPUT', 'INVALID_JSON', 'TOO_MANY_REQUESTS']),
        },
      },
    },
    '/healthz': read('Alive', { type: 'object' }, 'system', true),
    '/readyz': read('Ready: database and migrations', { type: 'object' }, 'system', true),
    '/metrics': {
      get: {
        summary: 'Prometheus metrics, for programs on the same machine or with METRICS_TOKEN as bearer token',
        tags: ['system'],
        security: [],
        responses: {
          200: { description: 'Metrics', content: { 'text/plain': { schema: { type: 'string' } } } },
          ...errors(['UNAUTHENTICATED', 'NOT_FOUND']),
        },
      },
    },
  }
}

/** OpenAPI 3.1 of everything but the auth library's own paths under /api/auth. */
export function describeInterface(agents: AgentRegistry): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'PM Pilot', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    paths: {
      ...Object.fromEntries(
        agents.all().map((agent) => [`/functions/v1/${agent.card.functionName}`, functionPath(agent)]),
      ),
      ...runPaths(),
      ...confluencePaths(),
      ...otherPaths(),
    },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'A key of an account on the Pro plan' },
      },
      schemas: {
        Run: jsonSchema(runView),
        ConfluenceFailure: jsonSchema(confluenceFailure),
        Error: {
          type: 'object',
          required: ['error', 'code'],
          properties: {
            error: { type: 'string', description: 'For the user' },
            code: { type: 'string', enum: Object.keys(errorTable) },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
            reasons: {
              type: 'array',
              items: { type: 'string' },
              description: 'With WEAK_PASSWORD: length, common, email',
            },
          },
        },
      },
    },
  }
}

import { system } from '#shared/api/account.ts'
import { agentList } from '#shared/api/agents.ts'
import { newsletterAnswer, newsletterRequest, unsubscribeAnswer, unsubscribeRequest } from '#shared/api/newsletter.ts'
import { answers, body, errors, type Json, jsonSchema, readPath } from './openapi-parts.ts'

/** What needs no account: the installation, the catalogue, the newsletter, and what its operator reads. */
export function systemPaths(): Json {
  return {
    '/api/agents': readPath('The catalogue of agents', jsonSchema(agentList), 'agents', true),
    '/api/system': readPath('What this installation writes and searches with', jsonSchema(system), 'system', true),
    '/healthz': readPath('Alive', { type: 'object' }, 'system', true),
    '/readyz': readPath('Ready: database and migrations', { type: 'object' }, 'system', true),
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
    '/api/newsletter': {
      post: {
        summary: 'Puts an address on the list, once',
        tags: ['newsletter'],
        security: [],
        ...body(newsletterRequest),
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
        ...body(unsubscribeRequest),
        responses: {
          ...answers(jsonSchema(unsubscribeAnswer), 'The same whether the link was used before'),
          ...errors(['INVALID_INPUT', 'INVALID_JSON', 'TOO_MANY_REQUESTS']),
        },
      },
    },
  }
}

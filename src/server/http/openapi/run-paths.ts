import { formReading, formToRead } from '#shared/api/reading.ts'
import { runAnswers, runLabels, runList, runListQuery } from '#shared/api/runs.ts'
import {
  answers,
  body,
  errors,
  inPath,
  type Json,
  jsonSchema,
  operationOf,
  ownErrors,
  queryOf,
  reference,
  secured,
} from './openapi-parts.ts'

const runId = inPath('id')

/** The runs of the caller. */
export function runPaths(): Json {
  const operation = operationOf('runs')
  return {
    '/api/read': {
      post: {
        summary: 'What is understood of a form, and what would be asked, before a use is spent; no model is called',
        tags: ['runs'],
        security: [...secured, {}],
        ...body(formToRead),
        responses: {
          ...answers(jsonSchema(formReading), 'The reading'),
          ...errors(['INVALID_INPUT', 'INVALID_JSON', 'UNAUTHENTICATED', 'NOT_FOUND']),
        },
      },
    },
    '/api/runs': {
      get: operation('The runs of the caller, newest first', {
        parameters: queryOf(runListQuery),
        responses: {
          ...answers(jsonSchema(runList), 'A page of runs'),
          ...errors(['INVALID_INPUT', 'UNAUTHENTICATED']),
        },
      }),
    },
    '/api/runs/{id}': {
      parameters: [runId],
      get: operation('One run', { responses: { ...answers(reference('Run'), 'The run'), ...errors(ownErrors) } }),
      patch: operation('Renames or pins a run', {
        ...body(runLabels),
        responses: { 204: { description: 'Changed' }, ...errors([...ownErrors, 'INVALID_INPUT']) },
      }),
      delete: operation('Deletes a run with its events', {
        responses: { 204: { description: 'Deleted' }, ...errors(ownErrors) },
      }),
    },
    '/api/runs/{id}/events': {
      parameters: [runId, { name: 'Last-Event-ID', in: 'header', schema: { type: 'integer', minimum: 0 } }],
      get: operation('Follows or resumes the events of a run', {
        responses: {
          200: { description: 'Events', content: { 'text/event-stream': { schema: { type: 'string' } } } },
          ...errors(ownErrors),
        },
      }),
    },
    '/api/runs/{id}/cancel': {
      parameters: [runId],
      post: operation('Stops a run; its use is returned', {
        responses: { ...answers(reference('Run'), 'The run as it is now'), ...errors(ownErrors) },
      }),
    },
    '/api/runs/{id}/answers': {
      parameters: [runId],
      post: operation('Answers what a run asks, by field; without an answer it goes on with what it has', {
        ...body(runAnswers),
        responses: {
          ...answers(reference('Run'), 'The run as it is now'),
          ...errors([...ownErrors, 'INVALID_INPUT', 'RUN_NOT_ASKING', 'TOO_MANY_RUNS']),
        },
      }),
    },
  }
}

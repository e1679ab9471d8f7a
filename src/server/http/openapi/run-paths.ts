import { formReading, formToRead } from '#shared/api/reading.ts'
import { resultEdit, runAnswers, runLabels, runList, runListQuery } from '#shared/api/runs.ts'
import { exportFormats } from '#shared/document/export-format.ts'
import { answers, errors, type Json, json, jsonSchema, ownErrors, reference, secured } from './openapi-parts.ts'

const runId = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }

/** The runs of the caller. */
export function runPaths(): Json {
  const operation = (summary: string, rest: Json) => ({ summary, tags: ['runs'], security: secured, ...rest })
  const query = jsonSchema(runListQuery, 'input').properties as Json
  return {
    '/api/read': {
      post: {
        summary: 'What is understood of a form, and what would be asked, before a use is spent; no model is called',
        tags: ['runs'],
        security: [...secured, {}],
        requestBody: { required: true, ...json(jsonSchema(formToRead, 'input')) },
        responses: {
          ...answers(jsonSchema(formReading), 'The reading'),
          ...errors(['INVALID_INPUT', 'INVALID_JSON', 'UNAUTHENTICATED', 'NOT_FOUND']),
        },
      },
    },
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
      get: operation('One run', { responses: { ...answers(reference('Run'), 'The run'), ...errors(ownErrors) } }),
      patch: operation('Renames or pins a run', {
        requestBody: { required: true, ...json(jsonSchema(runLabels, 'input')) },
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
        requestBody: { required: true, ...json(jsonSchema(runAnswers, 'input')) },
        responses: {
          ...answers(reference('Run'), 'The run as it is now'),
          ...errors([...ownErrors, 'INVALID_INPUT', 'RUN_NOT_ASKING', 'TOO_MANY_RUNS']),
        },
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
          ...errors([...ownErrors, 'INVALID_INPUT', 'STALE_REVISION', 'RUN_NOT_FINISHED']),
        },
      }),
    },
    '/api/runs/{id}/follow-ups': {
      parameters: [runId],
      post: operation('Ask on: what an agent answers about its finished result. Costs no use', {
        requestBody: { required: true, ...json({ type: 'object' }) },
        responses: {
          ...answers(
            { type: 'object', properties: { result: { type: 'object' }, revision: { type: 'integer' } } },
            'The result with the answer in it',
          ),
          ...errors([...ownErrors, 'INVALID_INPUT', 'STALE_REVISION', 'RUN_NOT_FINISHED']),
        },
      }),
    },
    '/api/samples/{agentId}/export': {
      parameters: [
        { name: 'agentId', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'format', in: 'query', required: true, schema: { type: 'string', enum: [...exportFormats] } },
      ],
      get: {
        summary: "An agent's sample result as a file",
        tags: ['runs'],
        security: [{}],
        responses: {
          200: {
            description: 'The file',
            content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
          },
          ...errors(['NOT_FOUND', 'FORMAT_NOT_OFFERED']),
        },
      },
    },
    '/api/runs/{id}/export': {
      parameters: [
        runId,
        { name: 'format', in: 'query', required: true, schema: { type: 'string', enum: [...exportFormats] } },
      ],
      get: operation('The latest result as a file', {
        responses: {
          200: {
            description: 'The file',
            content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
          },
          ...errors([...ownErrors, 'FORMAT_NOT_OFFERED', 'RUN_NOT_FINISHED']),
        },
      }),
    },
  }
}

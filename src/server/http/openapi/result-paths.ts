import { resultEdit } from '#shared/api/runs.ts'
import { exportFormats } from '#shared/document/export-format.ts'
import { answers, binary, body, errors, inPath, type Json, json, operationOf, ownErrors } from './openapi-parts.ts'

const runId = inPath('id')
const format = { name: 'format', in: 'query', required: true, schema: { type: 'string', enum: [...exportFormats] } }
const file = { description: 'The file', ...binary }

/** The results of runs: changed, asked on and as files; those of samples as files. */
export function resultPaths(): Json {
  const operation = operationOf('runs')
  return {
    '/api/runs/{id}/result': {
      parameters: [runId],
      patch: operation("Stores the user's edit", {
        ...body(resultEdit),
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
      parameters: [inPath('agentId', { type: 'string' }), format],
      get: {
        summary: "An agent's sample result as a file",
        tags: ['runs'],
        security: [{}],
        responses: {
          200: file,
          ...errors(['NOT_FOUND', 'FORMAT_NOT_OFFERED']),
        },
      },
    },
    '/api/runs/{id}/export': {
      parameters: [runId, format],
      get: operation('The latest result as a file', {
        responses: {
          200: file,
          ...errors([...ownErrors, 'FORMAT_NOT_OFFERED', 'RUN_NOT_FINISHED']),
        },
      }),
    },
  }
}

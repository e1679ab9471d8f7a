import {
  compareQuery,
  documentView,
  versionComparison,
  versionContent,
  versionList,
  versionListQuery,
  versionName,
  versionRestore,
} from '#shared/api/documents.ts'
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
} from './openapi-parts.ts'

const runId = inPath('id')
const versionNumber = { name: 'number', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }
const refusals = [...ownErrors, 'RUN_NOT_FINISHED'] as const

/** The versions of a document. */
export function versionPaths(): Json {
  const operation = operationOf('documents')
  return {
    '/api/documents/{id}/versions': {
      parameters: [runId],
      get: operation('The versions, newest first', {
        parameters: queryOf(versionListQuery),
        responses: {
          ...answers(jsonSchema(versionList), 'A page of versions'),
          ...errors([...refusals, 'INVALID_INPUT']),
        },
      }),
    },
    '/api/documents/{id}/versions/{number}': {
      parameters: [runId, versionNumber],
      get: operation('One version with its content', {
        responses: { ...answers(jsonSchema(versionContent), 'The version'), ...errors(refusals) },
      }),
      patch: operation('Names a version; an empty name takes it away', {
        ...body(versionName),
        responses: {
          ...answers(jsonSchema(versionContent), 'The version'),
          ...errors([...refusals, 'INVALID_INPUT', 'INVALID_JSON']),
        },
      }),
    },
    '/api/documents/{id}/versions/{number}/restore': {
      parameters: [runId, versionNumber],
      post: operation('Makes the content of a version the latest one, as a version of its own', {
        ...body(versionRestore),
        responses: {
          ...answers(jsonSchema(documentView), 'The document'),
          ...errors([...refusals, 'INVALID_INPUT', 'INVALID_JSON', 'STALE_REVISION']),
        },
      }),
    },
    '/api/documents/{id}/compare': {
      parameters: [runId],
      get: operation('Two versions and the places in which they differ', {
        parameters: queryOf(compareQuery).map((each) => ({ ...each, required: true })),
        responses: {
          ...answers(jsonSchema(versionComparison), 'Both versions'),
          ...errors([...refusals, 'INVALID_INPUT']),
        },
      }),
    },
  }
}

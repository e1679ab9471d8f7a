import { newDecision } from '#shared/api/decisions.ts'
import {
  compareQuery,
  documentEdit,
  documentView,
  editConflicts,
  versionComparison,
  versionContent,
  versionList,
  versionListQuery,
  versionName,
  versionRestore,
} from '#shared/api/documents.ts'
import { refineOptions, refineProposal, refineRequest } from '#shared/api/refine.ts'
import { resultItemList } from '#shared/api/run-context.ts'
import { newReview, standing } from '#shared/api/standing.ts'
import { answers, errors, type Json, json, jsonSchema, ownErrors, secured } from './openapi-parts.ts'

const runId = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }
const versionNumber = { name: 'number', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }
const refineErrors = [
  'INVALID_INPUT',
  'INVALID_JSON',
  'STALE_REVISION',
  'TOO_MANY_REQUESTS',
  'MODEL_NOT_ALLOWED',
  'RUN_CAP_REACHED',
  'DAY_CAP_REACHED',
  'MONTH_CAP_REACHED',
  'RESULT_UNUSABLE',
  'MODEL_REFUSED',
  'MODEL_SAID_NOTHING',
  'MODEL_KEY_REFUSED',
  'MODEL_QUOTA_GONE',
  'MODEL_UNKNOWN',
  'PROMPT_TOO_LONG',
  'PROVIDER_BUSY',
  'PROVIDER_FAILED',
  'RUN_TIMEOUT',
] as const
const refusals = [...ownErrors, 'RUN_NOT_FINISHED'] as const

/** The results of finished runs as documents with versions; a document has the id of its run. */
export function documentPaths(): Json {
  const operation = (summary: string, rest: Json) => ({ summary, tags: ['documents'], security: secured, ...rest })
  const body = (schema: Json) => ({ requestBody: { required: true, ...json(schema) } })
  const queryOf = (schema: Json) =>
    Object.entries(schema.properties as Json).map(([name, each]) => ({ name, in: 'query', schema: each }))
  const document = answers(jsonSchema(documentView), 'The document')
  return {
    '/api/documents/{id}': {
      parameters: [runId],
      get: operation('A document as it is now, with the places that a person has changed', {
        responses: { ...document, ...errors(refusals) },
      }),
    },
    '/api/documents/{id}/changes': {
      parameters: [runId],
      post: operation(
        'Makes edits of single places and stores them as a version. Edits of others since the revision stay where they are of other places',
        {
          ...body(jsonSchema(documentEdit, 'input')),
          responses: {
            ...document,
            ...errors([...refusals, 'INVALID_INPUT', 'INVALID_JSON']),
            409: {
              description: 'EDIT_CONFLICT with both sides, STALE_REVISION, RUN_NOT_FINISHED',
              ...json(jsonSchema(editConflicts.partial())),
            },
          },
        },
      ),
    },
    '/api/documents/{id}/refine': {
      parameters: [runId],
      get: operation('What can be asked of a document by a language model and from the library, and why not the rest', {
        parameters: [{ name: 'model', in: 'query', schema: { type: 'string' }, description: 'As runs take it' }],
        responses: {
          ...answers(jsonSchema(refineOptions), 'The refinements'),
          ...errors([...refusals, 'INVALID_INPUT', 'MODEL_NOT_ALLOWED', 'RUN_CAP_REACHED']),
        },
      }),
      post: operation(
        'Proposes changes to a document and stores none: what is accepted goes to /changes with the revision and note of the proposal. Costs no use. With Accept: text/event-stream as events progress, then proposal or error',
        {
          ...body(jsonSchema(refineRequest, 'input')),
          responses: {
            ...answers(jsonSchema(refineProposal), 'What is proposed'),
            ...errors([...refusals, ...refineErrors]),
          },
        },
      ),
    },
    '/api/documents/{id}/decisions': {
      parameters: [runId],
      put: operation(
        'Says that the caller has decided a statement, or takes that back. Files, wiki pages and links say it with name and day',
        {
          ...body(jsonSchema(newDecision, 'input')),
          responses: {
            ...document,
            ...errors([...refusals, 'INVALID_INPUT', 'INVALID_JSON', 'STALE_REVISION', 'GUEST_NOT_ALLOWED']),
          },
        },
      ),
    },
    '/api/documents/{id}/items': {
      parameters: [runId],
      get: operation('The items of a document that go along where another run uses it, each to be left out by its id', {
        responses: { ...answers(jsonSchema(resultItemList), 'The items'), ...errors(refusals) },
      }),
    },
    '/api/documents/{id}/standing': {
      parameters: [runId],
      get: operation('What a document rests on (product, facts, earlier results), and what of it has changed since', {
        responses: { ...answers(jsonSchema(standing), 'The standing'), ...errors(refusals) },
      }),
    },
    '/api/documents/{id}/review': {
      parameters: [runId],
      put: operation('Says of the changes up to now that the document is still true, or that they are ignored', {
        ...body(jsonSchema(newReview, 'input')),
        responses: {
          ...answers(jsonSchema(standing), 'The standing after it'),
          ...errors([...refusals, 'INVALID_INPUT', 'INVALID_JSON']),
        },
      }),
    },
    '/api/documents/{id}/versions': {
      parameters: [runId],
      get: operation('The versions, newest first', {
        parameters: queryOf(jsonSchema(versionListQuery, 'input')),
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
        ...body(jsonSchema(versionName, 'input')),
        responses: {
          ...answers(jsonSchema(versionContent), 'The version'),
          ...errors([...refusals, 'INVALID_INPUT', 'INVALID_JSON']),
        },
      }),
    },
    '/api/documents/{id}/versions/{number}/restore': {
      parameters: [runId, versionNumber],
      post: operation('Makes the content of a version the latest one, as a version of its own', {
        ...body(jsonSchema(versionRestore, 'input')),
        responses: { ...document, ...errors([...refusals, 'INVALID_INPUT', 'INVALID_JSON', 'STALE_REVISION']) },
      }),
    },
    '/api/documents/{id}/compare': {
      parameters: [runId],
      get: operation('Two versions and the places in which they differ', {
        parameters: queryOf(jsonSchema(compareQuery, 'input')).map((each) => ({ ...each, required: true })),
        responses: {
          ...answers(jsonSchema(versionComparison), 'Both versions'),
          ...errors([...refusals, 'INVALID_INPUT']),
        },
      }),
    },
  }
}

import { newDecision } from '#shared/api/decisions.ts'
import { documentEdit, documentView, editConflicts } from '#shared/api/documents.ts'
import { refineOptions, refineProposal, refineRequest } from '#shared/api/refine.ts'
import { answers, body, errors, inPath, type Json, json, jsonSchema, operationOf, ownErrors } from './openapi-parts.ts'

const runId = inPath('id')
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
  const operation = operationOf('documents')
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
          ...body(documentEdit),
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
          ...body(refineRequest),
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
          ...body(newDecision),
          responses: {
            ...document,
            ...errors([...refusals, 'INVALID_INPUT', 'INVALID_JSON', 'STALE_REVISION', 'GUEST_NOT_ALLOWED']),
          },
        },
      ),
    },
  }
}

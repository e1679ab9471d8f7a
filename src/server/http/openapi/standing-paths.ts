import { resultItemList } from '#shared/api/run-context.ts'
import { newReview, standing } from '#shared/api/standing.ts'
import { answers, body, errors, inPath, type Json, jsonSchema, operationOf, ownErrors } from './openapi-parts.ts'

const runId = inPath('id')
const refusals = [...ownErrors, 'RUN_NOT_FINISHED'] as const

/** What goes along of a document, what it rests on, and whether it is still true. */
export function standingPaths(): Json {
  const operation = operationOf('documents')
  return {
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
        ...body(newReview),
        responses: {
          ...answers(jsonSchema(standing), 'The standing after it'),
          ...errors([...refusals, 'INVALID_INPUT', 'INVALID_JSON']),
        },
      }),
    },
  }
}

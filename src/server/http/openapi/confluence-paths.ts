import {
  confluenceServiceRequest,
  confluenceSettingsAnswer,
  connectionAnswer,
  pageAnswer,
  pageListAnswer,
  saveConfluenceConfigAnswer,
  saveConfluenceConfigRequest,
  sentPageAnswer,
} from '#shared/api/confluence.ts'
import { answers, body, errors, type Json, json, jsonSchema, operationOf, reference } from './openapi-parts.ts'

const failedWith = (...statuses: number[]) =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: 'CONFLUENCE_ERROR, UPDATE_ERROR', ...json(reference('ConfluenceFailure')) },
    ]),
  )

/** The Confluence settings and what is done with them. */
export function confluencePaths(): Json {
  const operation = operationOf('confluence')
  const answerOfService = {
    anyOf: [connectionAnswer, sentPageAnswer, pageAnswer, pageListAnswer].map((each) => jsonSchema(each)),
  }
  return {
    '/functions/v1/confluence-service': {
      post: operation('Tests the connection, lists, reads, creates or updates a page', {
        ...body(confluenceServiceRequest),
        responses: {
          ...answers(answerOfService, 'By action'),
          ...errors(['INVALID_INPUT', 'UNAUTHENTICATED', 'NOT_FOUND', 'RUN_NOT_FINISHED']),
          ...failedWith(403, 413, 429, 502),
        },
      }),
    },
    '/functions/v1/save-confluence-config': {
      post: operation('Saves the Confluence settings; a blank token keeps the saved one', {
        ...body(saveConfluenceConfigRequest),
        responses: {
          ...answers(jsonSchema(saveConfluenceConfigAnswer), 'Saved'),
          ...errors(['INVALID_INPUT', 'UNAUTHENTICATED']),
        },
      }),
    },
    '/api/integrations/confluence': {
      get: operation('The saved Confluence settings without the token, or null', {
        responses: { ...answers(jsonSchema(confluenceSettingsAnswer), 'The settings'), ...errors(['UNAUTHENTICATED']) },
      }),
      delete: operation('Removes the Confluence settings and the token', {
        responses: { 204: { description: 'Removed' }, ...errors(['UNAUTHENTICATED']) },
      }),
    },
  }
}

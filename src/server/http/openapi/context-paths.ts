import { note, noteList, voice } from '#shared/api/context.ts'
import {
  answers,
  binary,
  body,
  errors,
  inPath,
  type Json,
  json,
  jsonSchema,
  operationOf,
  ownErrors,
} from './openapi-parts.ts'

const change = ['INVALID_INPUT', 'INVALID_JSON', 'UNAUTHENTICATED', 'GUEST_NOT_ALLOWED'] as const

/** What goes along with a form: notes and the voice of the caller. */
export function contextPaths(): Json {
  const operation = operationOf('models')
  return {
    '/api/notes': {
      get: operation('Notes of the caller', {
        responses: { ...answers(jsonSchema(noteList), 'The notes'), ...errors(['UNAUTHENTICATED']) },
      }),
      post: operation('Keeps the words of a .md, .txt, .docx, .pdf or .csv file as a note', {
        parameters: [{ name: 'fileName', in: 'query', schema: { type: 'string' } }],
        requestBody: {
          required: true,
          ...binary,
        },
        responses: {
          201: { description: 'Kept', ...json(jsonSchema(note)) },
          ...errors([
            'INVALID_INPUT',
            'FILE_EMPTY',
            'FILE_UNREADABLE',
            'UNAUTHENTICATED',
            'GUEST_NOT_ALLOWED',
            'TOO_MANY_NOTES',
            'PAYLOAD_TOO_LARGE',
            'STORAGE_FULL',
            'OVERLOADED',
          ]),
        },
      }),
    },
    '/api/notes/{id}': {
      parameters: [inPath('id')],
      delete: operation('Removes a note', { responses: { 204: { description: 'Removed' }, ...errors(ownErrors) } }),
    },
    '/api/voice': {
      get: operation('How the caller writes', {
        responses: { ...answers(jsonSchema(voice), 'The texts'), ...errors(['UNAUTHENTICATED']) },
      }),
      put: operation('Replaces the texts', {
        ...body(voice),
        responses: { ...answers(jsonSchema(voice), 'The texts'), ...errors(change) },
      }),
    },
  }
}

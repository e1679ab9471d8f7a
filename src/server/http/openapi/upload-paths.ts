import { upload } from '#shared/api/uploads.ts'
import { answers, errors, inPath, type Json, json, jsonSchema, ownErrors, secured } from './openapi-parts.ts'

const uploadId = inPath('id')

/** Files that functions work on. */
export function uploadPaths(): Json {
  return {
    '/api/uploads': {
      post: {
        summary:
          'Stores a CSV or Excel file for a day, or Parquet where the operator allows it; the answer names it for functions that work on a file',
        tags: ['uploads'],
        security: secured,
        parameters: [
          { name: 'fileName', in: 'query', schema: { type: 'string' }, description: 'Name of a file sent as the body' },
        ],
        requestBody: {
          required: true,
          content: {
            'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
            'multipart/form-data': {
              schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
            },
          },
        },
        responses: {
          201: { description: 'Stored', ...json(jsonSchema(upload)) },
          ...errors([
            'INVALID_INPUT',
            'FILE_EMPTY',
            'UNAUTHENTICATED',
            'GUEST_NOT_ALLOWED',
            'PAYLOAD_TOO_LARGE',
            'STORAGE_FULL',
            'TOO_MANY_REQUESTS',
          ]),
        },
      },
    },
    '/api/uploads/{id}': {
      parameters: [uploadId],
      get: {
        summary: 'A stored file, without its content',
        tags: ['uploads'],
        security: secured,
        responses: { ...answers(jsonSchema(upload), 'The file'), ...errors(ownErrors) },
      },
      delete: {
        summary: 'Deletes a stored file',
        tags: ['uploads'],
        security: secured,
        responses: { 204: { description: 'Deleted' }, ...errors(ownErrors) },
      },
    },
  }
}

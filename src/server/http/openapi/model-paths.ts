import { note, noteList, voice } from '#shared/api/context.ts'
import {
  administeredModels,
  modelAdministration,
  modelChoices,
  ownKeyChange,
  ownKeyList,
  ownKeyProviders,
  ownKeyTested,
} from '#shared/api/models.ts'
import { productMarket } from '#shared/api/product-market.ts'
import { answers, errors, type Json, json, jsonSchema, ownErrors, readPath, secured } from './openapi-parts.ts'

const provider = { name: 'provider', in: 'path', required: true, schema: { type: 'string', enum: ownKeyProviders } }
const body = (schema: Json) => ({ requestBody: { required: true, ...json(schema) } })
const operation = (summary: string, rest: Json) => ({ summary, tags: ['models'], security: secured, ...rest })
const change = ['INVALID_INPUT', 'INVALID_JSON', 'UNAUTHENTICATED', 'GUEST_NOT_ALLOWED'] as const

/** What may write, keys of one's own, and what goes along with a form. */
export function modelPaths(): Json {
  return {
    '/api/models': {
      get: operation('What the caller may write with, and what a run is likely to take', {
        parameters: [{ name: 'agent', in: 'query', schema: { type: 'string' } }],
        responses: { ...answers(jsonSchema(modelChoices), 'The choices'), ...errors(['UNAUTHENTICATED']) },
      }),
    },
    '/api/model-keys': readPath('Keys of the caller for providers, without the keys', jsonSchema(ownKeyList), 'models'),
    '/api/model-keys/{provider}': {
      parameters: [provider],
      put: operation('Saves a key; without `key` the saved one stays', {
        ...body(jsonSchema(ownKeyChange, 'input')),
        responses: {
          ...answers({ type: 'object', properties: { keys: { type: 'array' } } }, 'Saved'),
          ...errors([...change, 'NOT_FOUND']),
        },
      }),
      delete: operation('Removes a key', { responses: { 204: { description: 'Removed' }, ...errors(ownErrors) } }),
    },
    '/api/model-keys/{provider}/test': {
      parameters: [provider],
      post: operation('Asks the provider for its models with a key; no model is called', {
        ...body(jsonSchema(ownKeyChange, 'input')),
        responses: {
          ...answers(jsonSchema(ownKeyTested), 'What the provider said'),
          ...errors([...change, 'NOT_FOUND']),
        },
      }),
    },
    '/api/admin/models': {
      get: operation('Models, plans and limits; for administrators', {
        responses: {
          ...answers(jsonSchema(modelAdministration), 'What is offered'),
          ...errors(['UNAUTHENTICATED', 'FORBIDDEN']),
        },
      }),
      put: operation('Replaces them; for administrators', {
        ...body(jsonSchema(administeredModels, 'input')),
        responses: {
          ...answers(jsonSchema(modelAdministration), 'What is offered now'),
          ...errors(['INVALID_INPUT', 'INVALID_JSON', 'UNAUTHENTICATED', 'FORBIDDEN']),
        },
      }),
    },
    '/api/products/{id}/market': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
      get: operation('What a model has gathered of the market of a product that the library does not hold', {
        responses: { ...answers(jsonSchema(productMarket), 'The market; null until one has'), ...errors(ownErrors) },
      }),
    },
    '/api/notes': {
      get: operation('Notes of the caller', {
        responses: { ...answers(jsonSchema(noteList), 'The notes'), ...errors(['UNAUTHENTICATED']) },
      }),
      post: operation('Keeps the words of a .md, .txt, .docx, .pdf or .csv file as a note', {
        parameters: [{ name: 'fileName', in: 'query', schema: { type: 'string' } }],
        requestBody: {
          required: true,
          content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
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
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
      delete: operation('Removes a note', { responses: { 204: { description: 'Removed' }, ...errors(ownErrors) } }),
    },
    '/api/voice': {
      get: operation('How the caller writes', {
        responses: { ...answers(jsonSchema(voice), 'The texts'), ...errors(['UNAUTHENTICATED']) },
      }),
      put: operation('Replaces the texts', {
        ...body(jsonSchema(voice, 'input')),
        responses: { ...answers(jsonSchema(voice), 'The texts'), ...errors(change) },
      }),
    },
  }
}

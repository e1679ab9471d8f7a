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
import {
  answers,
  body,
  errors,
  inPath,
  type Json,
  jsonSchema,
  operationOf,
  ownErrors,
  readPath,
} from './openapi-parts.ts'

const provider = { name: 'provider', in: 'path', required: true, schema: { type: 'string', enum: ownKeyProviders } }
const operation = operationOf('models')
const change = ['INVALID_INPUT', 'INVALID_JSON', 'UNAUTHENTICATED', 'GUEST_NOT_ALLOWED'] as const

/** What may write, and keys of one's own. */
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
        ...body(ownKeyChange),
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
        ...body(ownKeyChange),
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
        ...body(administeredModels),
        responses: {
          ...answers(jsonSchema(modelAdministration), 'What is offered now'),
          ...errors(['INVALID_INPUT', 'INVALID_JSON', 'UNAUTHENTICATED', 'FORBIDDEN']),
        },
      }),
    },
    '/api/products/{id}/market': {
      parameters: [inPath('id')],
      get: operation('What a model has gathered of the market of a product that the library does not hold', {
        responses: { ...answers(jsonSchema(productMarket), 'The market; null until one has'), ...errors(ownErrors) },
      }),
    },
  }
}

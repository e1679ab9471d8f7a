import { factChange, factList, factsAnswer, newFacts, pageQuery, productFact } from '#shared/api/product-facts.ts'
import {
  documentsOfProduct,
  likelyAnswer,
  likelyDocuments,
  offeredProducts,
  productOverview,
} from '#shared/api/product-overview.ts'
import { newProduct, productChange, productList } from '#shared/api/products.ts'
import { answers, errors, type Json, json, jsonSchema, ownErrors, reference, secured } from './openapi-parts.ts'

const productId = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }
const inPath = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string', format: 'uuid' } })
const paging = Object.entries((jsonSchema(pageQuery, 'input') as { properties: Json }).properties).map(
  ([name, schema]) => ({ name, in: 'query', schema }),
)
const list = jsonSchema(productList)
const listErrors = [...ownErrors, 'INVALID_INPUT'] as const

/** The products of the caller, with what is confirmed of their reading. */
export function productPaths(): Json {
  const operation = (summary: string, rest: Json) => ({ summary, tags: ['products'], security: secured, ...rest })
  const body = (schema: Json) => ({ requestBody: { required: true, ...json(schema) } })
  return {
    '/api/products': {
      get: operation('The products of the caller, last changed first', {
        parameters: paging,
        responses: { ...answers(list, 'The products'), ...errors(['UNAUTHENTICATED', 'INVALID_INPUT']) },
      }),
      post: operation('Keeps a product; the same description is the same product, confirmed further', {
        ...body(jsonSchema(newProduct, 'input')),
        responses: {
          ...answers(reference('Product'), 'The product'),
          ...errors(['UNAUTHENTICATED', 'INVALID_INPUT', 'INVALID_JSON', 'TOO_MANY_PRODUCTS']),
        },
      }),
    },
    '/api/products/offered': {
      get: operation('Products that results of the caller speak of and that are none yet, newest first, at most ten', {
        responses: { ...answers(jsonSchema(offeredProducts), 'The products'), ...errors(['UNAUTHENTICATED']) },
      }),
    },
    '/api/products/from-documents': {
      post: operation('Makes a product of documents that have none, and moves them into it', {
        ...body(jsonSchema(documentsOfProduct, 'input')),
        responses: {
          ...answers(reference('Product'), 'The product'),
          ...errors([...ownErrors, 'INVALID_INPUT', 'INVALID_JSON', 'TOO_MANY_PRODUCTS']),
        },
      }),
    },
    '/api/products/{id}': {
      parameters: [productId],
      get: operation('One product', {
        responses: { ...answers(reference('Product'), 'The product'), ...errors(ownErrors) },
      }),
      patch: operation('Replaces parts of a product', {
        ...body(jsonSchema(productChange, 'input')),
        responses: {
          ...answers(reference('Product'), 'The product'),
          ...errors([...ownErrors, 'INVALID_INPUT', 'INVALID_JSON', 'STALE_REVISION']),
        },
      }),
      delete: operation('Removes a product with its facts, and its documents where that is asked for', {
        parameters: [
          { name: 'documents', in: 'query', schema: { type: 'string', enum: ['keep', 'remove'], default: 'keep' } },
        ],
        responses: { 204: { description: 'Removed' }, ...errors(listErrors) },
      }),
    },
    '/api/products/{id}/overview': {
      parameters: [productId],
      get: operation(
        'What a product has and lacks: its latest documents, what is out of date, the suggested next step',
        {
          responses: { ...answers(jsonSchema(productOverview), 'The overview'), ...errors(ownErrors) },
        },
      ),
    },
    '/api/products/{id}/facts': {
      parameters: [productId],
      get: operation('What the user knows of a product, newest first', {
        parameters: paging,
        responses: { ...answers(jsonSchema(factList), 'The facts'), ...errors(listErrors) },
      }),
      post: operation('Adds facts, all of them or none', {
        ...body(jsonSchema(newFacts, 'input')),
        responses: {
          201: { description: 'The facts', ...json(jsonSchema(factsAnswer)) },
          ...errors([...listErrors, 'INVALID_JSON', 'TOO_MANY_FACTS']),
        },
      }),
    },
    '/api/products/{id}/facts/{factId}': {
      parameters: [productId, inPath('factId')],
      patch: operation('Replaces parts of a fact', {
        ...body(jsonSchema(factChange, 'input')),
        responses: {
          ...answers(jsonSchema(productFact), 'The fact'),
          ...errors([...listErrors, 'INVALID_JSON']),
        },
      }),
      delete: operation('Removes a fact', { responses: { 204: { description: 'Removed' }, ...errors(ownErrors) } }),
    },
    '/api/products/{id}/likely-documents': {
      parameters: [productId],
      get: operation(
        'Documents without a product that may belong to this one, by their words; most alike first, at most ten',
        {
          responses: { ...answers(jsonSchema(likelyDocuments), 'The documents'), ...errors(ownErrors) },
        },
      ),
    },
    '/api/products/{id}/likely-documents/{runId}': {
      parameters: [productId, inPath('runId')],
      put: operation('Says whether such a document belongs to the product; without it none is moved', {
        ...body(jsonSchema(likelyAnswer, 'input')),
        responses: { 204: { description: 'Kept' }, ...errors([...listErrors, 'INVALID_JSON']) },
      }),
    },
  }
}

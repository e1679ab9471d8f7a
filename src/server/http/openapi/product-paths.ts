import { pageQuery } from '#shared/api/product-facts.ts'
import {
  documentsOfProduct,
  likelyAnswer,
  likelyDocuments,
  offeredProducts,
  productOverview,
} from '#shared/api/product-overview.ts'
import { newProduct, productChange, productList } from '#shared/api/products.ts'
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
  reference,
} from './openapi-parts.ts'

const productId = inPath('id')
const paging = queryOf(pageQuery)
const list = jsonSchema(productList)
const listErrors = [...ownErrors, 'INVALID_INPUT'] as const

/** The products of the caller, with what is confirmed of their reading. */
export function productPaths(): Json {
  const operation = operationOf('products')
  return {
    '/api/products': {
      get: operation('The products of the caller, last changed first', {
        parameters: paging,
        responses: { ...answers(list, 'The products'), ...errors(['UNAUTHENTICATED', 'INVALID_INPUT']) },
      }),
      post: operation('Keeps a product; the same description is the same product, confirmed further', {
        ...body(newProduct),
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
        ...body(documentsOfProduct),
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
        ...body(productChange),
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
        ...body(likelyAnswer),
        responses: { 204: { description: 'Kept' }, ...errors([...listErrors, 'INVALID_JSON']) },
      }),
    },
  }
}

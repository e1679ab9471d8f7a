import { factChange, factList, factsAnswer, newFacts, pageQuery, productFact } from '#shared/api/product-facts.ts'
import {
  answers,
  body,
  errors,
  inPath,
  type Json,
  json,
  jsonSchema,
  operationOf,
  ownErrors,
  queryOf,
} from './openapi-parts.ts'

const productId = inPath('id')
const listErrors = [...ownErrors, 'INVALID_INPUT'] as const

/** What the user knows of a product. */
export function productFactPaths(): Json {
  const operation = operationOf('products')
  return {
    '/api/products/{id}/facts': {
      parameters: [productId],
      get: operation('What the user knows of a product, newest first', {
        parameters: queryOf(pageQuery),
        responses: { ...answers(jsonSchema(factList), 'The facts'), ...errors(listErrors) },
      }),
      post: operation('Adds facts, all of them or none', {
        ...body(newFacts),
        responses: {
          201: { description: 'The facts', ...json(jsonSchema(factsAnswer)) },
          ...errors([...listErrors, 'INVALID_JSON', 'TOO_MANY_FACTS']),
        },
      }),
    },
    '/api/products/{id}/facts/{factId}': {
      parameters: [productId, inPath('factId')],
      patch: operation('Replaces parts of a fact', {
        ...body(factChange),
        responses: {
          ...answers(jsonSchema(productFact), 'The fact'),
          ...errors([...listErrors, 'INVALID_JSON']),
        },
      }),
      delete: operation('Removes a fact', { responses: { 204: { description: 'Removed' }, ...errors(ownErrors) } }),
    },
  }
}

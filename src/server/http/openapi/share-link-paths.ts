import {
  administeredLinks,
  administeredLinksQuery,
  madeShareLink,
  newProductLink,
  newShareLink,
  shareLink,
  shareLinkChange,
  shareLinkList,
} from '#shared/api/share-links.ts'
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

const documentId = inPath('id')
const linkId = inPath('link')
const refusals = [...ownErrors, 'GUEST_NOT_ALLOWED', 'RUN_NOT_FINISHED'] as const
const ofProduct = [...ownErrors, 'GUEST_NOT_ALLOWED'] as const
const change = [...refusals, 'INVALID_INPUT', 'INVALID_JSON'] as const
const administration = ['UNAUTHENTICATED', 'FORBIDDEN'] as const

/** Links by which anybody reads a document; the page itself is no part of the interface. */
export function shareLinkPaths(): Json {
  const operation = operationOf('links')
  const revoked = { 204: { description: 'Revoked' } }
  return {
    '/api/documents/{id}/links': {
      parameters: [documentId],
      get: operation('The links to a document, newest first, without their addresses', {
        responses: { ...answers(jsonSchema(shareLinkList), 'The links'), ...errors(refusals) },
      }),
      post: operation('Makes a read-only link to a document. Its address is answered this once', {
        ...body(newShareLink),
        responses: {
          201: { description: 'The link with its address', ...json(jsonSchema(madeShareLink)) },
          ...errors([...change, 'TOO_MANY_LINKS']),
        },
      }),
    },
    '/api/documents/{id}/links/{link}': {
      parameters: [documentId, linkId],
      patch: operation('Moves the end of a link, counted from now; an ended one is open again', {
        ...body(shareLinkChange),
        responses: { ...answers(jsonSchema(shareLink), 'The link'), ...errors(change) },
      }),
      delete: operation('Revokes a link for good', { responses: { ...revoked, ...errors(refusals) } }),
    },
    '/api/products/{id}/links': {
      parameters: [documentId],
      get: operation('The links to the documents of a product, newest first, without their addresses', {
        responses: { ...answers(jsonSchema(shareLinkList), 'The links'), ...errors(ofProduct) },
      }),
      post: operation('Makes a read-only link to all documents of a product. Its address is answered this once', {
        ...body(newProductLink),
        responses: {
          201: { description: 'The link with its address', ...json(jsonSchema(madeShareLink)) },
          ...errors([...ofProduct, 'INVALID_INPUT', 'INVALID_JSON', 'TOO_MANY_LINKS']),
        },
      }),
    },
    '/api/products/{id}/links/{link}': {
      parameters: [documentId, linkId],
      patch: operation('Moves the end of a link, counted from now; an ended one is open again', {
        ...body(shareLinkChange),
        responses: {
          ...answers(jsonSchema(shareLink), 'The link'),
          ...errors([...ofProduct, 'INVALID_INPUT', 'INVALID_JSON']),
        },
      }),
      delete: operation('Revokes a link for good', { responses: { ...revoked, ...errors(ofProduct) } }),
    },
    '/api/admin/links': {
      get: operation('The links of everybody, newest first; for administrators', {
        parameters: queryOf(administeredLinksQuery),
        responses: {
          ...answers(jsonSchema(administeredLinks), 'A page of links'),
          ...errors([...administration, 'INVALID_INPUT']),
        },
      }),
    },
    '/api/admin/links/{link}': {
      parameters: [linkId],
      delete: operation("Revokes anybody's link for good; for administrators", {
        responses: { ...revoked, ...errors([...administration, 'NOT_FOUND']) },
      }),
    },
  }
}

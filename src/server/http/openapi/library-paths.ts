import {
  libraryHidden,
  libraryHiding,
  libraryList,
  libraryMarket,
  libraryNotes,
  libraryQuery,
} from '#shared/api/library.ts'
import { answers, body, errors, type Json, jsonSchema, secured } from './openapi-parts.ts'

const tags = ['library']
const html = (description: string) => ({
  200: { description, content: { 'text/html': { schema: { type: 'string' } } } },
})
const market = { name: 'market', in: 'path', required: true, schema: { type: 'string' } }
const search = Object.entries(jsonSchema(libraryQuery, 'input').properties as Json).map(([name, schema]) => ({
  name,
  in: 'query',
  schema,
}))
const moved = { 301: { description: 'The market has another id now' } }
const known = { 304: { description: 'As it was, by If-None-Match' } }

/** The market library, which everybody may read, and what administrators do about it. */
export function libraryPaths(): Json {
  const open = { tags, security: [] }
  const guarded = { tags, security: secured }
  const ownErrors = errors(['UNAUTHENTICATED', 'FORBIDDEN'])
  const change = (summary: string, missing: 'NOT_FOUND'[] = []) => ({
    ...guarded,
    summary,
    ...body(libraryHiding),
    responses: {
      ...answers(jsonSchema(libraryHidden), 'All that is hidden'),
      ...errors(['INVALID_INPUT', 'INVALID_JSON', 'UNAUTHENTICATED', 'FORBIDDEN', ...missing]),
    },
  })
  return {
    '/library': {
      get: {
        ...open,
        summary: 'The market library as a page',
        parameters: search,
        responses: { ...html('The page'), ...known, ...errors(['NOT_FOUND', 'TOO_MANY_REQUESTS']) },
      },
    },
    '/library/{market}': {
      parameters: [market],
      get: {
        ...open,
        summary: 'How a market works, as a page',
        responses: { ...html('The page'), ...moved, ...known, ...errors(['NOT_FOUND']) },
      },
    },
    '/api/library': {
      get: {
        ...open,
        summary: 'The markets of the library',
        parameters: search,
        responses: {
          ...answers(jsonSchema(libraryList), 'The markets'),
          ...known,
          ...errors(['NOT_FOUND', 'TOO_MANY_REQUESTS']),
        },
      },
    },
    '/api/library/{market}': {
      parameters: [market],
      get: {
        ...open,
        summary: 'How a market works. What speaks against a company, and its prices, only with source and date',
        responses: {
          ...answers(jsonSchema(libraryMarket), 'The market'),
          ...moved,
          ...known,
          ...errors(['NOT_FOUND', 'TOO_MANY_REQUESTS']),
        },
      },
    },
    '/api/library/notes': {
      get: {
        ...guarded,
        summary: 'What readers say is wrong, the newest 200; for administrators',
        responses: { ...answers(jsonSchema(libraryNotes), 'The notes'), ...ownErrors },
      },
    },
    '/api/library/hidden': {
      get: {
        ...guarded,
        summary: 'What is hidden of the library; for administrators',
        responses: { ...answers(jsonSchema(libraryHidden), 'All that is hidden'), ...ownErrors },
      },
      post: change('Hides a statement, a market or the library; for administrators', ['NOT_FOUND']),
      delete: change('Shows again what was hidden; for administrators'),
    },
  }
}

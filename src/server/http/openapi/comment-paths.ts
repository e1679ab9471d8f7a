import {
  commentList,
  commentListQuery,
  commentPage,
  commentPageQuery,
  commentThread,
  newComment,
  newThread,
  threadChange,
} from '#shared/api/comments.ts'
import { sharedDocument } from '#shared/api/share-links.ts'
import { answers, errors, type Json, json, jsonSchema, ownErrors, secured } from './openapi-parts.ts'

const uuid = { type: 'string', format: 'uuid' }
const inPath = (name: string, schema: Json) => ({ name, in: 'path', required: true, schema })
const queryOf = (schema: Json) =>
  Object.entries(schema.properties as Json).map(([name, each]) => ({ name, in: 'query', schema: each }))

/** Comments on the blocks of a document: for its owner, and for people with an account who read it through a link. */
export function commentPaths(): Json {
  const operation = (summary: string, rest: Json) => ({ summary, tags: ['comments'], security: secured, ...rest })
  const body = (schema: Json) => ({ requestBody: { required: true, ...json(schema) } })
  const own = { base: '/api/documents/{id}', parameter: inPath('id', uuid), refused: ['RUN_NOT_FINISHED'] as const }
  const shared = {
    base: '/api/shared/{token}',
    parameter: inPath('token', { type: 'string' }),
    refused: ['LINK_LOCKED'] as const,
  }
  const productLink = {
    base: '/api/shared/{token}/documents/{document}',
    parameter: [shared.parameter, inPath('document', uuid)],
    refused: shared.refused,
  }
  const paths: Json = {}
  for (const { base, parameter } of [shared, productLink]) {
    paths[base] = {
      parameters: [parameter].flat(),
      get: operation('The document behind a link', {
        responses: {
          ...answers(jsonSchema(sharedDocument), 'The document as the page of the link shows it'),
          ...errors([...ownErrors, 'GUEST_NOT_ALLOWED', 'LINK_LOCKED']),
        },
      }),
    }
  }
  for (const { base, parameter, refused } of [own, shared, productLink]) {
    const refusals = [...ownErrors, 'GUEST_NOT_ALLOWED', ...refused] as const
    const change = [...refusals, 'INVALID_INPUT', 'INVALID_JSON'] as const
    const full = [...change, 'TOO_MANY_COMMENTS', 'TOO_MANY_REQUESTS'] as const
    const inThread = [...[parameter].flat(), inPath('thread', uuid)]
    const thread = jsonSchema(commentThread)
    paths[`${base}/comments`] = {
      parameters: [parameter].flat(),
      get: operation('Threads, last active first; through a link those that were begun through it', {
        parameters: queryOf(jsonSchema(commentListQuery, 'input')),
        responses: {
          ...answers(jsonSchema(commentList), 'A page of threads'),
          ...errors([...refusals, 'INVALID_INPUT']),
        },
      }),
      post: operation('Begins a thread at the block that says these words', {
        ...body(jsonSchema(newThread, 'input')),
        responses: { 201: { description: 'The thread', ...json(thread) }, ...errors(full) },
      }),
    }
    paths[`${base}/comments/seen`] = {
      parameters: [parameter].flat(),
      put: operation('Nothing that is there now is new to the caller any more', {
        responses: { 204: { description: 'Kept' }, ...errors(refusals) },
      }),
    }
    paths[`${base}/comments/{thread}`] = {
      parameters: inThread,
      get: operation('Earlier comments of a thread', {
        parameters: queryOf(jsonSchema(commentPageQuery, 'input')),
        responses: { ...answers(jsonSchema(commentPage), 'The comments'), ...errors([...refusals, 'INVALID_INPUT']) },
      }),
      post: operation('Answers a thread; one that was resolved is open again', {
        ...body(jsonSchema(newComment, 'input')),
        responses: { 201: { description: 'The thread', ...json(thread) }, ...errors(full) },
      }),
      patch: operation('Resolves a thread or opens it again; for the owner and for who began it', {
        ...body(jsonSchema(threadChange, 'input')),
        responses: { ...answers(thread, 'The thread'), ...errors([...change, 'FORBIDDEN']) },
      }),
    }
    paths[`${base}/comments/{thread}/{comment}`] = {
      parameters: [...inThread, inPath('comment', uuid)],
      patch: operation('Other words in the place of one’s own comment', {
        ...body(jsonSchema(newComment, 'input')),
        responses: { ...answers(thread, 'The thread'), ...errors(change) },
      }),
      delete: operation('Removes a comment: one’s own, or any at one’s own document', {
        responses: { 204: { description: 'Removed' }, ...errors(refusals) },
      }),
    }
  }
  return paths
}

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

/** Comments on the blocks of a document: for its owner, and for people with an account who read it through a link. */
export function commentPaths(): Json {
  const operation = operationOf('comments')
  const own = { base: '/api/documents/{id}', parameter: inPath('id'), refused: ['RUN_NOT_FINISHED'] as const }
  const shared = {
    base: '/api/shared/{token}',
    parameter: inPath('token', { type: 'string' }),
    refused: ['LINK_LOCKED'] as const,
  }
  const productLink = {
    base: '/api/shared/{token}/documents/{document}',
    parameter: [shared.parameter, inPath('document')],
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
    const inThread = [...[parameter].flat(), inPath('thread')]
    const thread = jsonSchema(commentThread)
    paths[`${base}/comments`] = {
      parameters: [parameter].flat(),
      get: operation('Threads, last active first; through a link those that were begun through it', {
        parameters: queryOf(commentListQuery),
        responses: {
          ...answers(jsonSchema(commentList), 'A page of threads'),
          ...errors([...refusals, 'INVALID_INPUT']),
        },
      }),
      post: operation('Begins a thread at the block that says these words', {
        ...body(newThread),
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
        parameters: queryOf(commentPageQuery),
        responses: { ...answers(jsonSchema(commentPage), 'The comments'), ...errors([...refusals, 'INVALID_INPUT']) },
      }),
      post: operation('Answers a thread; one that was resolved is open again', {
        ...body(newComment),
        responses: { 201: { description: 'The thread', ...json(thread) }, ...errors(full) },
      }),
      patch: operation('Resolves a thread or opens it again; for the owner and for who began it', {
        ...body(threadChange),
        responses: { ...answers(thread, 'The thread'), ...errors([...change, 'FORBIDDEN']) },
      }),
    }
    paths[`${base}/comments/{thread}/{comment}`] = {
      parameters: [...inThread, inPath('comment')],
      patch: operation('Other words in the place of one’s own comment', {
        ...body(newComment),
        responses: { ...answers(thread, 'The thread'), ...errors(change) },
      }),
      delete: operation('Removes a comment: one’s own, or any at one’s own document', {
        responses: { 204: { description: 'Removed' }, ...errors(refusals) },
      }),
    }
  }
  return paths
}

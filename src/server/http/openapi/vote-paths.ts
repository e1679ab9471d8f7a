import { ownVotes, priorities, vote, voteRequest } from '#shared/api/votes.ts'
import { answers, body, errors, type Json, jsonSchema, ownErrors, readPath, secured } from './openapi-parts.ts'

const voteAnswer = { type: 'object', properties: { vote: { anyOf: [jsonSchema(vote), { type: 'null' }] } } }

/** Votes for upcoming agents. */
export function votePaths(): Json {
  return {
    '/api/votes': readPath('The agents that the user voted for', jsonSchema(ownVotes), 'votes'),
    '/api/votes/{agentId}': {
      parameters: [{ name: 'agentId', in: 'path', required: true, schema: { type: 'string' } }],
      get: {
        summary: "The user's vote for an agent",
        tags: ['votes'],
        security: secured,
        responses: { ...answers(voteAnswer, 'The vote, or null'), ...errors(ownErrors) },
      },
      put: {
        summary: 'Votes for an agent; voting again replaces the feedback',
        tags: ['votes'],
        security: secured,
        ...body(voteRequest),
        responses: { ...answers(voteAnswer, 'The vote'), ...errors([...ownErrors, 'INVALID_INPUT', 'NOT_UPCOMING']) },
      },
      delete: {
        summary: 'Takes the vote back',
        tags: ['votes'],
        security: secured,
        responses: { ...answers(voteAnswer, 'Null'), ...errors(ownErrors) },
      },
    },
    '/api/priorities': readPath('Upcoming agents by votes', jsonSchema(priorities), 'votes', true),
  }
}

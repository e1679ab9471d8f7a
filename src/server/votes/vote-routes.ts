import { Hono } from 'hono'
import type { AgentRegistry } from '#agents/registry-server.ts'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/app-context.ts'
import type { Callers } from '#server/http/caller.ts'
import { parseRequest } from '#server/http/parse-request.ts'
import { readJsonObject } from '#server/http/read-body.ts'
import { requireCaller } from '#server/http/require-caller.ts'
import { type OwnVotes, type Priorities, type Vote, voteRequest } from '#shared/api/votes.ts'
import { AppError } from '#shared/errors/app-error.ts'

interface VoteRow {
  agent_id: string
  feedback: string | null
  updated_at: Date
}

const toVote = (row: VoteRow): Vote => ({ ...row, updated_at: row.updated_at.toISOString() })

/** `/api/votes`: what the user voted for; `/api/votes/{agentId}`: that vote; `/api/priorities`: what upcoming agents are wanted most. */
export function voteRoutes(database: Database, callers: Callers, agents: AgentRegistry): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const idOf = (name: string) => {
    const card = agents.card(name)
    if (!card) throw new AppError('NOT_FOUND')
    return card.id
  }
  const upcomingIdOf = (name: string) => {
    const id = idOf(name)
    if (agents.live(id)) throw new AppError('NOT_UPCOMING')
    return id
  }
  const requireAccount = ({ anonymous }: { anonymous: boolean }) => {
    if (anonymous) throw new AppError('UNAUTHENTICATED', { userMessage: 'Please sign in to vote' })
  }

  routes.get('/votes', requireCaller(callers), async (context) => {
    const { rows } = await database.pool.query<{ agent_id: string }>(
      'select agent_id from agent_votes where user_id = $1 order by agent_id',
      [context.var.caller.userId],
    )
    const answer: OwnVotes = { agentIds: rows.map((row) => row.agent_id) }
    return context.json(answer)
  })

  routes.get('/votes/:agentId', requireCaller(callers), async (context) => {
    const { rows } = await database.pool.query<VoteRow>(
      'select agent_id, feedback, updated_at from agent_votes where user_id = $1 and agent_id = $2',
      [context.var.caller.userId, idOf(context.req.param('agentId'))],
    )
    return context.json({ vote: rows[0] ? toVote(rows[0]) : null })
  })

  routes.put('/votes/:agentId', requireCaller(callers), async (context) => {
    const { caller } = context.var
    requireAccount(caller)
    const agentId = upcomingIdOf(context.req.param('agentId'))
    const { feedback } = parseRequest(voteRequest, await readJsonObject(context))
    const { rows } = await database.pool.query<VoteRow>(
      `insert into agent_votes (user_id, agent_id, feedback) values ($1, $2, $3)
       on conflict (user_id, agent_id) do update set feedback = $3, updated_at = now()
       returning agent_id, feedback, updated_at`,
      [caller.userId, agentId, feedback],
    )
    return context.json({ vote: rows[0] ? toVote(rows[0]) : null })
  })

  routes.delete('/votes/:agentId', requireCaller(callers), async (context) => {
    const { caller } = context.var
    requireAccount(caller)
    await database.pool.query('delete from agent_votes where user_id = $1 and agent_id = $2', [
      caller.userId,
      idOf(context.req.param('agentId')),
    ])
    return context.json({ vote: null })
  })

  routes.get('/priorities', async (context) => {
    const { rows } = await database.pool.query<{ agent_id: string; score: number }>(
      'select agent_id, count(*)::int as score from agent_votes group by agent_id',
    )
    const scores = new Map(rows.map((row) => [row.agent_id, row.score]))
    const answer: Priorities = {
      priorities: agents.cards
        .filter(({ status }) => status === 'upcoming')
        .map(({ id }) => ({ agent_id: id, priority_score: scores.get(id) ?? 0 }))
        .sort((a, b) => b.priority_score - a.priority_score),
    }
    return context.json(answer)
  })
  return routes
}

import type { AgentRegistry } from '#agents/registry-server.ts'
import type { Database } from '#server/db/database.ts'
import type { Review, Standing } from '#shared/api/standing.ts'
import type { FactKind, OwnFact } from '#shared/own-fact.ts'
import { staleReasons } from './stale-reasons.ts'

/** A finished run as far as it says what it rests on. */
export interface RestingRow {
  id: string
  agent_id: string
  product_id: string | null
  created_at: Date
  given: Pick<OwnFact, 'id' | 'text' | 'used'>[] | null
  versions: Record<string, number> | null
  reviewed: StoredReview | null
}

export interface StoredReview extends Review {
  gone: string[]
  versions: Record<string, number>
}

/** As columns of a query on `runs` with its `documents`. */
export const restingColumns = `runs.id, runs.agent_id, runs.product_id, runs.created_at, runs.result->'ownFacts' as given,
  runs.context->'versions' as versions, documents.reviewed`

type Rested = Pick<Standing, 'from' | 'stale' | 'review'>

/** What each of these documents of one user rests on, and what of it has changed since. */
export async function readStandings(
  { pool }: Pick<Database, 'pool'>,
  agents: Pick<AgentRegistry, 'live'>,
  userId: string,
  rows: readonly RestingRow[],
): Promise<Map<string, Rested>> {
  const productIds = [...new Set(rows.flatMap(({ product_id: id }) => id ?? []))]
  const runIds = [...new Set(rows.flatMap(({ versions }) => Object.keys(versions ?? {})))]
  const [products, facts, results] = await Promise.all([
    pool.query<{ id: string; words_at: Date }>(
      'select id, words_at from products where user_id = $1 and id = any($2::uuid[])',
      [userId, productIds],
    ),
    pool.query<{ id: string; product_id: string; kind: FactKind; text: string; created_at: Date; updated_at: Date }>(
      `select product_facts.id, product_id, kind, text, product_facts.created_at, product_facts.updated_at
       from product_facts join products on products.id = product_id and user_id = $1 where product_id = any($2::uuid[])
       order by product_facts.created_at desc nulls last, product_facts.id desc nulls last`,
      [userId, productIds],
    ),
    pool.query<{ id: string; agent_id: string; title: string; revision: number }>(
      `select id, agent_id, coalesce(name, title) as title, revision from runs
       where user_id = $1 and id = any($2::uuid[]) and status = 'succeeded' order by created_at, id`,
      [userId, runIds],
    ),
  ])
  const present = new Map(
    products.rows.map(({ id, words_at }) => [
      id,
      {
        wordsAt: words_at.getTime(),
        facts: facts.rows
          .filter(({ product_id }) => product_id === id)
          .map(({ created_at, updated_at, ...fact }) => ({
            ...fact,
            createdAt: created_at.getTime(),
            updatedAt: updated_at.getTime(),
          })),
      },
    ]),
  )
  return new Map(
    rows.map((row): [string, Rested] => {
      const versions = row.versions ?? {}
      const given = results.rows.filter(({ id }) => Object.hasOwn(versions, id))
      const { reviewed } = row
      const stale = staleReasons(
        {
          writtenAt: row.created_at.getTime(),
          given: row.given ?? [],
          versions,
          leadsWith: agents.live(row.agent_id)?.leadsWith ?? [],
          review: reviewed && { at: Date.parse(reviewed.at), gone: reviewed.gone, versions: reviewed.versions },
        },
        present.get(row.product_id ?? '') ?? null,
        given.map(({ id: runId, agent_id: agentId, revision }) => ({ runId, agentId, revision })),
      )
      const from = given.map(({ id: runId, agent_id: agentId, title, revision: latest }) => ({
        runId,
        agentId,
        title,
        used: versions[runId] ?? latest,
        latest,
      }))
      const review = reviewed && { answer: reviewed.answer, by: reviewed.by, at: reviewed.at }
      return [row.id, { from, stale, review }]
    }),
  )
}

import type { AgentRegistry } from '#agents/registry-server.ts'
import type { Database } from '#server/db/database.ts'
import type { Review, Standing } from '#shared/api/standing.ts'
import type { FactKind, OwnFact } from '#shared/own-fact.ts'
import { readResting } from './read-resting.ts'
import type { BlockReview } from './resting-blocks.ts'
import { staleReasons } from './stale-reasons.ts'

/** A finished run as far as it says what it rests on. */
export interface RestingRow {
  id: string
  agent_id: string
  product_id: string | null
  created_at: Date
  given: Pick<OwnFact, 'id' | 'text' | 'used'>[] | null
  versions: Record<string, number> | null
  by_item: boolean
  reviewed: StoredReviews | null
}

/** What people said of all that has changed, and of single blocks. */
export interface StoredReviews extends Partial<StoredReview> {
  blocks?: BlockReview[]
}

export interface StoredReview extends Review {
  gone: string[]
  versions: Record<string, number>
}

const wholeOf = (reviewed: StoredReviews | null): StoredReview | null =>
  reviewed?.answer ? (reviewed as StoredReview) : null

/** As columns of a query on `runs` with its `documents`. The built-in writer read no other results in its versions before the ninth. */
export const restingColumns = `runs.id, runs.agent_id, runs.product_id, runs.created_at, runs.result->'ownFacts' as given,
  case when runs.model <> 'built-in' or runs.writer_version <> all (array['2', '3', '4', '5', '6', '7', '8'])
    then runs.context->'versions' end as versions,
  coalesce((runs.context->>'byItem')::boolean, false) as by_item, documents.reviewed`

type Rested = Pick<Standing, 'from' | 'stale' | 'blocks' | 'review'>

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
  const givenOf = ({ versions }: RestingRow) => results.rows.filter(({ id }) => versions && Object.hasOwn(versions, id))
  const blocks = await readResting(
    { pool },
    userId,
    rows.flatMap((row) => {
      const given = givenOf(row).map(({ id: runId, agent_id: agentId, revision: latest }) => ({
        runId,
        agentId,
        used: row.versions?.[runId] ?? latest,
        latest,
      }))
      if (!row.by_item || given.every(({ used, latest }) => latest <= used)) return []
      const whole = wholeOf(row.reviewed)
      return [{ id: row.id, given, reviews: { versions: whole?.versions ?? {}, blocks: row.reviewed?.blocks ?? [] } }]
    }),
  )
  return new Map(
    rows.map((row): [string, Rested] => {
      const versions = row.versions ?? {}
      const given = givenOf(row)
      const reviewed = wholeOf(row.reviewed)
      const resting = blocks.get(row.id) ?? []
      const restingOn = (runId: string) => resting.filter(({ changes }) => changes.some((each) => each.runId === runId))
      const stale = staleReasons(
        {
          writtenAt: row.created_at.getTime(),
          given: row.given ?? [],
          versions,
          leadsWith: agents.live(row.agent_id)?.leadsWith ?? [],
          review: reviewed && { at: Date.parse(reviewed.at), gone: reviewed.gone, versions: reviewed.versions },
        },
        present.get(row.product_id ?? '') ?? null,
        given.map(({ id: runId, agent_id: agentId, revision }) => ({
          runId,
          agentId,
          revision,
          blocks: row.by_item ? restingOn(runId).length : null,
        })),
      )
      const from = given.map(({ id: runId, agent_id: agentId, title, revision: latest }) => ({
        runId,
        agentId,
        title,
        used: versions[runId] ?? latest,
        latest,
      }))
      const review = reviewed && { answer: reviewed.answer, by: reviewed.by, at: reviewed.at }
      return [row.id, { from, stale, blocks: resting, review }]
    }),
  )
}

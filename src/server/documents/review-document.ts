import type { z } from 'zod'
import type { AgentRegistry } from '#agents/registry-server.ts'
import type { Database } from '#server/db/database.ts'
import { resultItems } from '#server/lineage/result-items.ts'
import { offerFor } from '#server/products/offered-products.ts'
import { type RestingRow, readStandings, restingColumns, type StoredReviews } from '#server/products/read-standings.ts'
import { type BlockReview, blockKey } from '#server/products/resting-blocks.ts'
import type { newReview, Standing } from '#shared/api/standing.ts'
import type { FinishedDocument } from './document-row.ts'
import { readUnused } from './unused-items.ts'

type StandingRow = RestingRow & { product_name: string | null }

/** What a document of this user rests on, and what of it has changed since. */
export async function readStanding(
  database: Database,
  agents: Pick<AgentRegistry, 'live'>,
  { id, user_id: userId }: FinishedDocument,
): Promise<Standing> {
  const row = await restingRow(database, userId, id)
  const found = row && (await readStandings(database, agents, userId, [row])).get(id)
  const product = row?.product_id ? { id: row.product_id, name: row.product_name ?? '' } : null
  const offer = product ? null : await offerFor(database, agents, userId, id)
  const unused = found?.from.length ? await readUnused(database, agents, userId, id) : []
  return { product, offer, from: [], stale: [], blocks: [], review: null, ...found, unused }
}

async function restingRow({ pool }: Database, userId: string, id: string): Promise<StandingRow | undefined> {
  const { rows } = await pool.query<StandingRow>(
    `select ${restingColumns}, coalesce(nullif(products.name, ''), left(products.description, 80)) as product_name
     from runs left join documents on documents.run_id = runs.id left join products on products.id = runs.product_id
     where runs.id = $1 and runs.user_id = $2`,
    [id, userId],
  )
  return rows[0]
}

/** Keeps what a person says of the changes up to now, of these blocks or of all: later ones are asked about again. */
export async function reviewDocument(
  database: Database,
  agents: Pick<AgentRegistry, 'live'>,
  document: FinishedDocument,
  { answer, blocks }: z.infer<typeof newReview>,
): Promise<Standing> {
  const { id, user_id: userId } = document
  const row = await restingRow(database, userId, id)
  const { rows } = await database.pool.query<{ name: string; now: Date; facts: string[] }>(
    `select "user".name, now() as now, (select coalesce(array_agg(product_facts.id::text), '{}')
       from product_facts where product_id = $2) as facts
     from "user" where "user".id = $1`,
    [userId, row?.product_id ?? null],
  )
  const { name = '', now = new Date(), facts = [] } = rows[0] ?? {}
  const { from } = await readStanding(database, agents, document)
  const said = {
    answer,
    by: name,
    at: now.toISOString(),
    versions: Object.fromEntries(from.map(({ runId, latest }) => [runId, latest])),
  }
  // An answer for all of it stands for each block as well.
  const reviewed: StoredReviews = blocks
    ? { ...row?.reviewed, blocks: blockReviews(document, row?.reviewed?.blocks ?? [], blocks, said) }
    : { ...said, gone: (row?.given ?? []).map((fact) => fact.id).filter((fact) => !facts.includes(fact)) }
  await database.pool.query(
    `insert into documents (run_id, reviewed) values ($1, $2::jsonb)
     on conflict (run_id) do update set reviewed = excluded.reviewed`,
    [id, JSON.stringify(reviewed)],
  )
  return readStanding(database, agents, document)
}

/** With these blocks answered for, as they are now; without what was said of blocks that say something else by now. */
function blockReviews(
  { result }: FinishedDocument,
  before: readonly BlockReview[],
  ids: readonly string[],
  said: Omit<BlockReview, 'key'>,
): BlockReview[] {
  const items = resultItems(result)
  const present = new Set(items.map(blockKey))
  const keys = new Set(items.filter(({ id }) => ids.includes(id)).map(blockKey))
  const others = before.filter(({ key }) => present.has(key) && !keys.has(key))
  return [...others, ...[...keys].map((key) => ({ key, ...said }))]
}

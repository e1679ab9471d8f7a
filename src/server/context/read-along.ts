import type { LiveAgent } from '#agents/registry-server.ts'
import type { Database } from '#server/db/database.ts'
import { offeredItems } from '#server/lineage/offered-items.ts'
import type { ResultItem } from '#server/lineage/result-item.ts'
import { resultItems } from '#server/lineage/result-items.ts'
import type { RunRow } from '#server/runs/run-row.ts'
import type { StoredRunContext } from '#shared/api/run-context.ts'
import type { HandedResult, RunAlong } from '#shared/run-along.ts'
import { readProductMarket } from './read-product-market.ts'
import { readVoice } from './voice-store.ts'

/** Characters that go into a prompt: of one result, of one note, and of all notes together. */
const longestResult = 12_000
/** Of all results together: each has a number that texts refer to, beside the sources of the run. */
const mostItems = 60
const longestNote = 24_000
const longestNotes = 60_000

export type AgentOf = (agentId: string) => Pick<LiveAgent, 'card' | 'offers'> | undefined

/** What goes along with a run, as it is now: the user's own rows alone, whatever the run names. What is gone stays out. */
export async function readAlong(
  database: Database,
  run: Pick<RunRow, 'id' | 'user_id' | 'product_id' | 'context' | 'created_at' | 'corrections'>,
  agentOf: AgentOf,
): Promise<RunAlong> {
  const { user_id: userId, product_id: productId, context } = run
  const [product, market, results, notes, voice] = await Promise.all([
    productId ? readProduct(database, userId, productId) : undefined,
    productId ? readProductMarket(database, run) : undefined,
    context?.results.length ? readHandedResults(database, userId, context, agentOf) : [],
    context?.notes.length ? readNotes(database, userId, context.notes) : [],
    context?.voice ? readVoice(database, userId) : [],
  ])
  return {
    ...(product ? { product } : {}),
    ...(market ? { market } : {}),
    ...(results.length > 0 ? { results } : {}),
    ...(notes.length > 0 ? { notes } : {}),
    ...(voice.length > 0 ? { voice } : {}),
  }
}

/** What of it the built-in writer uses: notes and a voice are for a model. */
export async function readOffered(
  database: Database,
  { user_id: userId, context }: Pick<RunRow, 'user_id' | 'context'>,
  agentOf: AgentOf,
): Promise<RunAlong> {
  const results = context?.results.length ? await readHandedResults(database, userId, context, agentOf) : []
  return results.length > 0 ? { results } : {}
}

async function readProduct(database: Database, userId: string, productId: string): Promise<RunAlong['product']> {
  const { rows } = await database.pool.query<NonNullable<RunAlong['product']>>(
    'select name, description, audience, market from products where id = $1 and user_id = $2',
    [productId, userId],
  )
  return rows[0]
}

interface ResultRow {
  id: string
  agent_id: string
  title: string
  version: number
  result: Record<string, unknown>
  finished_at: Date
}

/** Each in the version that was chosen, whatever was edited since. What agents have a place for goes before the rest. */
export async function readHandedResults(
  database: Database,
  userId: string,
  { results: ids, versions = {}, without = {} }: Pick<StoredRunContext, 'results' | 'versions' | 'without'>,
  agentOf: AgentOf,
): Promise<HandedResult[]> {
  const { rows } = await database.pool.query<ResultRow>(
    `select runs.id, agent_id, title, finished_at, coalesce(chosen.number, runs.revision) as version,
       coalesce(chosen.result, runs.result) as result
     from runs left join document_versions chosen
       on chosen.run_id = runs.id and chosen.number = ($3::jsonb ->> runs.id::text)::int
     where user_id = $1 and runs.id = any($2::uuid[]) and runs.result is not null
     order by array_position($2::uuid[], runs.id)`,
    [userId, ids, JSON.stringify(versions)],
  )
  const mostOfEach = Math.floor(mostItems / Math.max(1, rows.length))
  return rows.map(({ id, agent_id, title, version, result, finished_at }) => {
    const agent = agentOf(agent_id)
    const all = resultItems(result).filter((item) => !without[id]?.includes(item.id))
    const offered = offeredItems(agent?.offers, result, all)
    const isOffered = new Set(offered.map(({ item }) => item))
    const first = all.toSorted((a, b) => Number(isOffered.has(b.id)) - Number(isOffered.has(a.id))).slice(0, mostOfEach)
    const items = withinLength(all.filter((item) => first.includes(item)))
    return {
      runId: id,
      agent: agent?.card.name ?? agent_id,
      title,
      date: finished_at.toISOString().slice(0, 10),
      version,
      items,
      offered: offered.filter(({ item }) => items.some((each) => each.id === item)),
      shortened: items.length < all.length,
    }
  })
}

function withinLength(items: readonly ResultItem[]): HandedResult['items'] {
  let room = longestResult
  return items.flatMap(({ id, name, text }) => {
    room -= text.length
    return room >= 0 ? [{ id, name, text }] : []
  })
}

async function readNotes(database: Database, userId: string, ids: readonly string[]) {
  const { rows } = await database.pool.query<{ file_name: string; text: string; cut: boolean }>(
    `select file_name, left(text, ${longestNote}) as text, shortened or characters > ${longestNote} as cut from notes
     where user_id = $1 and id = any($2::uuid[]) order by array_position($2::uuid[], id)`,
    [userId, ids],
  )
  let room = longestNotes
  return rows.map(({ file_name: fileName, text, cut }) => {
    const taken = text.slice(0, room)
    room -= taken.length
    return { fileName, text: taken, shortened: cut || taken.length < text.length }
  })
}

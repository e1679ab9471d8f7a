import type { Database } from '#server/db/database.ts'
import type { RunRow } from '#server/runs/run-row.ts'
import type { RunAlong } from '#shared/run-along.ts'
import { readProductMarket } from './read-product-market.ts'
import { readVoice } from './voice-store.ts'

/** Characters that go into a prompt: of one result, of one note, and of all notes together. */
const longestResult = 12_000
const longestNote = 24_000
const longestNotes = 60_000

/** What goes along with a run, as it is now: the user's own rows alone, whatever the run names. What is gone stays out. */
export async function readAlong(
  database: Database,
  run: Pick<RunRow, 'id' | 'user_id' | 'product_id' | 'context' | 'created_at'>,
  nameOf: (agentId: string) => string,
): Promise<RunAlong> {
  const { user_id: userId, product_id: productId, context } = run
  const [product, market, results, notes, voice] = await Promise.all([
    productId ? readProduct(database, userId, productId) : undefined,
    productId ? readProductMarket(database, run) : undefined,
    context?.results.length ? readResults(database, userId, context.results, nameOf) : [],
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

async function readProduct(database: Database, userId: string, productId: string): Promise<RunAlong['product']> {
  const { rows } = await database.pool.query<NonNullable<RunAlong['product']>>(
    'select name, description, audience, market from products where id = $1 and user_id = $2',
    [productId, userId],
  )
  return rows[0]
}

async function readResults(
  database: Database,
  userId: string,
  ids: readonly string[],
  nameOf: (agentId: string) => string,
) {
  const { rows } = await database.pool.query<{ agent_id: string; title: string; result: object; finished_at: Date }>(
    `select agent_id, title, result, finished_at from runs
     where user_id = $1 and id = any($2::uuid[]) and result is not null order by array_position($2::uuid[], id)`,
    [userId, ids],
  )
  return rows.map(({ agent_id, title, result, finished_at }) => {
    const text = JSON.stringify(result)
    return {
      agent: nameOf(agent_id),
      title,
      date: finished_at.toISOString().slice(0, 10),
      text: text.slice(0, longestResult),
      shortened: text.length > longestResult,
    }
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

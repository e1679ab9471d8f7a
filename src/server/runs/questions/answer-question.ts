import type { Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { readProduct } from '#server/products/product-store.ts'
import type { RunAnswers } from '#shared/api/runs.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { mostAsking } from '../reserve-and-insert.ts'
import type { RunRow } from '../run-row.ts'

/**
 * Puts a run that asks back into the queue, with what its user answered; without an answer it goes on with what it has. The answers
 * stay with its product. Throws RUN_NOT_ASKING, TOO_MANY_RUNS where as many runs of the user are under way as may be, and NOT_FOUND
 * for a product that is not the user's.
 */
export async function answerQuestion(
  database: Database,
  { id, user_id: userId, product_id: ownProduct }: RunRow,
  { answers, productId = ownProduct ?? undefined }: RunAnswers,
  runsPerUser: number,
): Promise<void> {
  if (productId) await readProduct(database, userId, productId)
  const said = JSON.stringify(answers)
  await inTransaction(database, async (client) => {
    const { rows } = await client.query<{ period: string }>(
      `select period from runs where id = $1 and user_id = $2 and status = 'asking' for no key update`,
      [id, userId],
    )
    if (!rows[0]) throw new AppError('RUN_NOT_ASKING')
    // Answers to several runs of one user go one after the other, and each counts the ones before.
    await client.query('select from usage_counters where user_id = $1 and period = $2 for no key update', [
      userId,
      rows[0].period,
    ])
    const { rows: counted } = await client.query<{ under_way: number }>(
      `select reserved - (select least(count(*), ${mostAsking}) from runs where user_id = $1 and period = $2 and status = 'asking')::int as under_way
       from usage_counters where user_id = $1 and period = $2`,
      [userId, rows[0].period],
    )
    if ((counted[0]?.under_way ?? 0) >= runsPerUser) throw new AppError('TOO_MANY_RUNS', { retryAfter: 5 })
    // Another attempt by its number: whoever follows the run begins its text anew.
    await client.query(
      `with answered as (
         update runs set status = 'queued', corrections = nullif(coalesce(corrections, '{}') || $2::jsonb, '{}'),
           product_id = coalesce(product_id, $3), attempt = attempt + 1, asked_at = null,
           waited_ms = waited_ms + extract(epoch from now() - asked_at) * 1000
         where id = $1 returning id
       )
       insert into run_events (run_id, seq, type, data)
       select id, (select max(seq) + 1 from run_events where run_id = $1), 'progress', '{"type":"progress","stage":"queued"}' from answered`,
      [id, said, productId ?? null],
    )
    if (!productId || said === '{}') return
    await client.query(
      `update products set reading = reading || $3::jsonb, revision = revision + 1, updated_at = now(), words_at = now()
       where id = $1 and user_id = $2 and not reading @> $3::jsonb`,
      [productId, userId, said],
    )
  })
}

import type { Database } from '#server/db/database.ts'
import { modelReading } from '#server/reading/model-reading.ts'
import type { RunRow } from '#server/runs/run-row.ts'
import type { RunAlong } from '#shared/run-along.ts'
import { type Source, source } from '#shared/source.ts'

const mostPassages = 12

type Row = { reading: unknown; finished_at: Date; sources: unknown }

/**
 * What the latest run of a model for the same product has read and found: all agents of the product then write of the same payer and
 * rivals, and cite the same passages. Runs that ended after this one was asked for are left out, so that an attempt made again is the same.
 */
export async function readProductMarket(
  database: Database,
  { id, user_id: userId, product_id: productId, created_at: createdAt }: ProductRun,
): Promise<RunAlong['market']> {
  const { rows } = await database.pool.query<Row>(
    `select step.output as reading, runs.finished_at, (
       select data->'sources' from run_events where run_id = runs.id and type = 'sources' order by seq desc limit 1
     ) as sources
     from runs join run_steps step on step.run_id = runs.id and step.name = 'read'
     where runs.user_id = $1 and runs.product_id = $2 and runs.status = 'succeeded' and runs.id <> $3 and runs.finished_at < $4
     order by runs.mode = 'thorough' desc, runs.finished_at desc limit 1`,
    [userId, productId, id, createdAt],
  )
  const reading = modelReading.safeParse(rows[0]?.reading)
  if (!rows[0] || !reading.success) return undefined
  const { market, payer, rivals } = reading.data
  return {
    asOf: rows[0].finished_at.toISOString().slice(0, 10),
    name: market.name,
    payer,
    rivals,
    passages: pagesIn(rows[0].sources),
  }
}

type ProductRun = Pick<RunRow, 'id' | 'user_id' | 'product_id' | 'created_at'>

function pagesIn(stored: unknown): Source[] {
  const parsed = source.array().safeParse(stored)
  return parsed.success ? parsed.data.filter(({ kind }) => kind === 'page').slice(0, mostPassages) : []
}

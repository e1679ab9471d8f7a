import type { Database } from '#server/db/database.ts'
import { modelReading } from '#server/reading/model-reading.ts'
import type { RunRow } from '#server/runs/run-row.ts'
import type { ProductMarket } from '#shared/api/product-market.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { basesOf, marketProfile } from '#shared/market-profile.ts'
import type { RunAlong } from '#shared/run-along.ts'
import { type Source, source } from '#shared/source.ts'

const mostPassages = 12

type Row = { name: string; output: unknown; finished_at: Date; sources: unknown }

/**
 * What earlier runs of a model for the same product have read and found: all agents of the product then write of the same payer, rivals and
 * wedge, and cite the same passages. Runs that ended after this one was asked for are left out, so that an attempt made again is the same; those
 * that ended before the product's words changed may say what no longer holds.
 */
export async function readProductMarket(
  database: Database,
  { id, user_id: userId, product_id: productId, created_at: createdAt, corrections }: ProductRun,
): Promise<RunAlong['market']> {
  const { rows } = await database.pool.query<Row>(
    `select distinct on (step.name) step.name, step.output, runs.finished_at, (
       select data->'sources' from run_events where run_id = runs.id and type = 'sources' order by seq desc limit 1
     ) as sources
     from runs join products on products.id = runs.product_id
       join run_steps step on step.run_id = runs.id and step.name in ('read', 'market') and step.output <> 'null'::jsonb
     where runs.user_id = $1 and runs.product_id = $2 and runs.status = 'succeeded' and runs.id <> $3 and runs.finished_at < $4
       and runs.finished_at >= products.words_at
     order by step.name, runs.mode = 'thorough' desc, runs.finished_at desc`,
    [userId, productId, id, createdAt],
  )
  const read = rows.find(({ name }) => name === 'read')
  const filled = rows.find(({ name }) => name === 'market')
  const reading = modelReading.safeParse(read?.output)
  if (!read || !reading.success) return undefined
  const { market, payer, rivals } = reading.data
  // A run whose form says another market has nothing to take over.
  if (corrections?.market && corrections.market !== market.name) return undefined
  const profile = marketProfile.safeParse(filled?.output)
  const profileSources = sourcesIn(filled?.sources)
  const cited = profile.success ? basesOf(profile.data).map(({ source: number }) => number) : []
  const pages = [...profileSources.filter(({ number }) => cited.includes(number)), ...sourcesIn(read.sources)]
  return {
    asOf: (filled ?? read).finished_at.toISOString().slice(0, 10),
    name: market.name,
    payer,
    rivals,
    passages: distinct(pages.filter(({ kind }) => kind === 'page')).slice(0, mostPassages),
    ...(profile.success ? { profile: profile.data, profileSources } : {}),
  }
}

/**
 * The same for the page of the product: what is known of its market now, where the library does not hold it. Another user's product is answered
 * like one that does not exist: NOT_FOUND.
 */
export async function gatheredMarket(
  database: Database,
  userId: string,
  productId: string,
): Promise<ProductMarket['market']> {
  const { rowCount } = await database.pool.query('select from products where id = $1 and user_id = $2', [
    productId,
    userId,
  ])
  if (rowCount === 0) throw new AppError('NOT_FOUND')
  const now = {
    id: noRun,
    user_id: userId,
    product_id: productId,
    created_at: new Date(Date.now() + dayMs),
    corrections: null,
  }
  const market = await readProductMarket(database, now)
  if (!market?.profile) return null
  const cited = basesOf(market.profile).map(({ source: number }) => number)
  const sources = (market.profileSources ?? []).filter(({ number }) => cited.includes(number))
  return { asOf: market.asOf, name: market.name, profile: market.profile, sources }
}

const noRun = '00000000-0000-0000-0000-000000000000'
/** Ahead of every run that has ended, whatever the clocks of servers and database say. */
const dayMs = 24 * 60 * 60 * 1000

type ProductRun = Pick<RunRow, 'id' | 'user_id' | 'product_id' | 'created_at' | 'corrections'>

function sourcesIn(stored: unknown): Source[] {
  const parsed = source.array().safeParse(stored)
  return parsed.success ? parsed.data : []
}

const distinct = (sources: readonly Source[]) =>
  sources.filter((each, index) => index === sources.findIndex((other) => isSame(each, other)))
const isSame = (one: Source, other: Source) => one.url === other.url && one.excerpt === other.excerpt

import type { Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { uuid } from '#server/db/uuid.ts'
import {
  type FactChange,
  type FactList,
  mostFacts,
  type NewFact,
  type PageQuery,
  type ProductFact,
} from '#shared/api/product-facts.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { mostFactsOfRun, type OwnFact } from '#shared/own-fact.ts'
import { placeOf, readPlace } from './list-place.ts'
import type { ProductRow } from './product-row.ts'

interface FactRow extends OwnFact {
  created_at: Date
  updated_at: Date
}

const columns = 'id, kind, text, source, date, created_at, updated_at'

const toFact = ({ id, kind, text, source, date, created_at, updated_at }: FactRow): ProductFact => ({
  id,
  kind,
  text,
  source,
  date,
  createdAt: created_at.toISOString(),
  updatedAt: updated_at.toISOString(),
})

/** A page of the facts of a product that was read for its owner, newest first. */
export async function listFacts(
  database: Database,
  { id }: ProductRow,
  { cursor, limit }: PageQuery,
): Promise<FactList> {
  const after = readPlace(cursor)
  const { rows } = await database.pool.query<FactRow & { cursor: string }>(
    `select ${columns}, ${placeOf('created_at')} as cursor from product_facts
     where product_id = $1 and ($2::timestamptz is null or (created_at, id) < ($2, $3::uuid))
     order by created_at desc nulls last, id desc nulls last limit $4`,
    [id, after?.at ?? null, after?.id ?? null, limit + 1],
  )
  const { rows: counted } = await database.pool.query<{ total: number }>(
    'select count(*)::int as total from product_facts where product_id = $1',
    [id],
  )
  const page = rows.slice(0, limit)
  return {
    facts: page.map(toFact),
    total: counted[0]?.total ?? 0,
    nextCursor: rows.length > limit ? (page.at(-1)?.cursor ?? null) : null,
  }
}

/** Adds facts in their order, so that the first one is listed first. All of them or none: throws TOO_MANY_FACTS. */
export async function addFacts(
  database: Database,
  { id, user_id: userId }: ProductRow,
  facts: readonly NewFact[],
): Promise<ProductFact[]> {
  return inTransaction(database, async (client) => {
    // One after the other, so that two additions at once do not pass the limit together.
    const { rowCount } = await client.query('update products set updated_at = now() where id = $1 and user_id = $2', [
      id,
      userId,
    ])
    if (!rowCount) throw new AppError('NOT_FOUND')
    const { rows } = await client.query<FactRow>(
      `insert into product_facts (product_id, kind, text, source, date, created_at, updated_at)
       select $1, fact.kind, fact.text, fact.source, fact.date, now() - (fact.place - 1) * interval '1 microsecond', now()
       from rows from (json_to_recordset($2::json) as (kind text, text text, source text, date text))
         with ordinality as fact (kind, text, source, date, place)
       where (select count(*) from product_facts where product_id = $1) + $3 <= $4
       returning ${columns}`,
      [id, JSON.stringify(facts), facts.length, mostFacts],
    )
    if (rows.length === 0) throw new AppError('TOO_MANY_FACTS')
    return rows.map(toFact)
  })
}

/** Replaces what is given of one fact. One of another product is answered like one that does not exist: NOT_FOUND. */
export async function changeFact(
  database: Database,
  { id }: ProductRow,
  factId: string,
  { kind, text, source, date }: FactChange,
): Promise<ProductFact> {
  if (!uuid.test(factId)) throw new AppError('NOT_FOUND')
  const { rows } = await database.pool.query<FactRow>(
    `update product_facts set kind = coalesce($3, kind), text = coalesce($4, text), source = coalesce($5, source),
       date = coalesce($6, date), updated_at = now()
     where id = $2 and product_id = $1 returning ${columns}`,
    [id, factId, kind ?? null, text ?? null, source ?? null, date ?? null],
  )
  if (!rows[0]) throw new AppError('NOT_FOUND')
  return toFact(rows[0])
}

export async function removeFact(database: Database, { id }: ProductRow, factId: string): Promise<void> {
  if (!uuid.test(factId)) throw new AppError('NOT_FOUND')
  const { rowCount } = await database.pool.query('delete from product_facts where id = $2 and product_id = $1', [
    id,
    factId,
  ])
  if (!rowCount) throw new AppError('NOT_FOUND')
}

/** What a run of this user's product is given: the newest facts. */
export async function factsOfRun(database: Database, userId: string, productId: string): Promise<OwnFact[]> {
  const { rows } = await database.pool.query<OwnFact>(
    `select product_facts.id, kind, text, source, date
     from product_facts join products on products.id = product_id and user_id = $1
     where product_id = $2 order by product_facts.created_at desc nulls last, product_facts.id desc nulls last limit ${mostFactsOfRun}`,
    [userId, productId],
  )
  return rows
}

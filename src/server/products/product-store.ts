import type { Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { uuid } from '#server/db/uuid.ts'
import type { PageQuery } from '#shared/api/product-facts.ts'
import type { ProductTraits } from '#shared/api/product-profile.ts'
import type { NewProduct, ProductChange } from '#shared/api/products.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { placeOf, readPlace } from './list-place.ts'
import { type ProductRow, productColumns } from './product-row.ts'

/** Most products of one account; each holds a few thousand characters. */
const mostProducts = 100

type ListedRow = ProductRow & { documents: number; facts: number; cursor: string }

/** A page of the user's products, last changed first, with how much belongs to each. */
export async function listProducts(
  database: Database,
  userId: string,
  { cursor, limit }: PageQuery,
): Promise<{ rows: ListedRow[]; nextCursor: string | null }> {
  const after = readPlace(cursor)
  const { rows } = await database.pool.query<ListedRow>(
    `select ${productColumns}, ${placeOf('updated_at')} as cursor,
       (select count(*)::int from runs where product_id = products.id and status = 'succeeded') as documents,
       (select count(*)::int from product_facts where product_id = products.id) as facts
     from products where user_id = $1 and ($2::timestamptz is null or (updated_at, id) < ($2, $3::uuid))
     order by updated_at desc nulls last, id desc nulls last limit $4`,
    [userId, after?.at ?? null, after?.id ?? null, limit + 1],
  )
  return { rows: rows.slice(0, limit), nextCursor: rows.length > limit ? (rows[limit - 1]?.cursor ?? null) : null }
}

/** One product of this user. Another user's product is answered like one that does not exist: NOT_FOUND. */
export async function readProduct(database: Database, userId: string, productId: string): Promise<ProductRow> {
  if (!uuid.test(productId)) throw new AppError('NOT_FOUND')
  const { rows } = await database.pool.query<ProductRow>(
    `select ${productColumns} from products where id = $1 and user_id = $2`,
    [productId, userId],
  )
  if (!rows[0]) throw new AppError('NOT_FOUND')
  return rows[0]
}

/** The product whose description these words are; undefined when there is none. */
export async function productOfWords(
  database: Database,
  userId: string,
  description: string,
): Promise<ProductRow | undefined> {
  const { rows } = await database.pool.query<ProductRow>(
    `select ${productColumns} from products where user_id = $1 and description = $2 order by updated_at desc nulls last, id limit 1`,
    [userId, description.trim()],
  )
  return rows[0]
}

/**
 * The product of these words: the one that has them already, confirmed further, or a new one. What is confirmed now outweighs
 * what was confirmed before. Throws TOO_MANY_PRODUCTS.
 */
export function keepProduct(database: Database, userId: string, given: NewProduct): Promise<ProductRow> {
  const reading = JSON.stringify(given.reading ?? {})
  return inTransaction(database, async (client) => {
    // One after the other, so that the same words sent twice are one product.
    await client.query('select from "user" where id = $1 for no key update', [userId])
    const { rows: same } = await client.query<ProductRow>(
      `update products set reading = reading || $3::jsonb, revision = revision + (not reading @> $3::jsonb)::int,
         name = coalesce(nullif($4, ''), name), audience = coalesce(nullif($5, ''), audience),
         market = coalesce(nullif($6, ''), market), updated_at = now(),
         words_at = case when reading @> $3::jsonb and coalesce(nullif($5, ''), audience) = audience
           and coalesce(nullif($6, ''), market) = market then words_at else now() end
       where id = (select id from products where user_id = $1 and description = $2 and description <> ''
                   order by updated_at desc nulls last, id limit 1)
       returning ${productColumns}`,
      [userId, given.description, reading, given.name, given.audience, given.market],
    )
    if (same[0]) return same[0]
    const { rows } = await client.query<ProductRow>(
      `insert into products (user_id, name, description, audience, market, reading, revision)
       select $1, $2, $3, $4, $5, $6, ($6::jsonb <> '{}')::int
       where (select count(*) from products where user_id = $1) < ${mostProducts}
       returning ${productColumns}`,
      [userId, given.name, given.description, given.audience, given.market, reading],
    )
    if (!rows[0]) throw new AppError('TOO_MANY_PRODUCTS')
    return rows[0]
  })
}

/**
 * Replaces what is given. With another description what was confirmed of the old one is gone, unless it is given anew. Throws
 * STALE_REVISION.
 */
export async function changeProduct(database: Database, row: ProductRow, change: ProductChange): Promise<ProductRow> {
  const words = { ...row, ...change }
  const kept = words.description === row.description ? row.reading : {}
  const rows = await inTransaction(database, async (client) => {
    // One product of an account prefills: those who choose another at the same time go one after the other.
    if (change.prefills) {
      await client.query('select from "user" where id = $1 for no key update', [row.user_id])
      await client.query('update products set prefills = false where user_id = $1 and prefills and id <> $2', [
        row.user_id,
        row.id,
      ])
    }
    const changed = await client.query<ProductRow>(update, [
      row.id,
      row.user_id,
      change.revision,
      words.name,
      words.description,
      words.audience,
      words.market,
      JSON.stringify(change.reading ?? kept),
      change.prefills ?? row.prefills,
    ])
    if (!changed.rows[0]) {
      throw new AppError('STALE_REVISION', {
        userMessage: 'This product was changed elsewhere. Reload it and try again.',
      })
    }
    return changed.rows
  })
  const [changed] = rows
  if (!changed) throw new AppError('INTERNAL', { internal: 'an update returned no row' })
  return changed
}

const update = `
update products set name = $4, description = $5, audience = $6, market = $7, reading = $8, prefills = $9,
  revision = revision + (reading <> $8::jsonb)::int, updated_at = now(),
  words_at = case when (description, audience, market, reading) = ($5, $6, $7, $8::jsonb) then words_at else now() end
where id = $1 and user_id = $2 and revision = $3
returning ${productColumns}`

/** With its facts. `documents` says whether its documents go too; those that are kept belong to no product. */
export async function removeProduct(
  database: Database,
  { id, user_id: userId }: ProductRow,
  documents: 'keep' | 'remove',
): Promise<void> {
  await inTransaction(database, async (client) => {
    if (documents === 'remove') {
      // One under way holds a use until it ends: it ends without a product.
      await client.query(
        `delete from runs where product_id = $1 and user_id = $2 and status not in ('queued', 'running', 'asking')`,
        [id, userId],
      )
    }
    await client.query('delete from products where id = $1 and user_id = $2', [id, userId])
  })
}

/** The product that empty forms start with; undefined while there is none. */
export async function prefillingProduct(database: Database, userId: string): Promise<ProductRow | undefined> {
  const { rows } = await database.pool.query<ProductRow>(
    `select ${productColumns} from products where user_id = $1 and prefills`,
    [userId],
  )
  return rows[0]
}

/**
 * Makes these the words of the product that empty forms start with: of the one that does, else of the one that has the same description,
 * else of a new one.
 */
export async function prefillWith(database: Database, userId: string, given: ProductTraits): Promise<ProductRow> {
  const { name, description, audience, market } = given
  return inTransaction(database, async (client) => {
    await client.query('select from "user" where id = $1 for no key update', [userId])
    await client.query(
      `update products set prefills = true
       where id = (select id from products where user_id = $1 and description = $2 and description <> ''
                   order by updated_at desc nulls last, id limit 1)
         and not exists (select from products where user_id = $1 and prefills)`,
      [userId, description],
    )
    const { rows } = await client.query<ProductRow>(
      `insert into products (user_id, name, description, audience, market, prefills) values ($1, $2, $3, $4, $5, true)
       on conflict (user_id) where prefills do update set name = $2, description = $3, audience = $4, market = $5, updated_at = now(),
         reading = case when products.description = $3 then products.reading else '{}' end,
         revision = products.revision + (products.description <> $3 and products.reading <> '{}')::int,
         words_at = case when (products.description, products.audience, products.market) = ($3, $4, $5) then products.words_at
           else now() end
       returning ${productColumns}`,
      [userId, name, description, audience, market],
    )
    const [row] = rows
    if (!row) throw new AppError('INTERNAL', { internal: 'an upsert returned no row' })
    return row
  })
}

/** Empty forms start empty again. What has documents or facts stays a product; what was only the words is gone. */
export async function forgetPrefilling(database: Database, userId: string): Promise<void> {
  await inTransaction(database, async (client) => {
    await client.query(
      `delete from products where user_id = $1 and prefills
         and not exists (select from runs where product_id = products.id)
         and not exists (select from product_facts where product_id = products.id)`,
      [userId],
    )
    await client.query('update products set prefills = false where user_id = $1 and prefills', [userId])
  })
}

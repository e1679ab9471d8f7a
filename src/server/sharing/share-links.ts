import { hashPassword } from 'better-auth/crypto'
import type pg from 'pg'
import type { z } from 'zod'
import type { Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { uuid } from '#server/db/uuid.ts'
import { readDocument } from '#server/documents/document-row.ts'
import { readVersion } from '#server/documents/versions.ts'
import {
  mostLinks,
  mostPinned,
  type newProductLink,
  type newShareLink,
  type ShareLink,
} from '#shared/api/share-links.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { hashOfToken, newLinkToken } from './link-token.ts'

export interface LinkRow {
  id: string
  name: string
  version: number | null
  pinned: number | null
  protected: boolean
  created_at: Date
  expires_at: Date
  /** By the database's clock. */
  expired: boolean
  opens: number
  last_opened_at: Date | null
}

/** Of a query on `share_links`. */
export const linkColumns = `share_links.id, share_links.name, share_links.version,
  case when pinned is not null then (select count(*)::int from jsonb_object_keys(pinned)) end as pinned, password_hash is not null as protected,
  share_links.created_at, expires_at, expires_at <= now() as expired, opens, last_opened_at`

export const toShareLink = (row: LinkRow): ShareLink => ({
  id: row.id,
  name: row.name,
  version: row.version,
  pinned: row.pinned,
  protected: row.protected,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  expired: row.expired,
  opens: row.opens,
  lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
})

/** Both sides of a password are compared in one form, whatever keyboard it was typed on. */
export const passwordForm = (password: string): string => password.normalize('NFKC')

/** What a link opens, as the column that names it. */
export interface LinkTarget {
  column: 'run_id' | 'product_id'
  id: string
}

type Common = Pick<z.output<typeof newShareLink>, 'name' | 'expiresInDays' | 'password'>

interface Shown {
  version: number | null
  /** Document -> version. */
  pinned: Record<string, number> | null
}

/** Within a transaction that holds a lock on the target, so that links that are made at once are counted. */
async function storeLink(
  client: pg.PoolClient,
  userId: string,
  { column, id }: LinkTarget,
  { name, expiresInDays }: Common,
  passwordHash: string | null,
  { version, pinned }: Shown,
): Promise<{ link: ShareLink; token: string }> {
  const token = newLinkToken()
  const { rows } = await client.query<LinkRow>(
    `insert into share_links (${column}, user_id, token_hash, name, version, pinned, password_hash, expires_at)
     select $1, $2, $3, $4, $5, $8::jsonb, $6, now() + make_interval(days => $7)
     where (select count(*) from share_links where ${column} = $1) < ${mostLinks}
     returning ${linkColumns}`,
    [id, userId, hashOfToken(token), name, version, passwordHash, expiresInDays, pinned && JSON.stringify(pinned)],
  )
  if (!rows[0]) throw new AppError('TOO_MANY_LINKS')
  return { link: toShareLink(rows[0]), token }
}

const hashOf = async (password: string | undefined) =>
  password === undefined ? null : hashPassword(passwordForm(password))

/**
 * Makes a link to a document of this user. The token is answered here and nowhere else. Throws NOT_FOUND, also for a version that there
 * is not, RUN_NOT_FINISHED and TOO_MANY_LINKS.
 */
export async function createLink(
  database: Pick<Database, 'pool'>,
  userId: string,
  runId: string,
  { version, ...wanted }: z.output<typeof newShareLink>,
): Promise<{ link: ShareLink; token: string }> {
  const passwordHash = await hashOf(wanted.password)
  return inTransaction(database, async (client) => {
    const row = await readDocument(client, userId, runId, { lock: true })
    if (version !== null) await readVersion(client, userId, row, version)
    const target = { column: 'run_id', id: runId } as const
    return storeLink(client, userId, target, wanted, passwordHash, { version, pinned: null })
  })
}

/** Makes a link to all documents of a product of this user. Throws NOT_FOUND and TOO_MANY_LINKS. */
export async function createProductLink(
  database: Pick<Database, 'pool'>,
  userId: string,
  productId: string,
  { pinned: isPinned, ...wanted }: z.output<typeof newProductLink>,
): Promise<{ link: ShareLink; token: string }> {
  const passwordHash = await hashOf(wanted.password)
  return inTransaction(database, async (client) => {
    const { rowCount } = await client.query('select from products where id = $1 and user_id = $2 for update', [
      productId,
      userId,
    ])
    if (!rowCount) throw new AppError('NOT_FOUND')
    const { rows } = await client.query<{ id: string; revision: number }>(
      `select id, revision from runs where product_id = $1 and user_id = $2 and status = 'succeeded' and result is not null
       order by created_at desc nulls last, id desc nulls last limit ${mostPinned}`,
      [productId, userId],
    )
    const pinned = isPinned ? Object.fromEntries(rows.map(({ id, revision }) => [id, revision])) : null
    const target = { column: 'product_id', id: productId } as const
    return storeLink(client, userId, target, wanted, passwordHash, { version: null, pinned })
  })
}

/** The links of a document or product of this user, newest first, ended ones among them. At most fifty. */
export async function listLinks(
  database: Pick<Database, 'pool'>,
  userId: string,
  { column, id }: LinkTarget,
): Promise<ShareLink[]> {
  const { rows } = await database.pool.query<LinkRow>(
    `select ${linkColumns} from share_links where ${column} = $1 and user_id = $2 order by created_at desc nulls last, id desc`,
    [id, userId],
  )
  return rows.map(toShareLink)
}

/** Moves the end of a link of this user. Throws NOT_FOUND. */
export async function moveExpiry(
  database: Pick<Database, 'pool'>,
  userId: string,
  { column, id }: LinkTarget,
  linkId: string,
  days: number,
): Promise<ShareLink> {
  const { rows } = await database.pool.query<LinkRow>(
    `update share_links set expires_at = now() + make_interval(days => $4)
     where id = $3 and ${column} = $1 and user_id = $2 returning ${linkColumns}`,
    [id, userId, asId(linkId), days],
  )
  if (!rows[0]) throw new AppError('NOT_FOUND')
  return toShareLink(rows[0])
}

/** Ends a link of this user for good. Throws NOT_FOUND. */
export async function revokeLink(
  database: Pick<Database, 'pool'>,
  userId: string,
  { column, id }: LinkTarget,
  linkId: string,
): Promise<void> {
  const { rowCount } = await database.pool.query(
    `delete from share_links where id = $3 and ${column} = $1 and user_id = $2`,
    [id, userId, asId(linkId)],
  )
  if (rowCount === 0) throw new AppError('NOT_FOUND')
}

function asId(id: string): string {
  if (!uuid.test(id)) throw new AppError('NOT_FOUND')
  return id
}

import type { z } from 'zod'
import type { Database } from '#server/db/database.ts'
import { uuid } from '#server/db/uuid.ts'
import type { AdministeredLink, administeredLinks, administeredLinksQuery } from '#shared/api/share-links.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { type LinkRow, linkColumns, toShareLink } from './share-links.ts'

interface Row extends LinkRow {
  run_id: string | null
  product_id: string | null
  title: string
  agent_id: string | null
  email: string
}

/** A page of everybody's links, newest first, those behind `before`. */
export async function listAllLinks(
  { pool }: Pick<Database, 'pool'>,
  { before, limit }: z.output<typeof administeredLinksQuery>,
): Promise<z.output<typeof administeredLinks>> {
  const { rows } = await pool.query<Row>(
    `select ${linkColumns}, share_links.run_id, share_links.product_id, agent_id, email,
       coalesce(runs.name, runs.title, nullif(products.name, ''), left(products.description, 80), '') as title
     from share_links left join runs on runs.id = run_id left join products on products.id = share_links.product_id
     join "user" on "user".id = share_links.user_id
     where $1::uuid is null
       or (share_links.created_at, share_links.id) < (select created_at, id from share_links where id = $1)
     order by share_links.created_at desc nulls last, share_links.id desc nulls last limit $2`,
    [before ?? null, limit + 1],
  )
  const links = rows.slice(0, limit).map(
    (row): AdministeredLink => ({
      ...toShareLink(row),
      documentId: row.run_id,
      productId: row.product_id,
      title: row.title,
      agentId: row.agent_id,
      maker: row.email,
    }),
  )
  return { links, next: rows.length > limit ? (links.at(-1)?.id ?? null) : null }
}

/** Ends anybody's link for good. Throws NOT_FOUND. */
export async function revokeAnyLink(
  { pool }: Pick<Database, 'pool'>,
  linkId: string,
): Promise<{ runId: string | null; productId: string | null }> {
  if (!uuid.test(linkId)) throw new AppError('NOT_FOUND')
  const { rows } = await pool.query<{ run_id: string | null; product_id: string | null }>(
    'delete from share_links where id = $1 returning run_id, product_id',
    [linkId],
  )
  if (!rows[0]) throw new AppError('NOT_FOUND')
  return { runId: rows[0].run_id, productId: rows[0].product_id }
}

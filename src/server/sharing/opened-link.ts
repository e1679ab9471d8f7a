import type { Database } from '#server/db/database.ts'
import { uuid } from '#server/db/uuid.ts'
import type { ResultToWrite } from '#server/files/file-job.ts'
import { readPrepared, runSources } from '#server/runs/read-runs.ts'
import type { FreeBlock } from '#shared/api/documents.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { Source } from '#shared/source.ts'
import { hashOfToken } from './link-token.ts'

interface Opened {
  id: string
  /** Who made it. */
  ownerId: string
  passwordHash: string | null
}

/** A document that a link opens, without anything of it. */
export interface DocumentLink extends Opened {
  kind: 'document'
  runId: string
  agentId: string
  /** Null for the latest. */
  version: number | null
  /** Of the run's latest content. */
  revision: number
}

/** A link that opens the documents of a product. */
export interface ProductLink extends Opened {
  kind: 'product'
  productId: string
  /** As its maker calls it. */
  name: string
  /** Document -> version; null for all documents as they are. */
  pinned: Record<string, number> | null
}

export type OpenedLink = DocumentLink | ProductLink

interface LinkRow extends Opened {
  runId: string | null
  agentId: string
  version: number | null
  revision: number
  productId: string
  name: string
  pinned: Record<string, number> | null
}

/**
 * The link with this token: the one place where it is decided whether a link opens. It must not have ended by the database's clock,
 * and its maker's account must be a good one and still own the document or product. Throws NOT_FOUND for everything else, whatever it is.
 */
export async function openLink({ pool }: Pick<Database, 'pool'>, token: string): Promise<OpenedLink> {
  const hash = hashOfToken(token)
  if (hash === null) throw new AppError('NOT_FOUND')
  const { rows } = await pool.query<LinkRow>(
    `select share_links.id, share_links.user_id as "ownerId", password_hash as "passwordHash", runs.id as "runId",
       agent_id as "agentId", version, runs.revision, products.id as "productId", products.name, pinned
     from share_links
     join "user" on "user".id = share_links.user_id and banned is not true
     left join runs on runs.id = run_id and runs.user_id = share_links.user_id and status = 'succeeded' and result is not null
     left join products on products.id = share_links.product_id and products.user_id = share_links.user_id
     where token_hash = $1 and expires_at > now() and (runs.id is not null or products.id is not null)`,
    [hash],
  )
  const row = rows[0]
  if (!row) throw new AppError('NOT_FOUND')
  const { id, ownerId, passwordHash, runId, agentId, version, revision, productId, name, pinned } = row
  if (runId === null) return { kind: 'product', id, ownerId, passwordHash, productId, name, pinned }
  return { kind: 'document', id, ownerId, passwordHash, runId, agentId, version, revision }
}

/** The document of an opened link; of a product's link the one with this id. Throws NOT_FOUND. */
export async function documentBehind(
  { pool }: Pick<Database, 'pool'>,
  link: OpenedLink,
  documentId: string | undefined,
): Promise<DocumentLink> {
  if (link.kind === 'document' && documentId === undefined) return link
  if (link.kind === 'document' || documentId === undefined || !uuid.test(documentId)) throw new AppError('NOT_FOUND')
  const { id, ownerId, passwordHash, productId, pinned } = link
  const version = pinned?.[documentId] ?? null
  if (pinned && version === null) throw new AppError('NOT_FOUND')
  const { rows } = await pool.query<{ agentId: string; revision: number }>(
    `select agent_id as "agentId", revision from runs
     where id = $1 and product_id = $2 and user_id = $3 and status = 'succeeded' and result is not null`,
    [documentId, productId, ownerId],
  )
  if (!rows[0]) throw new AppError('NOT_FOUND')
  return { kind: 'document', id, ownerId, passwordHash, runId: documentId, version, ...rows[0] }
}

export interface ListedDocument {
  id: string
  agentId: string
  title: string
  version: number
  createdAt: Date
}

/** Documents of a page of contents. */
const listedAtOnce = 100

/** The documents of a product that a link shows, newest first: those behind `before`. `next` leads to older ones. */
export async function listShared(
  { pool }: Pick<Database, 'pool'>,
  { productId, ownerId, pinned }: ProductLink,
  before: string | undefined,
): Promise<{ documents: ListedDocument[]; next: string | null }> {
  if (before !== undefined && !uuid.test(before)) throw new AppError('NOT_FOUND')
  const { rows } = await pool.query<ListedDocument>(
    `select id, agent_id as "agentId", title, coalesce(($3::jsonb->>id::text)::int, revision) as version, created_at as "createdAt"
     from runs where product_id = $1 and user_id = $2 and status = 'succeeded' and result is not null
       and ($3::jsonb is null or $3::jsonb ? id::text)
       and ($4::uuid is null or (created_at, id) < (select created_at, id from runs where id = $4 and product_id = $1))
     order by created_at desc nulls last, id desc nulls last limit ${listedAtOnce + 1}`,
    [productId, ownerId, pinned && JSON.stringify(pinned), before ?? null],
  )
  const documents = rows.slice(0, listedAtOnce)
  return { documents, next: rows.length > listedAtOnce ? (documents.at(-1)?.id ?? null) : null }
}

export interface SharedVersion extends ResultToWrite {
  number: number
  savedAt: Date
}

interface VersionRow {
  input: Record<string, unknown>
  sources: Source[]
  result: Record<string, unknown>
  blocks: FreeBlock[]
  number: number
  created_at: Date
  saved_at: Date
}

/** What an opened link shows: its version, or the latest one. Throws NOT_FOUND where a version is kept no more. */
export async function readShared(database: Database, link: DocumentLink): Promise<SharedVersion> {
  const { rows } = await database.pool.query<VersionRow>(
    `select input, ${runSources}, runs.created_at, coalesce(kept.result, runs.result) as result,
       coalesce(kept.blocks, documents.blocks, '[]') as blocks, coalesce(kept.number, revision) as number,
       coalesce(kept.created_at, finished_at, runs.created_at) as saved_at
     from runs left join documents on documents.run_id = runs.id
     left join document_versions kept on kept.run_id = runs.id and kept.number = coalesce($2, revision)
     where runs.id = $1 and (kept.number is not null or coalesce($2, revision) = revision)`,
    [link.runId, link.version],
  )
  const row = rows[0]
  if (!row) throw new AppError('NOT_FOUND')
  const prepared = await readPrepared(database, link.runId)
  return {
    agentId: link.agentId,
    result: row.result,
    blocks: row.blocks,
    context: {
      input: row.input,
      sources: row.sources,
      timestamp: row.created_at.toISOString(),
      prepared: prepared ?? undefined,
    },
    number: row.number,
    savedAt: row.saved_at,
  }
}

/** Counts that somebody saw what the link shows. */
export async function countOpening({ pool }: Pick<Database, 'pool'>, { id }: OpenedLink): Promise<void> {
  await pool.query('update share_links set opens = opens + 1, last_opened_at = now() where id = $1', [id])
}

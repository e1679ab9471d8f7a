import type { Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { titleOfRun } from '#server/runs/labels-of-run.ts'
import type { DocumentVersion, FreeBlock, VersionContent, VersionList } from '#shared/api/documents.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { changesBetween } from './differences.ts'
import { type FinishedDocument, readDocument } from './document-row.ts'
import { checkedContent, type DocumentParts } from './edit-document.ts'
import { saveVersion } from './save-version.ts'

interface VersionRow {
  number: number
  reason: DocumentVersion['reason']
  restored: number | null
  note: string
  name: string
  author_id: string | null
  author: string | null
  changes: number
  created_at: Date
}

const columns = `number, reason, restored, note, document_versions.name, author_id, "user".name as author,
  jsonb_array_length(changes) as changes, document_versions.created_at`
const source = 'document_versions left join "user" on "user".id = author_id'

const toVersion = (row: VersionRow, userId: string): DocumentVersion => ({
  number: row.number,
  reason: row.reason,
  restored: row.restored,
  note: row.note,
  name: row.name,
  author: row.author_id === null ? null : { name: row.author ?? '', you: row.author_id === userId },
  changes: row.changes,
  createdAt: row.created_at.toISOString(),
})

/** A document that nobody has edited has one version, which is the run's own row. */
const firstOf = (row: FinishedDocument): DocumentVersion => ({
  number: row.revision,
  reason: row.revision === 1 ? 'written' : 'earlier',
  restored: null,
  note: '',
  name: '',
  author: null,
  changes: 0,
  createdAt: (row.finished_at ?? row.created_at).toISOString(),
})

/** The versions of a document, newest first. */
export async function listVersions(
  database: Pick<Database, 'pool'>,
  userId: string,
  row: FinishedDocument,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<VersionList> {
  const { rows } = await database.pool.query<VersionRow>(
    `select ${columns} from ${source} where run_id = $1 and ($2::int is null or number < $2) order by number desc limit $3`,
    [row.id, before ?? null, limit + 1],
  )
  const page = rows.slice(0, limit)
  if (page.length === 0 && before === undefined) return { versions: [firstOf(row)], next: null }
  const last = page.at(-1)
  return {
    versions: page.map((each) => toVersion(each, userId)),
    next: rows.length > limit && last ? last.number : null,
  }
}

/** One version with its content. Throws NOT_FOUND. */
export async function readVersion(
  client: Pick<Database['pool'], 'query'>,
  userId: string,
  row: FinishedDocument,
  number: number,
): Promise<VersionContent> {
  const { rows } = await client.query<VersionRow & { result: Record<string, unknown>; blocks: FreeBlock[] }>(
    `select ${columns}, result, blocks from ${source} where run_id = $1 and number = $2`,
    [row.id, number],
  )
  const found = rows[0]
  if (found) return { ...toVersion(found, userId), result: found.result, blocks: found.blocks }
  if (number === row.revision) return { ...firstOf(row), result: row.result, blocks: row.blocks }
  throw new AppError('NOT_FOUND')
}

/** Gives a version a name; '' takes it away. */
export async function nameVersion(
  { database }: DocumentParts,
  userId: string,
  runId: string,
  number: number,
  name: string,
): Promise<VersionContent> {
  return inTransaction(database, async (client) => {
    const row = await readDocument(client, userId, runId, { lock: true })
    const version = await readVersion(client, userId, row, number)
    // The run's own row has no place for a name, so that the first version gets a row with its name.
    await client.query(
      `insert into document_versions (run_id, number, reason, name, result, created_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (run_id, number) do update set name = excluded.name`,
      [row.id, number, version.reason, name, JSON.stringify(version.result), version.createdAt],
    )
    return { ...version, name }
  })
}

/** Makes the content of an earlier version the latest one, as a version of its own: nothing is lost. Throws STALE_REVISION. */
export async function restoreVersion(
  { database, agentOf, contextOf }: DocumentParts,
  userId: string,
  runId: string,
  number: number,
  revision: number,
): Promise<FinishedDocument> {
  const seen = await readDocument(database.pool, userId, runId)
  const context = await contextOf(seen)
  const agent = agentOf(seen)
  await agent.loadParts()
  return inTransaction(database, async (client) => {
    const row = await readDocument(client, userId, runId, { lock: true })
    if (row.revision !== revision) throw new AppError('STALE_REVISION')
    const { result, blocks } = await readVersion(client, userId, row, number)
    const next = checkedContent(agent, { result, blocks }, result, context)
    const changes = changesBetween({ result: row.result, blocks: row.blocks }, next)
    if (changes.length === 0) return row
    const title = await titleOfRun(agent, row, { result: next.result, sources: context.sources })
    return saveVersion(client, row, next, { authorId: userId, reason: 'restored', restored: number, title, changes })
  })
}

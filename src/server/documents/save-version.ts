import type pg from 'pg'
import { toStorable } from '#server/db/storable-json.ts'
import type { DocumentChange, DocumentContent, FreeBlock } from '#shared/api/documents.ts'
import type { FinishedDocument } from './document-row.ts'
import { moveThreads } from './move-threads.ts'
import { touchedAfter } from './touched-after.ts'

export interface NewVersion {
  authorId: string
  reason: 'edited' | 'restored'
  restored?: number
  note?: string
  /** What lists call the run from now on, unless its owner named it. */
  title: string
  changes: readonly DocumentChange[]
}

/** The state before the first edit is kept with it: until then the run's own row is its only copy. */
const keepFirst = `
insert into document_versions (run_id, number, reason, result, created_at)
select id, revision, case when revision = 1 then 'written' else 'earlier' end, result, coalesce(finished_at, created_at)
from runs where id = $1 and not exists (select from document_versions where run_id = $1)`

const store = `
with saved as (
  update runs set result = $2::jsonb, title = $10, revision = revision + 1 where id = $1 returning revision
), document as (
  insert into documents (run_id, blocks, touched) values ($1, $3::jsonb, $4::jsonb)
  on conflict (run_id) do update set blocks = excluded.blocks, touched = excluded.touched
)
insert into document_versions (run_id, number, author_id, reason, restored, note, result, blocks, changes)
select $1, revision, $5, $6, $7, $8, $2::jsonb, $3::jsonb, $9::jsonb from saved returning number, created_at`

/** Stores the next version within the caller's transaction, which holds the document's lock. */
export async function saveVersion(
  client: pg.PoolClient,
  row: FinishedDocument,
  content: DocumentContent,
  version: NewVersion,
): Promise<FinishedDocument> {
  await client.query(keepFirst, [row.id])
  const { value: stored } = toStorable({ result: content.result, blocks: content.blocks })
  const touched = touchedAfter(row.touched, version.changes, new Date().toISOString())
  const { rows } = await client.query<{ number: number }>(store, [
    row.id,
    JSON.stringify(stored.result),
    JSON.stringify(stored.blocks),
    toStorable(touched).json,
    version.authorId,
    version.reason,
    version.restored ?? null,
    version.note ?? '',
    toStorable(version.changes).json,
    version.title,
  ])
  const revision = rows[0]?.number ?? row.revision
  const after = { result: stored.result, blocks: stored.blocks as FreeBlock[] }
  await moveThreads(client, row.id, row, after, version.changes)
  return { ...row, result: stored.result, blocks: stored.blocks as FreeBlock[], touched, revision }
}

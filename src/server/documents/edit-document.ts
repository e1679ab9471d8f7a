import type pg from 'pg'
import { keepingDecisions } from '#agents/_kit/decisions.ts'
import type { LiveAgent } from '#agents/registry-server.ts'
import type { Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { titleOfRun } from '#server/runs/labels-of-run.ts'
import type { DocumentChange, DocumentContent, DocumentEdit, EditConflict } from '#shared/api/documents.ts'
import { freeBlocks } from '#shared/api/documents.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { type FinishedDocument, readDocument } from './document-row.ts'
import { placeChange, rebased } from './place-change.ts'
import { saveVersion } from './save-version.ts'

export interface DocumentParts {
  database: Pick<Database, 'pool'>
  agentOf: (row: { agent_id: string }) => LiveAgent
  /** What the run computed before it wrote, and what it retrieved. */
  contextOf: (row: FinishedDocument) => Promise<Parameters<LiveAgent['recalculated']>[2]>
}

/** What others have saved since a revision, in order. Throws STALE_REVISION for one that is not kept or has not come yet. */
async function changesSince(client: pg.PoolClient, row: FinishedDocument, revision: number): Promise<DocumentChange[]> {
  if (revision === row.revision) return []
  const { rows } = await client.query<{ changes: DocumentChange[] }>(
    'select changes from document_versions where run_id = $1 and number > $2 order by number',
    [row.id, revision],
  )
  if (revision > row.revision || rows.length !== row.revision - revision) throw new AppError('STALE_REVISION')
  return rows.flatMap(({ changes }) => changes)
}

/** Every change, each where it belongs now. Throws EDIT_CONFLICT with those whose place somebody else has changed. */
function placedAll(row: FinishedDocument, changes: readonly DocumentChange[], between: readonly DocumentChange[]) {
  let content: DocumentContent = { result: row.result, blocks: row.blocks }
  const made: DocumentChange[] = []
  const conflicts: EditConflict[] = []
  for (const change of changes) {
    const moved = rebased(change, between)
    const placed = moved ? placeChange(content, moved) : { content: null, change: null }
    if (!placed.content) {
      conflicts.push({ change, ...('theirs' in placed && placed.theirs !== undefined && { theirs: placed.theirs }) })
      continue
    }
    content = placed.content
    if (placed.change) made.push(placed.change)
  }
  if (conflicts.length > 0) throw new AppError('EDIT_CONFLICT', { details: { revision: row.revision, conflicts } })
  return { content, made }
}

/** The content as it may be stored, with what follows from the edits. Throws INVALID_INPUT with the places that cannot stand so. */
export function checkedContent(
  agent: LiveAgent,
  content: DocumentContent,
  before: object,
  context: Parameters<LiveAgent['recalculated']>[2],
): DocumentContent {
  const first = agent.parseResult(content.result)
  const parsed = first.ok ? agent.parseResult(agent.recalculated(first.value, before, context)) : first
  if (!parsed.ok) throw new AppError('INVALID_INPUT', { userMessage: parsed.message, fields: parsed.fields })
  const blocks = freeBlocks.safeParse(content.blocks)
  if (!blocks.success) {
    throw new AppError('INVALID_INPUT', { userMessage: blocks.error.issues[0]?.message })
  }
  // A parsed result is the object that the schema describes. Who has decided what is said in one place, and not by an edit.
  return { result: keepingDecisions(parsed.value, before) as Record<string, unknown>, blocks: blocks.data }
}

/**
 * Makes changes that were made on some revision in what the document is now, all or none, and stores them as a version. Edits of
 * different places all stay; the same place edited twice is EDIT_CONFLICT. Sent again, they are answered and not stored again.
 */
export async function editDocument(
  { database, agentOf, contextOf }: DocumentParts,
  userId: string,
  runId: string,
  edit: DocumentEdit,
): Promise<FinishedDocument> {
  // Outside of the transaction, which holds a connection and a lock: neither changes once the run is finished.
  const seen = await readDocument(database.pool, userId, runId)
  const context = await contextOf(seen)
  const agent = agentOf(seen)
  await agent.loadParts()
  return inTransaction(database, async (client) => {
    const row = await readDocument(client, userId, runId, { lock: true })
    const { content, made } = placedAll(row, edit.changes, await changesSince(client, row, edit.revision))
    if (made.length === 0) return row
    const before = agent.parseResult(row.result)
    const next = checkedContent(agent, content, before.ok ? before.value : row.result, context)
    const title = await titleOfRun(agent, row, { result: next.result, sources: context.sources })
    return saveVersion(client, row, next, { authorId: userId, reason: 'edited', note: edit.note, title, changes: made })
  })
}

import { keepingDecisions } from '#agents/_kit/decisions.ts'
import { keepingShared } from '#agents/_kit/document-language.ts'
import type { LiveAgent } from '#agents/registry-server.ts'
import type { Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { changesBetween } from '#server/documents/differences.ts'
import { readDocument } from '#server/documents/document-row.ts'
import { saveVersion } from '#server/documents/save-version.ts'
import type { ResultEdit } from '#shared/api/runs.ts'
import { cleanDeep } from '#shared/clean-text.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { titleOfRun } from './labels-of-run.ts'
import type { ReadRun } from './run-row.ts'

/**
 * Stores the user's edit of a whole result as the next revision and version. Throws INVALID_INPUT with the fields,
 * RUN_NOT_FINISHED, STALE_REVISION.
 */
export async function editResult(database: Database, agent: LiveAgent, row: ReadRun, edit: ResultEdit) {
  if (row.status !== 'succeeded') throw new AppError('RUN_NOT_FINISHED')
  const parsed = agent.parseResult(cleanDeep(edit.result))
  if (!parsed.ok) throw new AppError('INVALID_INPUT', { userMessage: parsed.message, fields: parsed.fields })
  return inTransaction(database, async (client) => {
    const document = await readDocument(client, row.user_id, row.id, { lock: true })
    if (document.revision !== edit.revision) throw new AppError('STALE_REVISION')
    // A parsed result is the object that the schema describes. Whoever sends it without the facts that it was given has not removed them.
    const edited = { ...keepingShared({}, document.result), ...parsed.value }
    const next = keepingDecisions(edited, document.result) as Record<string, unknown>
    const { blocks } = document
    const changes = changesBetween({ result: document.result, blocks }, { result: next, blocks })
    const content = { result: next, blocks }
    const { result, revision } = await saveVersion(client, document, content, {
      authorId: row.user_id,
      reason: 'edited',
      title: await titleOfRun(agent, row, { result: next, sources: row.sources }),
      changes,
    })
    return { result, revision }
  })
}

import { decisionsIn, mostDecisions } from '#agents/_kit/decisions.ts'
import type { LiveAgent } from '#agents/registry-server.ts'
import type { Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { NewDecision } from '#shared/api/decisions.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { shortened } from '#shared/shortened.ts'
import { stringsIn } from '#shared/strings-in.ts'
import { changesBetween } from './differences.ts'
import { type FinishedDocument, readDocument } from './document-row.ts'
import { saveVersion } from './save-version.ts'

/**
 * Says of a statement that the caller has decided it, or takes that back: a version with the reason. Throws INVALID_INPUT for words that
 * the document does not say, STALE_REVISION.
 */
export async function decide(
  database: Pick<Database, 'pool'>,
  agent: LiveAgent,
  userId: string,
  runId: string,
  { revision, text, decided }: NewDecision,
): Promise<FinishedDocument> {
  return inTransaction(database, async (client) => {
    const row = await readDocument(client, userId, runId, { lock: true })
    if (row.revision !== revision) throw new AppError('STALE_REVISION')
    const before = decisionsIn(row.result)
    const others = before.filter((each) => each.text !== text)
    if (!decided && others.length === before.length) return row
    if (decided && others.length >= mostDecisions) throw refused('A document keeps at most 200 decisions.')
    const { decided: _before, ...rest } = row.result
    if (decided && !stringsIn([rest, row.blocks]).some((each) => each.includes(text)))
      throw refused('The document does not say these words.')
    const made = decided ? [{ text, ...(await whoAndWhen(client, userId)) }] : []
    const next = [...others, ...made]
    const parsed = agent.parseResult(next.length > 0 ? { ...rest, decided: next } : rest)
    if (!parsed.ok) throw new AppError('INTERNAL', { internal: `a decided result: ${parsed.places.join('; ')}` })
    // A parsed result is the object that the schema describes.
    const result = parsed.value as Record<string, unknown>
    const { blocks } = row
    const { rows } = await client.query<{ title: string }>('select title from runs where id = $1', [row.id])
    return saveVersion(
      client,
      row,
      { result, blocks },
      {
        authorId: userId,
        reason: 'edited',
        note: `${decided ? 'Decided' : 'No longer decided'}: ${shortened(text, 200)}`,
        title: rows[0]?.title ?? '',
        changes: changesBetween({ result: row.result, blocks }, { result, blocks }),
      },
    )
  })
}

/** By the account's name and the database's day: nobody decides in another's name. */
async function whoAndWhen(client: { query: Database['pool']['query'] }, userId: string) {
  const { rows } = await client.query<{ by: string; on: string }>(
    `select coalesce(nullif(trim(name), ''), 'the author') as by, to_char(now() at time zone 'utc', 'YYYY-MM-DD') as "on" from "user" where id = $1`,
    [userId],
  )
  if (!rows[0]) throw new AppError('UNAUTHENTICATED')
  return rows[0]
}

const refused = (message: string) => new AppError('INVALID_INPUT', { userMessage: message, fields: { text: message } })

import type { Database } from '#server/db/database.ts'
import type { RunList } from '#shared/api/runs.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { durationOf, type RunRow, runColumns } from './run-row.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** One run of this user. Another user's run is answered like one that does not exist: NOT_FOUND. */
export async function readRun(database: Database, userId: string, runId: string): Promise<RunRow> {
  if (!uuid.test(runId)) throw new AppError('NOT_FOUND')
  const { rows } = await database.pool.query<RunRow>(`select ${runColumns} from runs where id = $1 and user_id = $2`, [
    runId,
    userId,
  ])
  if (!rows[0]) throw new AppError('NOT_FOUND')
  return rows[0]
}

/** The text that an unfinished, failed or cancelled run had written in its last attempt; null when none. */
export async function readPartial(database: Database, runId: string): Promise<string | null> {
  const { rows } = await database.pool.query<{ type: string; text: string | null; restart: boolean | null }>(
    `select type, data->>'text' as text, (data->>'restart')::boolean as restart from run_events
     where run_id = $1 and type in ('delta', 'run-start') order by seq`,
    [runId],
  )
  let text = ''
  for (const row of rows) {
    if (row.type === 'run-start') text = ''
    else text = row.restart ? (row.text ?? '') : text + (row.text ?? '')
  }
  return text || null
}

/** What the last attempt of a run computed before it wrote; null when it did not, or not yet. */
export async function readPrepared(database: Database, runId: string): Promise<Record<string, unknown> | null> {
  const { rows } = await database.pool.query<{ value: Record<string, unknown> | null }>(
    `select data->'value' as value from run_events
     where run_id = $1 and type in ('prepared', 'run-start') order by seq desc limit 1`,
    [runId],
  )
  return rows[0]?.value ?? null
}

interface ListQuery {
  q?: string | undefined
  agent?: string | undefined
  cursor?: string | undefined
  limit: number
}

/** The user's runs, newest first, a page at a time. `q` is looked for in the input's words. */
export async function listRuns(database: Database, userId: string, query: ListQuery): Promise<RunList> {
  const after = query.cursor ? readCursor(query.cursor) : null
  const { rows } = await database.pool.query<RunRow>(
    `select ${runColumns} from runs
     where user_id = $1
       and ($2::text is null or agent_id = $2)
       and ($3::text is null or input::text ilike '%' || $3 || '%')
       and ($4::timestamptz is null or (created_at, id) < ($4, $5::uuid))
     order by created_at desc, id desc limit $6`,
    [
      userId,
      query.agent ?? null,
      query.q ? escapeLike(query.q) : null,
      after?.at ?? null,
      after?.id ?? null,
      query.limit + 1,
    ],
  )
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  return {
    runs: page.map((row) => ({
      id: row.id,
      agentId: row.agent_id,
      status: row.status,
      title: row.title,
      model: row.model,
      createdAt: row.created_at.toISOString(),
      finishedAt: row.finished_at?.toISOString() ?? null,
      durationMs: durationOf(row),
    })),
    nextCursor: rows.length > query.limit && last ? `${last.created_at.toISOString()}_${last.id}` : null,
  }
}

function readCursor(cursor: string): { at: string; id: string } {
  const [at = '', id = ''] = cursor.split('_')
  if (Number.isNaN(Date.parse(at)) || !uuid.test(id)) {
    throw new AppError('INVALID_INPUT', {
      userMessage: 'The cursor is not one of ours',
      fields: { cursor: 'Unknown cursor' },
    })
  }
  return { at, id }
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

import type { Database } from '#server/db/database.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { type ReadRun, runColumns } from './run-row.ts'

export const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** As a column of a query on `runs`: what the run retrieved. */
export const runSources = `coalesce((
       select data->'sources' from run_events where run_id = runs.id and type = 'sources' order by seq desc limit 1
     ), '[]') as sources`

/** As a column of a query on `runs`: the pages that it was sent to. */
const runSentPages = `coalesce((
       select json_agg(json_build_object('id', page_id, 'title', title, 'spaceKey', space_key, 'url', url, 'revision', revision,
         'sentAt', to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by sent_at desc)
       from sent_pages where run_id = runs.id
     ), '[]') as sent_pages`

/** One run of this user. Another user's run is answered like one that does not exist: NOT_FOUND. */
export async function readRun(database: Database, userId: string, runId: string): Promise<ReadRun> {
  if (!uuid.test(runId)) throw new AppError('NOT_FOUND')
  const { rows } = await database.pool.query<ReadRun>(
    `select ${runColumns}, ${runSources}, coalesce((
       select data->'understood' from run_events
       where run_id = runs.id and type = 'progress' and data ? 'understood' order by seq desc limit 1
     ), '[]') as understood, ${runSentPages}
     from runs where id = $1 and user_id = $2`,
    [runId, userId],
  )
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

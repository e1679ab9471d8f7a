import type { Database } from '#server/db/database.ts'
import { uuid } from '#server/db/uuid.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { type ReadRun, runColumns } from './run-row.ts'

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

/** As a column of a query on `runs`: what it did on its way, each step as it was reported last, in the order of their beginnings. */
const runSteps = `coalesce((
       select jsonb_agg(step.data order by step.first) from (
         select (array_agg(data - 'type' order by seq desc))[1] as data, min(seq) as first
         from run_events where run_id = runs.id and type = 'step' group by data->>'id'
       ) step
     ), '[]') as steps`

/** One run of this user. Another user's run is answered like one that does not exist: NOT_FOUND. */
export async function readRun(database: Database, userId: string, runId: string): Promise<ReadRun> {
  if (!uuid.test(runId)) throw new AppError('NOT_FOUND')
  const { rows } = await database.pool.query<ReadRun>(
    `select ${runColumns}, ${runSources}, ${runSentPages}, ${runSteps},
       coalesce((select blocks from documents where run_id = runs.id), '[]') as blocks, coalesce(read.understood, '[]') as understood,
       coalesce(read.unsure, '[]') as unsure, case when error_code is not null then (
         select jsonb_strip_nulls(jsonb_build_object('problems', data->'problems', 'vendorWord', data->'vendorWord'))
         from run_events where run_id = runs.id and type = 'run-error' order by seq desc limit 1
       ) end as error_details, ending.evidence, ending.tokens, (
         select string_agg(data->>'text', E'\n\n' order by seq) from run_events where run_id = runs.id and type = 'thoughts'
       ) as thoughts
     from runs left join lateral (
       select data->'understood' as understood, data->'unsure' as unsure from run_events
       where run_id = runs.id and type = 'progress' and data ? 'understood' order by seq desc limit 1
     ) read on true left join lateral (
       select data->'evidence' as evidence, data->'tokens' as tokens from run_events
       where run_id = runs.id and type = 'run-end' order by seq desc limit 1
     ) ending on true
     where id = $1 and user_id = $2`,
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

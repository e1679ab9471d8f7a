import type { Database } from '#server/db/database.ts'
import type { RunList } from '#shared/api/runs.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { uuid } from './read-runs.ts'
import { durationOf, type RunRow } from './run-row.ts'

export interface ListQuery {
  q?: string | undefined
  agent?: string | undefined
  /** Agents whose name holds `q`: their runs are found too. */
  named: readonly string[]
  cursor?: string | undefined
  limit: number
}

type ListRow = Pick<RunRow, 'id' | 'agent_id' | 'status' | 'title' | 'model' | 'created_at' | 'finished_at'>

/**
 * The user's runs, newest first, a page at a time. `q` is looked for in what was typed into the form. The index on user
 * and time bounds all of it to the user's own rows, in order, so a page stops reading once it is full.
 */
export async function listRuns(database: Database, userId: string, query: ListQuery): Promise<RunList> {
  const after = query.cursor ? readCursor(query.cursor) : null
  const { rows } = await database.pool.query<ListRow>(
    `select id, agent_id, status, title, model, created_at, finished_at from runs
     where user_id = $1
       and ($2::text is null or agent_id = $2)
       and ($3::text is null or agent_id = any($4)
         or exists (select 1 from jsonb_each_text(input) as field where field.value ilike '%' || $3 || '%'))
       and ($5::timestamptz is null or (created_at, id) < ($5, $6::uuid))
     order by created_at desc, id desc limit $7`,
    [
      userId,
      query.agent ?? null,
      query.q ? escapeLike(query.q) : null,
      query.named,
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

/** As this page writes it: whatever else a date may look like, the database might not take it. */
const ownTime = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

function readCursor(cursor: string): { at: string; id: string } {
  const [at = '', id = ''] = cursor.split('_')
  if (!ownTime.test(at) || Number.isNaN(Date.parse(at)) || !uuid.test(id)) {
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

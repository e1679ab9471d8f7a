import type { Database } from '#server/db/database.ts'
import { readPlace } from '#server/products/list-place.ts'
import type { RunList, RunListQuery } from '#shared/api/runs.ts'
import { durationOf, type RunRow } from './run-row.ts'

export interface ListQuery {
  q?: string | undefined
  agent?: string | undefined
  product?: string | undefined
  /** Agents whose name holds `q`: their runs are found too. */
  named: readonly string[]
  pinned?: RunListQuery['pinned']
  cursor?: string | undefined
  limit: number
}

interface ListRow
  extends Pick<
    RunRow,
    | 'id'
    | 'agent_id'
    | 'status'
    | 'title'
    | 'model'
    | 'mode'
    | 'own_key'
    | 'prompt_version'
    | 'writer_version'
    | 'input_tokens'
    | 'output_tokens'
    | 'cost'
    | 'created_at'
    | 'finished_at'
    | 'waited_ms'
  > {
  name: string | null
  pinned: boolean
  product: string | null
}

/**
 * The user's runs, newest first, a page at a time. `q` is looked for in titles and in what was typed into the form. The index on user
 * and time bounds all of it to the user's own rows, in its own order (nulls last), so a page stops reading once it is full.
 */
export async function listRuns(database: Database, userId: string, query: ListQuery): Promise<RunList> {
  const after = readPlace(query.cursor, 3)
  const { rows } = await database.pool.query<ListRow>(
    `select runs.id, agent_id, status, title, runs.name, model, mode, own_key, prompt_version, writer_version, input_tokens,
       output_tokens, cost, runs.created_at, finished_at, waited_ms, pinned_at is not null as pinned,
       coalesce(nullif(products.name, ''), subject) as product
     from runs left join products on products.id = runs.product_id
     where runs.user_id = $1
       and ($8::boolean is null or (pinned_at is not null) = $8)
       and ($2::text is null or agent_id = $2)
       and ($9::uuid is null or runs.product_id = $9)
       and ($3::text is null or agent_id = any($4) or title ilike '%' || $3 || '%' or runs.name ilike '%' || $3 || '%'
         or exists (select 1 from jsonb_each_text(input) as field where field.value ilike '%' || $3 || '%'))
       and ($5::timestamptz is null or (runs.created_at, runs.id) < ($5, $6::uuid))
     order by runs.created_at desc nulls last, runs.id desc nulls last limit $7`,
    [
      userId,
      query.agent ?? null,
      query.q ? escapeLike(query.q) : null,
      query.named,
      after?.at ?? null,
      after?.id ?? null,
      query.limit + 1,
      query.pinned === undefined ? null : query.pinned === 'only',
      query.product ?? null,
    ],
  )
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  return {
    runs: page.map((row) => ({
      id: row.id,
      agentId: row.agent_id,
      status: row.status,
      title: row.name ?? row.title,
      product: row.product,
      pinned: row.pinned,
      model: row.model,
      mode: row.mode,
      ownKey: row.own_key,
      promptVersion: row.prompt_version,
      tokens: row.output_tokens === null ? null : { input: row.input_tokens, output: row.output_tokens },
      cost: row.cost,
      writerVersion: row.writer_version,
      createdAt: row.created_at.toISOString(),
      finishedAt: row.finished_at?.toISOString() ?? null,
      durationMs: durationOf(row),
    })),
    nextCursor: rows.length > query.limit && last ? `${last.created_at.toISOString()}_${last.id}` : null,
  }
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

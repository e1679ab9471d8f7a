import { type CleanUpTask, underLock } from './clean-up-task.ts'

/** How far earlier passes came, as end and id of the last run. Kept in `installation`, for all servers. */
const markKey = 'run_texts_removed_until'
const runsPerBatch = 100

const nextRuns = `
select id, finished_at::text as ended from runs
where status = 'succeeded' and finished_at < now() - make_interval(days => $1)
  and (finished_at, id) > ($2::timestamptz, $3::uuid)
order by finished_at, id limit ${runsPerBatch}`

/**
 * The pieces of text that a run wrote, and the steps that it would go on behind, are worth keeping while somebody may follow or resume it. Long after it succeeded its result says
 * all of it: who follows it then gets the other events, with the numbers that they always had, and the result with the last one. The
 * pieces of a run that failed or was stopped are all that is left of it and stay.
 */
export function removeRunTexts(days: number): CleanUpTask {
  return {
    name: 'run texts',
    batch: async (database) =>
      (await underLock(database, async (client) => {
        const mark = await client.query<{ value: string }>('select value from installation where key = $1', [markKey])
        const [ended = '-infinity', id = '00000000-0000-0000-0000-000000000000'] = mark.rows[0]?.value.split('|') ?? []
        const { rows } = await client.query<{ id: string; ended: string }>(nextRuns, [days, ended, id])
        const last = rows.at(-1)
        if (!last) return { removed: 0, more: false }
        const { rowCount } = await client.query(
          `delete from run_events where run_id = any($1::uuid[]) and type = 'delta'`,
          [rows.map((row) => row.id)],
        )
        // What was read and found of a product is taken over by its next runs, however late.
        await client.query(
          `delete from run_steps using runs where runs.id = run_steps.run_id and run_id = any($1::uuid[])
           and not (runs.product_id is not null and run_steps.name in ('read', 'market'))`,
          [rows.map((row) => row.id)],
        )
        await client.query(
          'insert into installation (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
          [markKey, `${last.ended}|${last.id}`],
        )
        return { removed: rowCount ?? 0, more: rows.length === runsPerBatch }
      })) ?? { removed: 0, more: false },
  }
}

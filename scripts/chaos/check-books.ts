import type pg from 'pg'
import type { Note } from './customer.ts'

/** A promise, and what broke it: nothing, one hopes. */
export interface Finding {
  promise: string
  violations: string[]
}

/** What runs plain SQL, such as a client of the driver. */
export interface Books {
  query<Row extends pg.QueryResultRow>(text: string): Promise<{ rows: Row[] }>
}

type Check = readonly [promise: string, sql: string]

/** Each query finds rows that should not be. They count again from `runs` what the statements that end runs have added up. */
const recounts: readonly Check[] = [
  ['every run has ended', `select id::text as what from runs where status in ('queued', 'running')`],
  [
    'one run for each key',
    `select idempotency_key as what from runs group by user_id, idempotency_key having count(*) > 1`,
  ],
  [
    'a result where and only where a run succeeded',
    `select id::text as what from runs where (status = 'succeeded') <> (result is not null)`,
  ],
  [
    'one row of use for each run that succeeded',
    `select user_id || ': ' || coalesce(uses, 0) || ' for ' || coalesce(done, 0) as what
     from (select user_id, count(*) as done from runs where status = 'succeeded' group by 1) as runs
     full join (select user_id, count(*) as uses from agent_usage group by 1) as usage using (user_id)
     where uses is distinct from done`,
  ],
  [
    'settled uses are the runs that succeeded',
    `select user_id || ' ' || period || ': ' || settled || ' for ' || coalesce(done, 0) as what from usage_counters
     left join (select user_id, period, count(*) as done from runs where status = 'succeeded' group by 1, 2) as runs
       using (user_id, period)
     where settled <> coalesce(done, 0)`,
  ],
  ['no use is still reserved', `select user_id || ': ' || reserved as what from usage_counters where reserved <> 0`],
  [
    'the totals by agent are those of the runs',
    `select user_id as what from usage_by_agent
     left join (select user_id, agent_id, count(*) filter (where status = 'succeeded') as done,
       count(*) filter (where status = 'failed') as lost from runs group by 1, 2) as runs using (user_id, agent_id)
     where succeeded <> coalesce(done, 0) or failed <> coalesce(lost, 0)`,
  ],
  [
    'the totals by day are the rows of use',
    `select user_id as what from (select user_id, sum(uses) as uses from usage_by_day group by 1) as days
     full join (select user_id, count(*) as made from agent_usage group by 1) as usage using (user_id)
     where uses is distinct from made`,
  ],
  [
    'events are numbered from 1 without a gap',
    `select run_id::text as what from run_events group by run_id having min(seq) <> 1 or max(seq) <> count(*)`,
  ],
  [
    'versions are numbered without a gap, and the last one is the result',
    `select id::text as what from runs join (
       select run_id, min(number) as first, max(number) as last, count(*) as kept from document_versions group by 1
     ) as versions on run_id = id
     where first <> 1 or last <> revision or kept <> last
       or result <> (select version.result from document_versions version where version.run_id = id and number = last)
       or (select blocks from documents where documents.run_id = id)
         <> (select version.blocks from document_versions version where version.run_id = id and number = last)`,
  ],
  [
    'every thread of comments has one, at a document that is there',
    `select thread.id::text as what from comment_threads thread left join runs on runs.id = run_id
     where status is distinct from 'succeeded' or not exists (select from comments where thread_id = thread.id)`,
  ],
  [
    'a run has one end, and it is its last event',
    `select id::text as what from runs where status not in ('queued', 'running') and (
       (select count(*) from run_events where run_id = id and type in ('run-end', 'run-error')) <> 1
       or (select type from run_events where run_id = id order by seq desc limit 1)
         <> case when status = 'succeeded' then 'run-end' else 'run-error' end)`,
  ],
]

/** Recounts everything, and compares what was reported to customers with what is stored. */
export async function checkBooks(database: Books, notes: readonly Note[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [promise, sql] of recounts) {
    const { rows } = await database.query<{ what: string }>(sql)
    findings.push({ promise, violations: rows.map(({ what }) => what) })
  }
  const { rows } = await database.query<{ id: string; idempotency_key: string; status: string }>(
    'select id::text, idempotency_key, status from runs',
  )
  const runs = new Map(rows.map((row) => [row.id, row]))
  const acknowledged = notes.flatMap((note) => (note.runId === null ? [] : [{ ...note, run: runs.get(note.runId) }]))
  const promises: [string, (note: (typeof acknowledged)[number]) => boolean][] = [
    ['every acknowledged run is there, under its key', ({ run, key }) => run?.idempotency_key === key],
    ['every acknowledged run was followed to its end', ({ end }) => end !== null],
    [
      'the end that was reported is the one that is stored',
      ({ end, run }) => end === null || (end === 'run-end') === (run?.status === 'succeeded'),
    ],
    ['no event number was sent twice or left out', ({ faults }) => faults.length === 0],
  ]
  for (const [promise, holds] of promises) {
    const broken = acknowledged.filter((note) => !holds(note))
    findings.push({
      promise,
      violations: broken.map(
        ({ runId, end, run, faults }) => `${runId} reported ${end}, is ${run?.status} ${faults[0] ?? ''}`,
      ),
    })
  }
  const { rows: kept } = await database.query<{ id: string }>(
    `select block->>'id' as id from documents, jsonb_array_elements(blocks) as block`,
  )
  const blocks = new Set(kept.map(({ id }) => id))
  findings.push({
    promise: 'every acknowledged edit is in its document',
    violations: notes.flatMap(({ runId, added }) =>
      added.filter((id) => !blocks.has(id)).map((id) => `${runId}: ${id}`),
    ),
  })
  const { rows: said } = await database.query<{ id: string }>('select id::text from comments')
  const comments = new Set(said.map(({ id }) => id))
  findings.push({
    promise: 'every acknowledged comment is there',
    violations: notes.flatMap(({ runId, said: ids }) =>
      ids.filter((id) => !comments.has(id)).map((id) => `${runId}: ${id}`),
    ),
  })
  return findings
}

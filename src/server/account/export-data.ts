import type { Database } from '#server/db/database.ts'
import { runSources } from '#server/runs/read-runs.ts'
import { withoutSecrets } from './without-secrets.ts'

type Row = Record<string, unknown>

/** Runs can be many and large; they are read and sent a page at a time. */
const pageSize = 50

/** Tables that the export names itself, and what is no data of the user: credentials and what work in progress needs. */
const exported = [
  'profiles',
  'products',
  'user_subscriptions',
  'agent_usage',
  'usage_counters',
  'agent_votes',
  'runs',
  'document_versions',
  'comment_threads',
  'comments',
  'comment_reads',
  'session',
  'apikey',
]
const omitted = ['account', 'two_factor']

/** Every other table that belongs to a user, also one that a later version adds. */
async function otherTables(database: Database): Promise<{ table: string; column: string }[]> {
  const { rows } = await database.pool.query<{ table: string; column: string }>(
    `select owner.relname as table, field.attname as column
     from pg_constraint link
     join pg_class owner on owner.oid = link.conrelid
     join pg_attribute field on field.attrelid = owner.oid and field.attnum = link.conkey[1]
     where link.contype = 'f' and link.confrelid = 'public."user"'::regclass and owner.relname <> all($1)
     order by 1`,
    [[...exported, ...omitted]],
  )
  return rows
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** The file's JSON in pieces: everything that is stored of a user, without credentials. */
export async function* exportData(database: Database, userId: string): AsyncGenerator<string> {
  const read = async (text: string) => (await database.pool.query<Row>(text, [userId])).rows.map(withoutSecrets)
  const field = (name: string, value: unknown) => `,\n"${name}": ${JSON.stringify(value)}`

  yield `{\n"format": "pm-pilot-data", "version": 1, "exportedAt": ${JSON.stringify(new Date().toISOString())}`
  const [account] = await read(
    `select id, email, email_verified, name, first_name, last_name, selected_plan, two_factor_enabled, created_at, updated_at
     from "user" where id = $1`,
  )
  yield field('account', account)
  const [profile] = await read('select * from profiles where id = $1')
  yield field('profile', profile ?? null)
  const products = await read('select * from products where user_id = $1 order by created_at, id')
  yield field('product', products.find((each) => (each as Row).prefills) ?? null)
  yield field('products', products)
  yield field(
    'productFacts',
    await read(
      `select product_facts.* from product_facts join products on products.id = product_id
       where user_id = $1 order by product_facts.created_at, product_facts.id`,
    ),
  )
  const [subscription] = await read(
    `select s.*, p.name as plan from user_subscriptions s left join subscription_plans p on p.id = s.plan_id
     where s.user_id = $1`,
  )
  yield field('subscription', subscription ?? null)
  yield field('usage', {
    periods: await read('select period, settled, reserved from usage_counters where user_id = $1 order by period'),
    uses: await read('select agent_id, session_id, used_at from agent_usage where user_id = $1 order by used_at'),
  })
  yield field(
    'votes',
    await read('select agent_id, feedback, updated_at from agent_votes where user_id = $1 order by 1'),
  )
  yield field(
    'sessions',
    await read('select created_at, updated_at, expires_at, ip_address, user_agent from session where user_id = $1'),
  )
  yield field(
    'apiKeys',
    await read('select name, start, created_at, last_request, expires_at from apikey where reference_id = $1'),
  )
  const others: Record<string, unknown> = {}
  for (const { table, column } of await otherTables(database)) {
    others[table] = await read(`select * from ${quoted(table)} where ${quoted(column)} = $1`)
  }
  yield field('other', others)
  yield field(
    'comments',
    await read(
      `select run_id, thread_id, quote, text, comments.author_id = $1 as yours,
         case when comments.author_id <> $1 then "user".name end as author, comments.created_at, edited_at, resolved_at
       from comments join comment_threads on comment_threads.id = thread_id join "user" on "user".id = comments.author_id
       where comments.author_id = $1 or run_id in (select id from runs where user_id = $1)
       order by comments.created_at, comments.id`,
    ),
  )
  yield ',\n"runs": ['
  yield* exportRuns(database, userId)
  yield '\n],\n"documents": ['
  yield* exportDocuments(database, userId)
  yield '\n]\n}\n'
}

/** Versions with their content, in the order in which they were saved. */
async function* exportDocuments(database: Database, userId: string): AsyncGenerator<string> {
  let after = { run: '00000000-0000-0000-0000-000000000000', number: 0 }
  for (let first = true; ; ) {
    const { rows }: { rows: (Row & { run_id: string; number: number })[] } = await database.pool.query(
      `select run_id, number, reason, restored, note, version.name, author_id, version.result, version.blocks, changes,
         version.created_at
       from document_versions version join runs on runs.id = run_id
       where user_id = $1 and (run_id, number) > ($2, $3) order by run_id, number limit ${pageSize}`,
      [userId, after.run, after.number],
    )
    for (const row of rows) {
      yield `${first ? '\n' : ',\n'}${JSON.stringify(row)}`
      first = false
    }
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    after = { run: last.run_id, number: last.number }
  }
}

async function* exportRuns(database: Database, userId: string): AsyncGenerator<string> {
  let after: string | null = null
  for (let first = true; ; ) {
    const { rows }: { rows: (Row & { id: string })[] } = await database.pool.query(
      `select id, agent_id, title, name, subject, pinned_at, status, model, input, result, revision, product_id, corrections, ${runSources}, input_tokens, output_tokens, error_code,
         error_text, created_at, started_at, finished_at
       from runs where user_id = $1 and ($2::uuid is null or id > $2) order by id limit ${pageSize}`,
      [userId, after],
    )
    for (const row of rows) {
      yield `${first ? '\n' : ',\n'}${JSON.stringify(row)}`
      first = false
    }
    after = rows.at(-1)?.id ?? null
    if (rows.length < pageSize) return
  }
}

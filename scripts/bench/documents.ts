import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import pg from 'pg'
import { loadAgents } from '#agents/registry-server.ts'
import { listThreads } from '#server/comments/list-comments.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { readDocument } from '#server/documents/document-row.ts'
import { listVersions } from '#server/documents/versions.ts'
import { productOverview } from '#server/products/product-overview.ts'
import { readProduct } from '#server/products/product-store.ts'
import { listRuns } from '#server/runs/list-runs.ts'
import { databaseFolder } from '#tests/support/database-folder.ts'

/**
 * What opens a document and its product, for a user with one document of one version and for one with a thousand, of whose newest there
 * are two hundred versions. Both live in one database; a page that read all of them would be a hundred times slower.
 */
const sizes = [
  { userId: 'one', documents: 1, versions: 1 },
  { userId: 'many', documents: 1_000, versions: 200 },
]
const samples = 1_000
const warmUp = 100
const highestRatio = 1.5
/** Characters of a result, as those of the larger agents. */
const resultSize = 24_000
/** The page of a product shows the latest document of each agent: both users have documents of one. */
const agentId = 'market-research'

interface Seeded {
  userId: string
  documentId: string
  productId: string
}

async function seed(client: pg.Client, { userId, documents, versions }: (typeof sizes)[number]): Promise<Seeded> {
  const documentId = randomUUID()
  const productId = randomUUID()
  const result = {
    text: 'word '.repeat(resultSize / 5),
    items: [{ id: 'R1', text: 'A requirement that is spoken of' }],
  }
  await client.query(`insert into "user" (id, name, email) values ($1, 'Bench', $1 || '@example.com')`, [userId])
  await client.query(
    `insert into products (id, user_id, name, description) values ($1, $2, 'Bench', 'A product with many documents')`,
    [productId, userId],
  )
  await client.query(
    `insert into runs (id, user_id, session_id, agent_id, status, period, input, product_id, title, result, revision, model, body_hash,
       created_at, finished_at)
     select case when n = 0 then $1::uuid else gen_random_uuid() end, $2, 's', $6, 'succeeded', '2026-11', '{}', $3,
       'Document ' || n, $4::jsonb, case when n = 0 then $7::int else 1 end, 'built-in', 'h',
       now() - n * interval '1 minute', now() - n * interval '1 minute'
     from generate_series(0, $5::int - 1) n`,
    [documentId, userId, productId, JSON.stringify(result), documents, agentId, versions],
  )
  await client.query(
    `insert into document_versions (run_id, number, author_id, reason, result)
     select $1, n, $2, case when n = 1 then 'written' else 'edited' end, $3::jsonb from generate_series(1, $4::int) n`,
    [documentId, userId, JSON.stringify(result), versions],
  )
  await client.query(
    `with thread as (
       insert into comment_threads (run_id, place, quote) values ($1, '{"pointer": "/result/items/0/text"}', 'A requirement') returning id
     ) insert into comments (thread_id, author_id, text) select id, $2, 'Is this so?' from thread`,
    [documentId, userId],
  )
  return { userId, documentId, productId }
}

const registry = await loadAgents()

type Query = (database: Database, of: Seeded) => Promise<unknown>

const queries: Record<string, Query> = {
  'a document': (database, { userId, documentId }) => readDocument(database.pool, userId, documentId),
  'the first page of its versions': async (database, { userId, documentId }) => {
    const row = await readDocument(database.pool, userId, documentId)
    // As many as the other one has: how much is asked for is the page's choice.
    return listVersions(database, userId, row, { limit: 1 })
  },
  'its comments': async (database, { userId, documentId }) => {
    const document = await readDocument(database.pool, userId, documentId)
    const { result, blocks, revision: number } = document
    const access = { userId, document, linkId: null, seen: { result, blocks, number } }
    return listThreads(database, access, { limit: 50, state: 'all' })
  },
  'the newest of the history': (database, { userId }) => listRuns(database, userId, { named: [], limit: 1 }),
  'the page of its product': async (database, { userId, productId }) =>
    productOverview(database, registry, await readProduct(database, userId, productId)),
}

/** In turns, so that whatever else the machine does meets both alike. */
async function measure(database: Database, users: readonly Seeded[], query: Query): Promise<number[]> {
  const times = users.map((): number[] => [])
  for (let index = -warmUp; index < samples; index += 1) {
    for (const [at, of] of users.entries()) {
      const started = performance.now()
      await query(database, of)
      if (index >= 0) times[at]?.push(performance.now() - started)
    }
  }
  return times.map((list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN)
}

const dataDir = databaseFolder('pm-pilot-documents-')
const cluster = await startEmbeddedPostgres({ dataDir, log: () => undefined })
try {
  await migrateDatabase(cluster.connection)
  const client = new pg.Client(cluster.connection)
  await client.connect()
  const users: Seeded[] = []
  for (const size of sizes) users.push(await seed(client, size))
  await client.query('vacuum analyze')
  await client.end()
  const database = openDatabase(cluster.connection, { onError: () => undefined, max: 2 })
  for (const [name, query] of Object.entries(queries)) {
    const [one = Number.NaN, many = Number.NaN] = await measure(database, users, query)
    const ratio = many / one
    process.stdout.write(
      `${name}: alone p50 ${one.toFixed(2)} ms, of 1,000 documents and 200 versions ${many.toFixed(2)} ms; ratio ${ratio.toFixed(2)} (at most ${highestRatio})\n`,
    )
    if (!(ratio <= highestRatio)) process.exitCode = 1
  }
  await database.close()
} finally {
  await cluster.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

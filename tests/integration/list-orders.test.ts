import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { factsOfRun, listFacts } from '#server/products/fact-store.ts'
import type { ProductRow } from '#server/products/product-row.ts'
import { listProducts } from '#server/products/product-store.ts'
import { listRuns } from '#server/runs/list-runs.ts'
import { listAllLinks } from '#server/sharing/administered-links.ts'
import { listShared } from '#server/sharing/opened-link.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

interface Plan {
  'Node Type': string
  'Presorted Key'?: string[]
  Plans?: Plan[]
}

const id = '00000000-0000-4000-8000-000000000000'
const page = { limit: 20 }

/** Lists that can be long, each as a page asks for it. */
const lists: Record<string, (database: Database) => Promise<unknown>> = {
  'products of a user': (database) => listProducts(database, 'ada', page),
  'facts of a product': (database) => listFacts(database, { id } as ProductRow, page),
  'facts that a run is given': (database) => factsOfRun(database, 'ada', id),
  'runs of a user': (database) => listRuns(database, 'ada', { named: [], ...page }),
  "everybody's links": (database) => listAllLinks(database, page),
  'documents of a shared product': (database) =>
    listShared(
      database,
      { productId: id, ownerId: 'ada', pinned: null } as Parameters<typeof listShared>[1],
      undefined,
    ),
}

/** Nodes that order all rows of a list, rather than those of one moment. */
const sortsIn = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Sort' ? [plan['Node Type']] : []),
  ...(plan.Plans ?? []).flatMap(sortsIn),
]

let app: TestApp
let client: pg.Client
beforeAll(async () => {
  app = await createTestApp()
  client = new pg.Client(app.connection)
  await client.connect()
  // A planner that would rather walk an index: where it sorts all the same, no index has the order that was asked for.
  await client.query('set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off')
})
afterAll(async () => {
  await client?.end()
  await app?.close()
})

test.each(Object.entries(lists))('%s are read in the order of an index, page by page', async (_name, list) => {
  const plans: string[][] = []
  const query = async (text: string, values?: unknown[]) => {
    if (!/\border by\b/.test(text)) return client.query(text, values)
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) ${text}`, values)
    plans.push(rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => sortsIn(Plan))))
    return { rows: [] }
  }
  // Of a pool the lists use nothing else.
  await list({ pool: { query } } as unknown as Database)
  expect(plans.length).toBeGreaterThan(0)
  expect(plans.flat()).toEqual([])
})

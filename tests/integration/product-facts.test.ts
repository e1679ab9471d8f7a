import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { applyMigration, migrateDatabase, readMigrations } from '#server/db/migrate.ts'
import type { FactList, ProductFact } from '#shared/api/product-facts.ts'
import type { ProductOverview } from '#shared/api/product-overview.ts'
import type { Product, ProductList } from '#shared/api/products.ts'
import type { Standing } from '#shared/api/standing.ts'
import { type Person, signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const rival = { kind: 'rival', text: 'Acme Rota: strong in Bavaria', source: 'Sales call', date: '2026-11-12' } as const
const price = { kind: 'price', text: 'Acme Rota charges 4 euros a seat' } as const

describe('a product as the home of its facts and documents', () => {
  let app: TestApp
  let ada: Person
  beforeAll(async () => {
    app = await createTestApp()
    ada = await signUp(app.url)
  })
  afterAll(() => app.close())

  const keep = async (person: Person, more: object = {}) =>
    (await person.send<Product>('POST', '/api/products', { description: researchIdea.productDescription, ...more }))
      .body
  const pathOf = ({ id }: Product, rest = '') => `/api/products/${id}${rest}`
  const add = (product: Product, facts: readonly object[]) =>
    ada.send<{ facts: ProductFact[] }>('POST', pathOf(product, '/facts'), { facts })
  const overviewOf = async (product: Product) =>
    (await ada.send<ProductOverview>('GET', pathOf(product, '/overview'))).body
  const runFor = async (product: Product | null, agent = 'competitor-analysis', more: object = {}) => {
    const words = { productDescription: researchIdea.productDescription }
    const answer = await ada.send('POST', `/functions/v1/${agent}`, {
      ...words,
      productId: product?.id ?? null,
      ...more,
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body as Record<string, unknown> & { run: { id: string } }
  }

  test('facts are added in their order, listed in pages, changed and removed', async () => {
    const product = await keep(ada, { description: 'Paging' })
    const added = await add(product, [rival, price, { kind: 'quote', text: '  “Too dear”  ' }])
    expect(added.status).toBe(201)
    expect(added.body.facts.map(({ text }) => text)).toEqual([rival.text, price.text, '“Too dear”'])
    const first = (await ada.send<FactList>('GET', pathOf(product, '/facts?limit=2'))).body
    expect(first).toMatchObject({ total: 3, facts: [{ ...rival }, { ...price, source: '', date: '' }] })
    const rest = (await ada.send<FactList>('GET', pathOf(product, `/facts?limit=2&cursor=${first.nextCursor}`))).body
    expect(rest).toMatchObject({ facts: [{ text: '“Too dear”' }], nextCursor: null })
    const one = `${pathOf(product, '/facts')}/${added.body.facts[1]?.id}`
    expect((await ada.send('PATCH', one, { text: 'Acme Rota charges 5 euros' })).body).toMatchObject({
      kind: 'price',
      text: 'Acme Rota charges 5 euros',
    })
    expect((await ada.send('DELETE', one)).status).toBe(204)
    expect((await ada.send('DELETE', one)).status).toBe(404)
    for (const cursor of ['x', '2026-11-12T00:00:00.000000Z_x', "'"])
      expect((await ada.send('GET', pathOf(product, `/facts?cursor=${encodeURIComponent(cursor)}`))).status).toBe(400)
  })

  test('wrong facts are refused as a whole, and a product keeps two hundred', async () => {
    const product = await keep(ada, { description: 'Bounds' })
    for (const wrong of [
      [],
      [{ ...rival, text: ' ' }],
      [{ ...rival, text: '👨‍👩‍👧'.repeat(501) }],
      [{ ...rival, kind: 'gossip' }],
      [{ ...rival, date: '12 Nov' }],
      [{ ...rival, owner: 'me' }],
      Array.from({ length: 51 }, () => rival),
      [rival, { kind: 'price', text: '' }],
    ])
      expect((await add(product, wrong)).status, JSON.stringify(wrong).slice(0, 80)).toBe(400)
    expect((await add(product, [{ ...rival, text: '👨‍👩‍👧'.repeat(500) }])).status).toBe(201)
    const fifty = Array.from({ length: 50 }, (_, index) => ({ kind: 'other', text: `Fact ${index}` }))
    for (let done = 0; done < 3; done++) expect((await add(product, fifty)).status).toBe(201)
    expect((await add(product, fifty)).body).toMatchObject({ code: 'TOO_MANY_FACTS' })
    const both = await Promise.all([add(product, fifty.slice(0, 40)), add(product, fifty.slice(0, 40))])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await ada.send<FactList>('GET', pathOf(product, '/facts'))).body.total).toBe(191)
  })

  test("nobody reads, changes or removes facts of another's product, and none through a product of one's own", async () => {
    const product = await keep(ada, { description: 'Private' })
    const { facts } = (await add(product, [rival])).body
    const mallory = await signUp(app.url)
    const own = await keep(mallory, { description: 'Her own' })
    for (const base of [pathOf(product), pathOf(own)]) {
      const one = `${base}/facts/${facts[0]?.id}`
      expect((await mallory.send('PATCH', one, { text: 'Mine' })).status).toBe(404)
      expect((await mallory.send('DELETE', one)).status).toBe(404)
    }
    for (const rest of ['/facts', '/overview', '/likely-documents'])
      expect((await mallory.send('GET', pathOf(product, rest))).status).toBe(404)
    expect((await mallory.send('POST', pathOf(product, '/facts'), { facts: [rival] })).status).toBe(404)
    const hers = await runFor(null)
    const offer = `${pathOf(own)}/likely-documents/${hers.run.id}`
    expect((await mallory.send('PUT', offer, { belongs: true })).status).toBe(404)
    const query = `/api/runs?product=${product.id}`
    expect((await mallory.send<{ runs: unknown[] }>('GET', query)).body.runs).toEqual([])
    expect((await ada.send<FactList>('GET', pathOf(product, '/facts'))).body.facts).toMatchObject([rival])
  })

  test('an own rival stands first in a comparison, with its source and date, and the facts stand in every document', async () => {
    const product = await keep(ada, { name: 'Sitters' })
    await add(product, [rival, price, { kind: 'decision', text: 'No app in the first year' }])
    const result = await runFor(product)
    expect((result.vendors as string[])[0]).toBe('Acme Rota')
    const cells = (result.matrix as { cells: { vendor: string; value: string }[] }[]).flatMap((row) => row.cells)
    for (const cell of cells.filter(({ vendor }) => vendor === 'Acme Rota')) expect(cell.value).toBe('unknown')
    expect(JSON.stringify(result.battleCards)).toContain('(your fact: Sales call, 12 Nov 2026)')
    expect(result.ownFacts).toHaveLength(3)
    const file = await fetch(`${app.url}/api/runs/${result.run.id}/export?format=md`, {
      headers: { authorization: `Bearer ${ada.accessToken}` },
    })
    expect(await file.text()).toMatch(/What you know[\s\S]*No app in the first year/)
    // An edit that leaves the facts out has not removed them.
    const { ownFacts: _, run: __, understood: ___, unsure: ____, ...edited } = result
    const saved = await ada.send('PATCH', `/api/runs/${result.run.id}/result`, {
      result: { ...edited, summary: 'Shorter' },
      revision: 1,
    })
    expect(saved.body).toMatchObject({ revision: 2, result: { summary: 'Shorter', ownFacts: [{}, {}, {}] } })
  })

  test('a document goes stale with the words and the facts that it used, until somebody says that it is still true', async () => {
    const product = await keep(ada, { description: 'A rota for night nurses in care homes', name: 'Nights' })
    const { facts } = (await add(product, [rival])).body
    expect((await overviewOf(product)).next).toMatchObject({ kind: 'first', agentId: 'market-research' })
    const { run } = await runFor(product)
    expect(await overviewOf(product)).toMatchObject({
      facts: 1,
      documents: 1,
      latest: [{ id: run.id, agentId: 'competitor-analysis', stale: [], count: 1 }],
      next: { kind: 'next', agentId: 'feature-planning' },
    })
    await ada.send('PATCH', pathOf(product, `/facts/${facts[0]?.id}`), { text: 'Acme Rota: left Bavaria' })
    await ada.send('PATCH', pathOf(product), { description: 'A rota for day nurses', revision: 0 })
    expect(await overviewOf(product)).toMatchObject({
      latest: [{ stale: [{ kind: 'words' }, { kind: 'fact-changed', facts: ['Acme Rota: left Bavaria'] }] }],
      next: { kind: 'again', agentId: 'competitor-analysis' },
    })
    const path = `/api/documents/${run.id}`
    const review = await ada.send<Standing>('PUT', `${path}/review`, { answer: 'still-true' })
    expect(review.body).toMatchObject({ stale: [], review: { answer: 'still-true' }, product: { name: 'Nights' } })
    expect(await overviewOf(product)).toMatchObject({ latest: [{ stale: [], review: { answer: 'still-true' } }] })
    await ada.send('DELETE', pathOf(product, `/facts/${facts[0]?.id}`))
    expect((await ada.send<Standing>('GET', `${path}/standing`)).body.stale).toMatchObject([{ kind: 'fact-removed' }])
    // A new name changes nothing that was written.
    await ada.send('PUT', `${path}/review`, { answer: 'ignore' })
    await ada.send('PATCH', pathOf(product), { name: 'Days', revision: 0 })
    expect((await overviewOf(product)).latest).toMatchObject([{ stale: [], review: { answer: 'ignore' } }])
  })

  test('a run of before is offered to the product that it is like, and moved only when the user says so', async () => {
    const eve = await signUp(app.url)
    const run = async () => {
      const answer = await eve.send('POST', '/functions/v1/market-research', { ...researchIdea, productId: null })
      return (answer.body.run as { id: string }).id
    }
    const [yes, no] = [await run(), await run()]
    const product = await keep(eve, { description: `${researchIdea.productDescription} And it is blue.` })
    const other = await keep(eve, { description: 'Invoices for dentists, read from photos' })
    const offered = async (to: Product) => {
      const { body } = await eve.send<{ documents: { id: string }[] }>('GET', pathOf(to, '/likely-documents'))
      return body.documents.map(({ id }) => id).sort()
    }
    expect(await offered(product)).toEqual([yes, no].sort())
    expect(await offered(other)).toEqual([])
    expect((await eve.run(yes)).productId).toBeNull()
    expect((await eve.send('PUT', pathOf(product, `/likely-documents/${yes}`), { belongs: true })).status).toBe(204)
    expect((await eve.send('PUT', pathOf(product, `/likely-documents/${no}`), { belongs: false })).status).toBe(204)
    expect(await offered(product)).toEqual([])
    expect([(await eve.run(yes)).productId, (await eve.run(no)).productId]).toEqual([product.id, null])
    const missing = pathOf(product, `/likely-documents/${randomUUID()}`)
    expect((await eve.send('PUT', missing, { belongs: true })).status).toBe(404)
  })

  test('a product goes with its facts, and with its documents where that is asked for', async () => {
    const [kept, gone] = [await keep(ada, { description: 'Keeps' }), await keep(ada, { description: 'Goes' })]
    await add(gone, [rival])
    const [left, removed] = [await runFor(kept), await runFor(gone)]
    expect((await ada.send('DELETE', pathOf(kept))).status).toBe(204)
    expect((await ada.send('DELETE', pathOf(gone, '?documents=some'))).status).toBe(400)
    expect((await ada.send('DELETE', pathOf(gone, '?documents=remove'))).status).toBe(204)
    expect(await ada.run(left.run.id)).toMatchObject({ productId: null, status: 'succeeded' })
    expect((await ada.send('GET', `/api/runs/${removed.run.id}`)).status).toBe(404)
    expect(await app.query('select from product_facts where product_id = $1', [gone.id])).toEqual([])
  })

  test('products are listed in pages with what belongs to them, and one at a time prefills', async () => {
    const eve = await signUp(app.url)
    for (const name of ['One', 'Two', 'Three']) await keep(eve, { name, description: name })
    const first = (await eve.send<ProductList>('GET', '/api/products?limit=2')).body
    expect(first.products.map(({ name }) => name)).toEqual(['Three', 'Two'])
    const rest = (await eve.send<ProductList>('GET', `/api/products?limit=2&cursor=${first.nextCursor}`)).body
    expect(rest).toMatchObject({ products: [{ name: 'One', documents: 0, facts: 0 }], nextCursor: null })
    const [three, two] = first.products
    for (const product of [three, two])
      await eve.send('PATCH', `/api/products/${product?.id}`, { prefills: true, revision: 0 })
    const { products } = (await eve.send<ProductList>('GET', '/api/products')).body
    expect(products.filter(({ prefills }) => prefills).map(({ name }) => name)).toEqual(['Two'])
  })

  test('closing an account takes its facts along', async () => {
    const eve = await signUp(app.url)
    const product = await keep(eve, { description: 'Leaves' })
    await eve.send('POST', pathOf(product, '/facts'), { facts: [rival] })
    await app.query('delete from "user" where id = $1', [eve.userId])
    expect(await app.query('select from product_facts where product_id = $1', [product.id])).toEqual([])
  })
})

test('the facts of an earlier version become facts of their products, and nothing is out of date by that', async () => {
  const cluster = inject('connection')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ ...cluster, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${database}`)
  const client = new pg.Client({ ...cluster, database })
  try {
    await client.connect()
    const all = readMigrations()
    const newer = all.findIndex(({ sql }) => sql.some((each) => each.includes('CREATE TABLE "product_facts"')))
    for (const migration of all.slice(0, newer)) await applyMigration(client, migration)
    await client.query(
      `insert into "user" (id, name, email, email_verified) values ('ada', 'A', 'a@example.com', true)`,
    )
    await client.query(
      `insert into products (user_id, name, facts, created_at) values ('ada', 'One', $1, '2026-01-01'), ('ada', 'Two', '[]', '2026-01-01')`,
      [
        JSON.stringify([
          { text: 'It’s 4 €', source: 'Survey', date: '2026-05-04' },
          { text: 'x', source: '', date: '' },
        ]),
      ],
    )
    await migrateDatabase({ ...cluster, database })
    const { rows } = await client.query(
      `select name, kind, text, source, date, words_at = products.created_at as unchanged
       from product_facts join products on products.id = product_id order by text`,
    )
    expect(rows).toEqual([
      { name: 'One', kind: 'other', text: 'It’s 4 €', source: 'Survey', date: '2026-05-04', unchanged: true },
      { name: 'One', kind: 'other', text: 'x', source: '', date: '', unchanged: true },
    ])
  } finally {
    await client.end()
    await admin.query(`drop database if exists ${database} with (force)`)
    await admin.end()
  }
})

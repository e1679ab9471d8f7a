import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { applyMigration, migrateDatabase, readMigrations } from '#server/db/migrate.ts'
import type { Product } from '#shared/api/products.ts'
import { guest, type Person, personOf, post, signUp, testPassword } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const words = { name: 'Sitters', description: researchIdea.productDescription, audience: 'Dog owners' }
const stranger = randomUUID()

describe('products', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  const keep = (person: Person, more: object = {}) =>
    person.send<Product>('POST', '/api/products', { ...words, ...more })
  const listOf = async (person: Person) =>
    (await person.send<{ products: Product[] }>('GET', '/api/products')).body.products

  test('the same words are one product, confirmed further with each answer', async () => {
    const ada = await signUp(app.url)
    const first = await keep(ada, { reading: { who: 'dog owners' } })
    expect(first).toMatchObject({ status: 200, body: { reading: { who: 'dog owners' }, revision: 1 } })
    const second = await keep(ada, { reading: { market: 'Pet care' } })
    expect(second.body).toMatchObject({
      id: first.body.id,
      reading: { who: 'dog owners', market: 'Pet care' },
      revision: 2,
    })
    expect((await keep(ada)).body.revision).toBe(2)
    expect((await keep(ada, { description: 'Another one' })).body.id).not.toBe(first.body.id)
    expect(await listOf(ada)).toHaveLength(2)
  })

  test('the same words sent at once are one product', async () => {
    const ada = await signUp(app.url)
    const kept = await Promise.all(Array.from({ length: 6 }, () => keep(ada, { reading: { who: 'owners' } })))
    expect(new Set(kept.map(({ body }) => body.id)).size).toBe(1)
    expect(await listOf(ada)).toHaveLength(1)
  })

  test('a change replaces what it names, and a stale one is refused', async () => {
    const ada = await signUp(app.url)
    const { body } = await keep(ada, { reading: { who: 'dog owners' } })
    const path = `/api/products/${body.id}`
    expect((await ada.send('PATCH', path, { name: 'Walkies', revision: 1 })).body).toMatchObject({
      name: 'Walkies',
      reading: { who: 'dog owners' },
      revision: 1,
    })
    expect((await ada.send('PATCH', path, { reading: { who: 'cat owners' }, revision: 1 })).body).toMatchObject({
      revision: 2,
    })
    expect(await ada.send('PATCH', path, { reading: {}, revision: 1 })).toMatchObject({
      status: 409,
      body: { code: 'STALE_REVISION' },
    })
    // What was confirmed was said of the old words.
    expect((await ada.send('PATCH', path, { description: 'Something else', revision: 2 })).body).toMatchObject({
      reading: {},
      revision: 3,
    })
    for (const wrong of [
      { revision: 3, prefills: false },
      { revision: 3, reading: { pays: 7 } },
      { revision: 3, user_id: stranger },
      { name: 'without a revision' },
    ])
      expect((await ada.send('PATCH', path, wrong)).status).toBe(400)
  })

  test('an account keeps a hundred', async () => {
    const ada = await signUp(app.url)
    await app.query(`insert into products (user_id, description) select $1, n::text from generate_series(1, 100) n`, [
      ada.userId,
    ])
    expect(await keep(ada)).toMatchObject({ status: 409, body: { code: 'TOO_MANY_PRODUCTS' } })
  })

  test("another user's product is not found on any route, and no run is made for it", async () => {
    const ada = await signUp(app.url)
    const { body } = await keep(ada, { reading: { who: "Ada's own" } })
    for (const mallory of [await signUp(app.url), await guest(app.url)]) {
      const path = `/api/products/${body.id}`
      expect((await mallory.send('GET', path)).status).toBe(404)
      expect((await mallory.send('PATCH', path, { name: 'Mine', revision: 1 })).status).toBe(404)
      expect((await mallory.send('DELETE', path)).status).toBe(404)
      expect(await listOf(mallory)).toEqual([])
      const run = await mallory.send('POST', '/functions/v1/market-research', { ...researchIdea, productId: body.id })
      expect(run).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
      for (const wrong of ['x', 7, {}, stranger]) {
        const { status } = await mallory.send('POST', '/functions/v1/market-research', {
          ...researchIdea,
          productId: wrong,
        })
        expect(status).toBe(404)
      }
    }
    expect(await listOf(ada)).toMatchObject([{ name: 'Sitters', reading: { who: "Ada's own" } }])
  })

  test('what is confirmed of a product holds for its runs, unless the run says otherwise', async () => {
    const ada = await signUp(app.url)
    const { body } = await keep(ada, { reading: { who: 'dog walkers', today: 'a whiteboard' } })
    const start = (more: object) =>
      ada.send('POST', '/functions/v1/market-research', { ...researchIdea, productId: body.id, ...more })
    const runOf = async (answer: Awaited<ReturnType<typeof start>>) =>
      await ada.run((answer.body.run as { id: string }).id)
    expect(await runOf(await start({}))).toMatchObject({
      productId: body.id,
      corrections: { who: 'dog walkers', today: 'a whiteboard' },
    })
    const second = await runOf(await start({ corrections: { who: 'groomers', today: '' } }))
    expect(second.corrections).toEqual({ who: 'groomers' })

    // The same words are the same product, unless the request says that they are none.
    expect(await runOf(await start({ productId: undefined }))).toMatchObject({
      productId: body.id,
      corrections: { who: 'dog walkers', today: 'a whiteboard' },
    })
    expect(await runOf(await start({ productId: null }))).toMatchObject({ productId: null, corrections: {} })

    expect((await ada.send('DELETE', `/api/products/${body.id}`)).status).toBe(204)
    expect(await ada.run(second.id)).toMatchObject({ productId: null, status: 'succeeded' })
  })

  test('the profile is the product that prefills, and a product of the same words becomes it', async () => {
    const ada = await signUp(app.url)
    const { body } = await keep(ada, { reading: { who: 'dog owners' } })
    expect((await ada.send('GET', '/api/profile/product')).body).toEqual({ profile: null })
    await ada.send('PUT', '/api/profile/product', { name: 'Walkies', description: words.description })
    expect(await listOf(ada)).toMatchObject([{ id: body.id, name: 'Walkies', prefills: true, revision: 1 }])
    await ada.send('PUT', '/api/profile/product', { name: 'Walkies', description: 'Other words' })
    expect(await listOf(ada)).toMatchObject([{ id: body.id, reading: {}, revision: 2 }])
    await ada.send('PUT', '/api/profile/product', {})
    expect(await listOf(ada)).toEqual([])
  })

  test("a guest's products move to the account at sign-up and at sign-in, with the runs made for them", async () => {
    const account = await signUp(app.url)
    await account.send('PUT', '/api/profile/product', { name: 'My own' })
    for (const path of ['sign-up', 'sign-in']) {
      const visitor = await guest(app.url)
      const { body } = await keep(visitor, { reading: { who: 'dog owners' }, name: path })
      const run = await visitor.send('POST', '/functions/v1/market-research', { ...researchIdea, productId: body.id })
      const email = path === 'sign-up' ? `${randomUUID()}@example.com` : account.email
      const answer = await post(
        `${app.url}/api/auth/${path}/email`,
        { email, password: testPassword, ...(path === 'sign-up' ? { name: 'Grace Example' } : {}) },
        { authorization: `Bearer ${visitor.sessionToken}` },
      )
      const grace = await personOf(app.url, email, answer)
      const moved = (await listOf(grace)).find(({ id }) => id === body.id)
      expect(moved).toMatchObject({ name: path, reading: { who: 'dog owners' }, revision: 1, prefills: false })
      expect((await grace.run((run.body.run as { id: string }).id)).productId).toBe(body.id)
      expect(await app.query('select 1 from products where user_id = $1', [visitor.userId])).toEqual([])
    }
    expect((await account.send('GET', '/api/profile/product')).body).toMatchObject({ profile: { name: 'My own' } })
  })

  test('products go with the account, and with a guest', async () => {
    for (const person of [await signUp(app.url), await guest(app.url)]) {
      const { body } = await keep(person)
      await person.send('POST', '/functions/v1/market-research', { ...researchIdea, productId: body.id })
      await app.query('delete from "user" where id = $1', [person.userId])
      expect(await app.query('select 1 from products where id = $1', [body.id])).toEqual([])
    }
  })
})

test('the profiles of an earlier version become products, each with its words and its time', async () => {
  const cluster = inject('connection')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ ...cluster, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${database}`)
  const client = new pg.Client({ ...cluster, database })
  try {
    await client.connect()
    const all = readMigrations()
    const newer = all.findIndex(({ sql }) => sql.some((each) => each.includes('CREATE TABLE "products"')))
    for (const migration of all.slice(0, newer)) await applyMigration(client, migration)
    const profiles = Array.from({ length: 50 }, (_, index) => ({
      user_id: `user-${index}`,
      name: index % 3 === 0 ? '' : `Name ${index}`,
      description: `It's "${index}"\n日本 🐕`,
      audience: index % 2 === 0 ? '' : 'é'.repeat(2000),
      market: '',
      updated_at: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
    }))
    await client.query(
      `insert into "user" (id, name, email, email_verified) select 'user-' || n, 'A', n || '@example.com', true from generate_series(0, 60) n`,
    )
    await client.query(
      'insert into product_profiles select * from json_populate_recordset(null::product_profiles, $1::json)',
      [JSON.stringify(profiles)],
    )
    await migrateDatabase({ ...cluster, database })
    const { rows } = await client.query(
      'select user_id, name, description, audience, market, updated_at, prefills, reading, revision from products order by updated_at',
    )
    expect(rows).toEqual(
      profiles.map((profile) => ({
        ...profile,
        updated_at: new Date(profile.updated_at),
        prefills: true,
        reading: {},
        revision: 0,
      })),
    )
    expect((await client.query(`select to_regclass('product_profiles') as gone`)).rows).toEqual([{ gone: null }])
  } finally {
    await client.end()
    await admin.query(`drop database if exists ${database} with (force)`)
    await admin.end()
  }
})

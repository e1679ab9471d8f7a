import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guest, signUp } from '#tests/support/person.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const path = '/api/profile/product'

describe('the product profile', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  test('is empty, kept, replaced and forgotten', async () => {
    const ada = await signUp(app.url)
    expect((await ada.send('GET', path)).body).toEqual({ profile: null })
    const product = { name: ' ShiftSwap ', description: 'Nurses swap shifts', audience: 'Night nurses', market: '' }
    expect(await ada.send('PUT', path, product)).toMatchObject({
      status: 200,
      body: { profile: { name: 'ShiftSwap' } },
    })
    await ada.send('PUT', path, { description: 'Nurses trade shifts' })
    expect((await ada.send('GET', path)).body).toMatchObject({
      profile: {
        name: '',
        description: 'Nurses trade shifts',
        audience: '',
        market: '',
        updated_at: expect.any(String),
      },
    })
    expect((await ada.send('PUT', path, {})).body).toEqual({ profile: null })
    expect((await ada.send('GET', path)).body).toEqual({ profile: null })
    expect(await app.query('select 1 from products where user_id = $1', [ada.userId])).toEqual([])
  })

  test('lengths are bounded and other fields refused, each by its name', async () => {
    const ada = await signUp(app.url)
    for (const [field, longest] of [
      ['name', 200],
      ['description', 5_000],
      ['audience', 2_000],
      ['market', 300],
    ] as const) {
      expect((await ada.send('PUT', path, { [field]: 'é'.repeat(longest) })).status).toBe(200)
      expect(await ada.send('PUT', path, { [field]: 'x'.repeat(longest + 1) })).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT', fields: { [field]: expect.stringContaining('under') } },
      })
    }
    expect((await ada.send('PUT', path, { user_id: 'somebody' })).status).toBe(400)
    expect((await ada.send('PUT', path, { name: 7 })).status).toBe(400)
  })

  test("a guest's is kept in the browser: the server takes none", async () => {
    const visitor = await guest(app.url)
    expect((await visitor.send('GET', path)).status).toBe(401)
    expect((await visitor.send('PUT', path, { name: 'x' })).status).toBe(401)
  })
})

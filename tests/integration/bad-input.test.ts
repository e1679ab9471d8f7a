import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, signUp } from '#tests/support/person.ts'
import { personaIdea, prdIdea, researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

describe('bad input', () => {
  let app: TestApp
  let ada: Person
  beforeAll(async () => {
    app = await createTestApp()
    ada = await signUp(app.url)
  })
  afterAll(() => app.close())

  test.each([
    ['a day that JavaScript knows', `1_${crypto.randomUUID()}`, 400],
    ['a day with a remark', `Sat, 1 Jan 2000 (x)_${crypto.randomUUID()}`, 400],
    ['a year that no database has', `+275760-09-13T00:00:00.000Z_${crypto.randomUUID()}`, 400],
    ['a day that is none', `2026-02-31T25:00:00.000Z_${crypto.randomUUID()}`, 400],
    ['the year nought', `0000-01-01T00:00:00.000Z_${crypto.randomUUID()}`, 400],
    ['one of ours', `2026-01-01T00:00:00.000Z_${crypto.randomUUID()}`, 200],
  ])('the history from %s on', async (_what, cursor, status) => {
    expect((await ada.send('GET', `/api/runs?cursor=${encodeURIComponent(cursor)}`)).status).toBe(status)
  })

  test('NUL in a query is looked for as if it were not there', async () => {
    for (const query of ['q=%00', 'q=a%00b', 'agent=%00', 'agent=market%00-research']) {
      expect([query, (await ada.send('GET', `/api/runs?${query}`)).status]).toEqual([query, 200])
    }
  })

  const both = 'Please provide both product description and target audience'
  const fields = 'Please fill in both Product Description and Target Audience'
  const cases: [string, string, unknown, string][] = [
    ['blank description', 'persona-generator', { ...personaIdea, productDescription: '   ' }, both],
    ['missing audience', 'persona-generator', { productDescription: 'x' }, both],
    [
      'a count that is not offered',
      'persona-generator',
      { ...personaIdea, personaCount: '9' },
      'Choose 3, 4 or 5 personas',
    ],
    ['no idea', 'product-prd-generator', {}, 'Please provide a product idea'],
    ['a null idea', 'product-prd-generator', { productIdea: null }, 'Please provide a product idea'],
    [
      'a short idea',
      'product-prd-generator',
      { productIdea: '  too short ' },
      'Product idea must be at least 10 characters long',
    ],
    [
      'a long idea',
      'product-prd-generator',
      { productIdea: 'x'.repeat(2001) },
      'Product idea is too long. Please keep it under 2000 characters',
    ],
    [
      'a long context',
      'product-prd-generator',
      { ...prdIdea, additionalContext: 'x'.repeat(1001) },
      'Additional context is too long. Please keep it under 1000 characters',
    ],
    ['an empty form', 'market-research', {}, fields],
    [
      'too many competitors',
      'market-research',
      { ...researchIdea, numCompetitors: 6 },
      'Choose between 2 and 5 competitors',
    ],
    ['a number as text', 'market-research', { ...researchIdea, productDescription: 42 }, 'This field must be text'],
    ['an unknown field', 'market-research', { ...researchIdea, surprise: true }, 'Unknown field "surprise"'],
  ]
  test.each(cases)('%s for %s', async (_what, name, body, message) => {
    const answer = await ada.send('POST', `/functions/v1/${name}`, body)
    expect(answer).toMatchObject({ status: 400, body: { error: message, code: 'INVALID_INPUT' } })
  })

  test('exactly 2000 characters are taken', async () => {
    const answer = await ada.send('POST', '/functions/v1/product-prd-generator', {
      productIdea: 'word '.repeat(399).padEnd(2000, 'x'),
    })
    expect(answer.status).toBe(200)
  })

  test('broken JSON, another kind of value and broken UTF-8 are 400', async () => {
    const bodies = ['{"productIdea":', '[]', '"text"', 'null', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])]
    for (const body of bodies) {
      const answer = await ada.send('POST', '/functions/v1/product-prd-generator', body, {
        'content-type': 'application/json',
      })
      expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_JSON' } })
    }
  })

  test('a megabyte of text is 413', async () => {
    const answer = await ada.send('POST', '/functions/v1/product-prd-generator', { productIdea: 'x'.repeat(1_048_576) })
    expect(answer).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } })
  })

  test('unknown and upcoming functions, unknown paths', async () => {
    expect(await ada.send('POST', '/functions/v1/no-such-agent', {})).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    })
    expect(await ada.send('POST', '/functions/v1/planning', {})).toMatchObject({
      status: 403,
      body: { code: 'AGENT_UPCOMING' },
    })
    expect(await ada.send('GET', '/api/nothing-here')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  test("another user's id in the body is refused, the own one is taken", async () => {
    const mallory = await signUp(app.url)
    const foreign = await ada.send('POST', '/functions/v1/product-prd-generator', {
      ...prdIdea,
      userId: mallory.userId,
    })
    expect(foreign).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect(
      (await ada.send('POST', '/functions/v1/product-prd-generator', { ...prdIdea, userId: ada.userId })).status,
    ).toBe(200)
  })

  test('nothing of a refused request is stored, charged or leaked', async () => {
    const eve = await signUp(app.url)
    const marker = 'zebra-crossing-marker'
    const answer = await eve.send('POST', '/functions/v1/market-research', { productDescription: marker })
    expect(JSON.stringify(answer.body)).not.toMatch(/stack|node_modules|src\/|select |zod/i)
    expect(await app.query('select id from runs where user_id = $1', [eve.userId])).toEqual([])
    expect(await app.query('select 1 from usage_counters where user_id = $1', [eve.userId])).toEqual([])
    expect(app.logged.join('\n')).not.toContain(marker)
  })

  test('odd characters come back as they were typed, without what cannot be stored', async () => {
    const odd = 'Café ☕ 𝕏 \u202eRTL <script>alert(1)</script> \u0000nul \ud800 lone "quotes" \\ back'
    const answer = await ada.send('POST', '/functions/v1/market-research', { ...researchIdea, productDescription: odd })
    expect(answer.status).toBe(200)
    const { input } = await ada.run((answer.body.run as { id: string }).id)
    expect(input.productDescription).toBe(odd.replace('\u0000', '').toWellFormed())
  })
})

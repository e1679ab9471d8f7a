import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runEvent } from '#shared/run-events.ts'
import { guest, type Person, signUp } from '#tests/support/person.ts'
import { personaIdea, prdIdea, researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

describe('a run from form to stored result', () => {
  let app: TestApp
  let ada: Person
  beforeAll(async () => {
    app = await createTestApp()
    ada = await signUp(app.url)
  })
  afterAll(() => app.close())

  async function plainRun() {
    const { body } = await ada.send('POST', '/functions/v1/market-research', researchIdea)
    return ada.run((body.run as { id: string }).id)
  }

  test.each([
    ['persona-generator', personaIdea, ['timestamp', 'realTimeChallenges', 'personas']],
    ['product-prd-generator', prdIdea, ['success', 'prd', 'inputs', 'timestamp', 'marketInsights']],
    [
      'market-research',
      researchIdea,
      ['timestamp', 'positioningStatement', 'battleCard', 'swotAnalysis', 'searchResults'],
    ],
  ])('%s answers JSON with its fields and the run', async (name, body, fields) => {
    const answer = await ada.send('POST', `/functions/v1/${name}`, body)
    expect(answer.status).toBe(200)
    expect(Object.keys(answer.body)).toEqual(expect.arrayContaining(fields))
    expect(answer.body.run).toMatchObject({
      model: 'built-in',
      writerVersion: '9',
      id: expect.any(String),
      durationMs: expect.any(Number),
    })
    const stored = await ada.run((answer.body.run as { id: string }).id)
    const { run: _, understood, unsure, ...result } = answer.body
    expect(stored).toMatchObject({
      understood,
      unsure,
      agentId: name,
      status: 'succeeded',
      revision: 1,
      result,
      error: null,
    })
  })

  test('an alias is the same function', async () => {
    const answer = await ada.send('POST', '/functions/v1/prd-generator', prdIdea)
    expect(answer.status).toBe(200)
    expect((await ada.run((answer.body.run as { id: string }).id)).agentId).toBe('product-prd-generator')
  })

  test('streams valid events, numbered without gaps, and resumes after any of them', async () => {
    const events = await ada.stream('/functions/v1/market-research', { body: researchIdea })
    expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1))
    for (const { event } of events) expect(() => runEvent.parse(event)).not.toThrow()
    expect(events[0]?.event.type).toBe('run-start')
    expect(events.at(-1)?.event.type).toBe('run-end')
    const types = new Set(events.map(({ event }) => event.type))
    expect(types).toEqual(new Set(['run-start', 'progress', 'sources', 'delta', 'run-end']))
    const start = events[0]?.event
    const id = start?.type === 'run-start' ? start.runId : ''
    for (const after of [0, 2, events.length - 1]) {
      const rest = await ada.stream(`/api/runs/${id}/events`, {
        method: 'GET',
        headers: { 'last-event-id': String(after) },
      })
      expect(rest).toEqual(events.slice(after))
    }
  })

  test('the pieces of text, joined, are the JSON that the result was made from', async () => {
    const events = await ada.stream('/functions/v1/persona-generator', { body: personaIdea })
    const text = events.map(({ event }) => (event.type === 'delta' ? event.text : '')).join('')
    const end = events.at(-1)?.event
    const result = end?.type === 'run-end' ? end.result : {}
    expect(result).toMatchObject({ personas: (JSON.parse(text) as { personas: unknown[] }).personas })
  })

  test('a reader that leaves does not stop the run', async () => {
    let id = ''
    await ada.stream('/functions/v1/market-research', {
      body: researchIdea,
      onEvent: ({ event }) => {
        if (event.type === 'run-start') id = event.runId
        return false
      },
    })
    await expect.poll(async () => (await ada.run(id)).status, { timeout: 10_000 }).toBe('succeeded')
  })

  test('the same key is the same run; with another body it is refused', async () => {
    const headers = { 'idempotency-key': 'double-click-1' }
    const [first, second] = await Promise.all([
      ada.send('POST', '/functions/v1/market-research', researchIdea, headers),
      ada.send('POST', '/functions/v1/market-research', researchIdea, headers),
    ])
    expect([first.status, second.status]).toEqual([200, 200])
    expect((second.body.run as { id: string }).id).toBe((first.body.run as { id: string }).id)
    const other = await ada.send(
      'POST',
      '/functions/v1/market-research',
      { ...researchIdea, numCompetitors: 2 },
      headers,
    )
    expect(other.status).toBe(409)
    expect(other.body.code).toBe('IDEMPOTENCY_MISMATCH')
  })

  test('a correction outweighs the form, is kept with the run and is part of what a key stands for', async () => {
    const headers = { 'idempotency-key': 'corrected-1' }
    const corrections = { who: 'hotel porters', where: 'Portugal', pays: '  ' }
    const answer = await ada.send('POST', '/functions/v1/market-research', { ...researchIdea, corrections }, headers)
    expect(answer.status).toBe(200)
    const { id } = answer.body.run as { id: string }
    const stored = await ada.run(id)
    expect(stored.corrections).toEqual({ who: 'hotel porters', where: 'Portugal' })
    expect(stored.input).toEqual((await plainRun()).input)
    expect(stored.understood).toContainEqual({ label: 'Who', value: 'hotel porters', corrects: 'who', corrected: true })
    expect(JSON.stringify(stored.result)).toContain('hotel porters')

    const again = await ada.send('POST', '/functions/v1/market-research', { ...researchIdea, corrections }, headers)
    expect((again.body.run as { id: string }).id).toBe(id)
    const without = await ada.send('POST', '/functions/v1/market-research', researchIdea, headers)
    expect(without.body.code).toBe('IDEMPOTENCY_MISMATCH')

    for (const wrong of [{ who: 7 }, { nobody: 'x' }, 'text', { who: 'x'.repeat(301) }]) {
      const refused = await ada.send('POST', '/functions/v1/market-research', { ...researchIdea, corrections: wrong })
      expect(refused).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
    }
  })

  test('lists own runs, newest first, in pages, searched by their words', async () => {
    const grace = await signUp(app.url)
    for (const word of ['umbrella', 'lighthouse', 'accordion']) {
      await grace.send('POST', '/functions/v1/market-research', {
        ...researchIdea,
        productDescription: `A shop for every ${word}`,
      })
    }
    const first = await grace.send<{ runs: { title: string }[]; nextCursor: string }>('GET', '/api/runs?limit=2')
    expect(first.body.runs.map(({ title }) => title)).toEqual([
      'Market research: A shop for every accordion',
      'Market research: A shop for every lighthouse',
    ])
    const next = await grace.send<{ runs: { title: string }[] }>(
      'GET',
      `/api/runs?limit=2&cursor=${first.body.nextCursor}`,
    )
    expect(next.body).toMatchObject({
      runs: [{ title: 'Market research: A shop for every umbrella' }],
      nextCursor: null,
    })
    const found = await grace.send<{ runs: { title: string }[] }>('GET', '/api/runs?q=LIGHT')
    expect(found.body.runs.map(({ title }) => title)).toEqual(['Market research: A shop for every lighthouse'])
    expect((await grace.send('GET', '/api/runs?cursor=nonsense')).status).toBe(400)
  })

  test('the list is searched in what was typed and by agent, never in the names of fields', async () => {
    const grace = await signUp(app.url)
    const typed = 'A 50% cheaper "tide\nclock" for sailors'
    await grace.send('POST', '/functions/v1/market-research', { ...researchIdea, productDescription: typed })
    await grace.send('POST', '/functions/v1/persona-generator', personaIdea)
    const found = async (query: string) =>
      (await grace.send<{ runs: { agentId: string }[] }>('GET', `/api/runs?${query}`)).body.runs.map(
        ({ agentId }) => agentId,
      )
    expect(await found(`q=${encodeURIComponent('"tide\nclock"')}`)).toEqual(['market-research'])
    expect(await found('q=50%25+cheaper')).toEqual(['market-research'])
    expect(await found('q=50_+cheaper')).toEqual([])
    expect(await found('q=productDescription')).toEqual([])
    expect(await found('q=persona')).toEqual(['persona-generator'])
    expect(await found('agent=persona-generator')).toEqual(['persona-generator'])
    expect(await found('agent=no-such-agent')).toEqual([])
    expect(await found('agent=market-research&q=sailors')).toEqual(['market-research'])
    const { id } = (await grace.send<{ runs: { id: string }[] }>('GET', '/api/runs')).body.runs[0] ?? { id: '' }
    expect((await grace.run(id)).understood).toEqual(
      expect.arrayContaining([expect.objectContaining({ label: expect.any(String), value: expect.any(String) })]),
    )
  })

  test('an edit is the next revision, is what is exported, and a stale one is refused', async () => {
    const { body } = await ada.send('POST', '/functions/v1/product-prd-generator', prdIdea)
    const id = (body.run as { id: string }).id
    const { result } = await ada.run(id)
    const edit = { result: { ...result, prd: '# Edited by hand\n\nA sentence of mine.' }, revision: 1 }
    const saved = await ada.send('PATCH', `/api/runs/${id}/result`, edit)
    expect(saved).toMatchObject({ status: 200, body: { revision: 2 } })
    const file = await ada.send<string>('GET', `/api/runs/${id}/export?format=md`)
    expect(file.body).toContain('A sentence of mine.')
    expect(await ada.send('PATCH', `/api/runs/${id}/result`, edit)).toMatchObject({
      status: 409,
      body: { code: 'STALE_REVISION' },
    })
    const wrong = await ada.send('PATCH', `/api/runs/${id}/result`, { result: { ...result, prd: 7 }, revision: 2 })
    expect(wrong).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', error: 'This must be a text.', fields: { prd: 'This must be a text.' } },
    })
    for (const [body, fields] of [
      [{ result }, { revision: 'This field is missing.' }],
      [{ result: 'x', revision: 2 }, { result: 'This must be an object with named fields.' }],
      [{ result, revision: 0 }, { revision: expect.stringContaining('This must be') }],
      [{ result, revision: 2, author: 'eve' }, { author: 'Unknown field "author"' }],
      [{ result: {}, revision: 2 }, { prd: 'This field is missing.' }],
    ] as const) {
      const { status, body: answer } = await ada.send('PATCH', `/api/runs/${id}/result`, body)
      expect([status, answer.fields]).toEqual([400, expect.objectContaining(fields)])
      expect(Object.values(answer.fields as object)).toContain(answer.error)
    }
  })

  test('every offered format is a file with its name; another one is 400', async () => {
    const { body } = await ada.send('POST', '/functions/v1/market-research', researchIdea)
    const id = (body.run as { id: string }).id
    const date = new Date().toISOString().slice(0, 10)
    for (const format of ['docx', 'pdf', 'md', 'txt', 'json', 'csv']) {
      const file = await ada.send<string>('GET', `/api/runs/${id}/export?format=${format}`)
      expect(file.status).toBe(200)
      expect(file.headers.get('content-disposition')).toContain(`filename="market-research-report-${date}.${format}"`)
    }
    expect(await ada.send('GET', `/api/runs/${id}/export?format=xlsx`)).toMatchObject({
      status: 400,
      body: { code: 'FORMAT_NOT_OFFERED' },
    })
  })

  test('deletes a run with its events', async () => {
    const { body } = await ada.send('POST', '/functions/v1/market-research', researchIdea)
    const id = (body.run as { id: string }).id
    expect((await ada.send('DELETE', `/api/runs/${id}`)).status).toBe(204)
    expect((await ada.send('GET', `/api/runs/${id}`)).status).toBe(404)
    expect(await app.query('select 1 from run_events where run_id = $1', [id])).toEqual([])
  })

  test("another user's run is 404 on every route and stays as it was", async () => {
    const { body } = await ada.send('POST', '/functions/v1/market-research', researchIdea)
    const id = (body.run as { id: string }).id
    const mallory = await signUp(app.url)
    const calls: [string, string, unknown?][] = [
      ['GET', `/api/runs/${id}`],
      ['GET', `/api/runs/${id}/events`],
      ['POST', `/api/runs/${id}/cancel`, {}],
      ['GET', `/api/runs/${id}/export?format=md`],
      ['PATCH', `/api/runs/${id}/result`, { result: {}, revision: 1 }],
      ['PATCH', `/api/runs/${id}`, { pinned: true }],
      ['DELETE', `/api/runs/${id}`],
      ['GET', '/api/runs/not-a-run'],
    ]
    for (const [method, path, sent] of calls) {
      expect(await mallory.send(method, path, sent)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
    expect((await ada.run(id)).status).toBe('succeeded')
  })

  test('guests run market research three times and nothing else', async () => {
    const visitor = await guest(app.url)
    expect((await visitor.send('POST', '/functions/v1/persona-generator', personaIdea)).body.code).toBe(
      'GUEST_NOT_ALLOWED',
    )
    expect(await visitor.send('POST', '/functions/v1/product-prd-generator', prdIdea)).toMatchObject({
      status: 401,
      body: { error: 'Please sign in to use this feature' },
    })
    for (let used = 0; used < 3; used += 1) {
      expect((await visitor.send('POST', '/functions/v1/market-research', researchIdea)).status).toBe(200)
    }
    expect((await visitor.send('POST', '/functions/v1/market-research', researchIdea)).status).toBe(402)
  })
})

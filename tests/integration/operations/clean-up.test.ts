import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CleanUp, createCleanUp } from '#server/clean-up/clean-up.ts'
import { underLock } from '#server/clean-up/clean-up-task.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { createLog } from '#server/observe/log.ts'
import { type ChunkModel, startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { researchAnswer } from '#tests/support/model-answer.ts'
import { guest, type Person, signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

describe('cleaning up', () => {
  let model: ChunkModel
  let app: TestApp
  let ada: Person
  let database: Database
  let cleanUp: CleanUp
  beforeAll(async () => {
    model = await startChunkModel({ text: JSON.stringify(researchAnswer), chunks: 10, delayMs: 60 })
    app = await createTestApp({ MODEL: 'openai-compatible/fake', OPENAI_BASE_URL: model.baseUrl })
    ada = await signUp(app.url)
    database = openDatabase(app.connection, { onError: () => undefined })
    cleanUp = createCleanUp({ database, log: createLog('silent'), runTextDays: 1 })
  })
  afterAll(async () => {
    cleanUp.close()
    await database.close()
    await app.close()
    await model.close()
  })
  beforeEach(async () => {
    await app.query('delete from runs')
    await app.query('delete from installation where key = $1', ['run_texts_removed_until'])
  })

  async function run(): Promise<string> {
    const { status, body } = await ada.send<{ run: { id: string } }>(
      'POST',
      '/functions/v1/market-research',
      researchIdea,
    )
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body.run.id
  }
  const endedAgo = (id: string, interval: string) =>
    app.query('update runs set finished_at = now() - $2::interval where id = $1', [id, interval])
  const typesOf = async (id: string) =>
    (await app.query<{ type: string }>('select type from run_events where run_id = $1 order by seq', [id])).map(
      ({ type }) => type,
    )

  test('text pieces of a run of yesterday go; following, opening and exporting it give the same result', async () => {
    const [old, young] = [await run(), await run()]
    await endedAgo(old, '25 hours')
    const before = await ada.run(old)
    const whole = await ada.stream(`/api/runs/${old}/events`, { method: 'GET' })
    const file = await ada.send('GET', `/api/runs/${old}/export?format=md`)
    const pieces = whole.filter(({ event }) => event.type === 'delta').length
    expect(pieces).toBeGreaterThan(1)

    expect(await cleanUp.run()).toMatchObject({ 'run texts': pieces })
    expect(await typesOf(old)).not.toContain('delta')
    expect(await typesOf(young)).toContain('delta')
    expect(await ada.run(old)).toEqual(before)
    expect(await ada.send('GET', `/api/runs/${old}/export?format=md`)).toMatchObject({ status: 200, body: file.body })
    const replayed = await ada.stream(`/api/runs/${old}/events`, { method: 'GET' })
    expect(replayed).toEqual(whole.filter(({ event }) => event.type !== 'delta'))
    expect(replayed.at(-1)?.event).toMatchObject({ type: 'run-end', result: before.result })
    // Somebody who was cut off in the middle of the text gets the end.
    const middle = whole.find(({ event }) => event.type === 'delta')?.id ?? 0
    const rest = await ada.stream(`/api/runs/${old}/events`, {
      method: 'GET',
      headers: { 'last-event-id': String(middle) },
    })
    expect(rest.map(({ event }) => event.type).at(-1)).toBe('run-end')
    expect(rest[0]?.id).toBeGreaterThan(middle)

    expect(await cleanUp.run()).toMatchObject({ 'run texts': 0 })
    await endedAgo(young, '24 hours 5 minutes')
    expect((await cleanUp.run())['run texts']).toBeGreaterThan(0)
    expect(await typesOf(young)).not.toContain('delta')
  })

  test('what was read and found of a product stays, for its next runs', async () => {
    const id = await run()
    await endedAgo(id, '40 days')
    const { body: product } = await ada.send<{ id: string }>('POST', '/api/products', { description: 'Sitters.' })
    const namesOf = async () =>
      (await app.query<{ name: string }>('select name from run_steps where run_id = $1 order by name', [id])).map(
        ({ name }) => name,
      )
    await app.query('update runs set product_id = $2 where id = $1', [id, product.id])
    await app.query(
      `insert into run_steps (run_id, name, input_hash, output, ms) values ($1, 'market', 'x', '{}', 1) on conflict do nothing`,
      [id],
    )
    expect((await namesOf()).length).toBeGreaterThan(2)
    await cleanUp.run()
    expect(await namesOf()).toEqual(['market', 'read'])
  })

  test('what a stopped run had written stays', async () => {
    model.set({ delayMs: 2_000 })
    let id = ''
    await ada.stream('/functions/v1/market-research', {
      body: researchIdea,
      onEvent: ({ event }) => {
        if (event.type === 'run-start') id = event.runId
        if (event.type === 'delta') void ada.send('POST', `/api/runs/${id}/cancel`)
        return undefined
      },
    })
    model.set({ delayMs: 60 })
    await endedAgo(id, '40 days')
    const { partial } = await ada.run(id)
    expect(partial).not.toBeNull()
    await cleanUp.run()
    expect((await ada.run(id)).partial).toBe(partial)
  })

  test('many runs that ended at the same moment are all seen to, over several batches', async () => {
    const session = await ada.send<{ sessions: unknown }>('GET', '/api/usage')
    expect(session.status).toBe(200)
    await app.query(
      `insert into runs (id, user_id, session_id, agent_id, status, period, input, title, model, body_hash, finished_at)
       select gen_random_uuid(), $1, 's', 'market-research', 'succeeded', '2026-01', '{}', 'Old', 'm', 'x',
         date_trunc('day', now()) - interval '3 days' from generate_series(1, 250)`,
      [ada.userId],
    )
    await app.query(
      `insert into run_events (run_id, seq, type, data) select id, seq, case when seq = 1 then 'run-start' else 'delta' end, '{}'
       from runs, generate_series(1, 4) as seq where title = 'Old'`,
    )
    expect(await cleanUp.run()).toMatchObject({ 'run texts': 750 })
    const [left] = await app.query('select count(*)::int as rows from run_events where type = $1', ['delta'])
    expect(left).toEqual({ rows: 0 })
  })

  test('links go three months after their end, and not before', async () => {
    const id = await run()
    await app.query(
      `insert into share_links (run_id, user_id, token_hash, expires_at)
       values ($1, $2, 'long ago', now() - interval '91 days'), ($1, $2, 'lately', now() - interval '89 days')`,
      [id, ada.userId],
    )
    expect(await cleanUp.run()).toMatchObject({ links: 1 })
    expect(await app.query('select token_hash from share_links')).toEqual([{ token_hash: 'lately' }])
  })

  test('one server does it at a time', async () => {
    const id = await run()
    await endedAgo(id, '2 days')
    const other = openDatabase(app.connection, { onError: () => undefined, max: 1 })
    await underLock(other, async () => {
      expect(await cleanUp.run()).toEqual({
        'run texts': 0,
        sessions: 0,
        verifications: 0,
        guests: 0,
        links: 0,
        attempts: 0,
      })
    })
    await other.close()
    expect((await cleanUp.run())['run texts']).toBeGreaterThan(0)
  })

  test('0 days keep every text', async () => {
    const id = await run()
    await endedAgo(id, '3000 days')
    const keeping = createCleanUp({ database, log: createLog('silent'), runTextDays: 0 })
    await keeping.run()
    keeping.close()
    expect(await typesOf(id)).toContain('delta')
  })

  test('guests who cannot come back go with all that they had; others stay', async () => {
    const [left, stays, young] = [await guest(app.url), await guest(app.url), await guest(app.url)]
    for (const each of [left, stays]) {
      expect((await each.send('POST', '/functions/v1/market-research', researchIdea)).status).toBe(200)
      await app.query(`update "user" set created_at = now() - interval '2 days' where id = $1`, [each.userId])
    }
    for (const each of [left, young]) {
      await app.query('update session set expires_at = now() where user_id = $1', [each.userId])
    }
    await app.query('update session set expires_at = now() where user_id = $1', [ada.userId])
    expect(await cleanUp.run()).toMatchObject({ guests: 1 })
    await app.query(`update session set expires_at = now() + interval '1 day' where user_id = $1`, [ada.userId])
    const people = await app.query('select id from "user" where id = any($1) order by created_at', [
      [left, stays, young, ada].map(({ userId }) => userId),
    ])
    expect(people).toHaveLength(3)
    expect(people).not.toContainEqual({ id: left.userId })
    for (const table of ['runs', 'agent_usage', 'active_users', 'profiles']) {
      const column = table === 'profiles' ? 'id' : 'user_id'
      expect([table, await app.query(`select from ${table} where ${column} = $1`, [left.userId])]).toEqual([table, []])
    }
    expect((await stays.send<{ runs: unknown[] }>('GET', '/api/runs')).body.runs).toHaveLength(1)
  })

  test('sessions that are over go with what hangs on them, those that stand stay', async () => {
    const [stands, over] = [randomUUID(), randomUUID()]
    for (const [id, until] of [
      [stands, '1 day'],
      [over, '-2 hours'],
    ]) {
      await app.query(
        'insert into session (id, token, user_id, expires_at) values ($1, $1, $2, now() + $3::interval)',
        [id, ada.userId, until],
      )
      await app.query(
        `insert into user_integrations (id, user_id, integration_type, config, status, session_id)
         values ($1, $2, $3, '{}', 'active', $3)`,
        [randomUUID(), ada.userId, id],
      )
      await app.query('insert into verification (id, identifier, value, expires_at) values ($1, $1, $1, now() + $2)', [
        id,
        until,
      ])
    }
    const now = Date.now()
    for (const [id, at] of [
      ['recent attempt', now - 3_600_000],
      ['old attempt', now - 72 * 3_600_000],
    ]) {
      await app.query('insert into rate_limit (id, key, count, last_request) values ($1, $1, 1, $2)', [id, at])
    }
    expect(await cleanUp.run()).toMatchObject({ sessions: 1, verifications: 1, attempts: 1 })
    expect(await app.query('select session_id from user_integrations')).toEqual([{ session_id: stands }])
    expect(await app.query('select id from session where id = any($1)', [[stands, over]])).toEqual([{ id: stands }])
    expect(await app.query(`select id from rate_limit where id like '% attempt'`)).toEqual([{ id: 'recent attempt' }])
    expect((await ada.send('GET', '/api/usage')).status).toBe(200)
  })
})

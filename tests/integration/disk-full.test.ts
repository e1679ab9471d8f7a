import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type ChunkModel, startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { researchAnswer } from '#tests/support/model-answer.ts'
import { signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

/**
 * The database says what it says on a full disk (53100) to every row that a table should take. docs/reliability.md describes the
 * same with a disk that is really full.
 */
describe('a disk that is full', () => {
  let model: ChunkModel
  let app: TestApp
  beforeAll(async () => {
    model = await startChunkModel({ text: JSON.stringify(researchAnswer), chunks: 40, delayMs: 40 })
    app = await createTestApp({ MODEL: 'openai-compatible/fake', OPENAI_BASE_URL: model.baseUrl })
    await app.query(`create function disk_is_full() returns trigger language plpgsql as $$
      begin raise exception using errcode = '53100', message = 'could not extend file: No space left on device'; end $$`)
  })
  afterAll(async () => {
    await app.close()
    await model.close()
  })
  afterEach(() => free())

  const tables = ['run_events', 'runs', 'upload_chunks', 'agent_votes', 'installation']
  const fill = async () => {
    for (const table of tables) {
      await app.query(`create trigger full_disk before insert on ${table} for each row execute function disk_is_full()`)
    }
  }
  const free = async () => {
    for (const table of tables) await app.query(`drop trigger if exists full_disk on ${table}`)
  }

  test('a request is refused as one that may be repeated, costs nothing, and works once there is space', async () => {
    const ada = await signUp(app.url)
    await fill()
    const refused = await ada.send('POST', '/functions/v1/market-research', researchIdea)
    expect(refused).toMatchObject({ status: 503, body: { code: 'NOT_READY' } })
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(JSON.stringify(refused.body)).not.toContain('space')
    expect((await ada.send('PUT', '/api/votes/planning', {})).status).toBe(503)
    const upload = await fetch(`${app.url}/api/uploads?fileName=sales.csv`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ada.accessToken}`, 'content-type': 'application/octet-stream' },
      body: 'month,sales\n2026-01,3\n',
    })
    expect(upload.status).toBe(503)
    // What is there is still read.
    expect((await ada.send('GET', '/api/usage')).body).toMatchObject({ used: 0, reserved: 0, remaining: 50 })
    await free()
    expect((await ada.send('POST', '/functions/v1/market-research', researchIdea)).status).toBe(200)
    expect((await ada.send('GET', '/api/usage')).body).toMatchObject({ used: 1, reserved: 0 })
  })

  test('/readyz says that the disk is full', async () => {
    const readyz = async () => {
      const answer = await fetch(`${app.url}/readyz`)
      return { status: answer.status, body: await answer.json() }
    }
    expect(await readyz()).toEqual({ status: 200, body: { status: 'ready' } })
    await fill()
    await expect.poll(readyz).toEqual({ status: 503, body: { status: 'disk full' } })
    await free()
    await expect.poll(readyz).toEqual({ status: 200, body: { status: 'ready' } })
  })

  test('a run under way waits for space and then ends as if nothing had been', async () => {
    const ada = await signUp(app.url)
    let filled = false
    const events = await ada.stream('/functions/v1/market-research', {
      body: researchIdea,
      onEvent: ({ event }) => {
        if (event.type === 'delta' && !filled) {
          filled = true
          // The duration is what is tested: longer than the pauses of several tries to write.
          void fill().then(() => setTimeout(() => void free(), 3_000))
        }
        return undefined
      },
    })
    expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1))
    expect(events.at(-1)?.event.type).toBe('run-end')
    const text = events.flatMap(({ event }) => (event.type === 'delta' ? [event.text] : [])).join('')
    expect(text).toBe(JSON.stringify(researchAnswer))
    expect((await ada.send('GET', '/api/usage')).body).toMatchObject({ used: 1, reserved: 0 })
    expect(await app.query('select attempt from runs where user_id = $1', [ada.userId])).toEqual([{ attempt: 1 }])
  })
})

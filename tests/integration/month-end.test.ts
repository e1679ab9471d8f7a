import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ChunkModel, startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { researchAnswer } from '#tests/support/model-answer.ts'
import { type Person, signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

describe('a run that goes on over the end of the month', () => {
  let model: ChunkModel
  let app: TestApp
  beforeAll(async () => {
    model = await startChunkModel({ text: JSON.stringify(researchAnswer), chunks: 60, delayMs: 25 })
    app = await createTestApp({ MODEL: 'openai-compatible/fake', OPENAI_BASE_URL: model.baseUrl })
  })
  afterAll(async () => {
    await app.close()
    await model.close()
  })

  /** Moves what is reserved now to the month before, as if the month had ended since. */
  async function endTheMonth(ada: Person): Promise<string> {
    const [row] = await app.query<{ last: string }>(
      `select to_char((now() at time zone 'utc') - interval '1 month', 'YYYY-MM') as last`,
    )
    const last = row?.last ?? ''
    await app.query('update usage_counters set period = $2 where user_id = $1', [ada.userId, last])
    await app.query('update runs set period = $2 where user_id = $1', [ada.userId, last])
    return last
  }
  const counters = (ada: Person) =>
    app.query('select period, settled, reserved from usage_counters where user_id = $1 order by period', [ada.userId])

  test('is settled where it was reserved, and the new month is whole', async () => {
    const ada = await signUp(app.url)
    let last = Promise.resolve('')
    const events = await ada.stream('/functions/v1/market-research', {
      body: researchIdea,
      onEvent: ({ event }) => {
        if (event.type === 'run-start') last = endTheMonth(ada)
        return undefined
      },
    })
    expect(events.at(-1)?.event.type).toBe('run-end')
    expect(await counters(ada)).toEqual([{ period: await last, settled: 1, reserved: 0 }])
    expect((await ada.send('GET', '/api/usage')).body).toMatchObject({ used: 0, reserved: 0, remaining: 50 })
    // The dashboard's days and actives go by when it ended, which is now.
    const { body } = await ada.send<{ usesPerDay: { uses: number }[] }>('GET', '/api/usage')
    expect(body.usesPerDay.at(-1)?.uses).toBe(1)
  })

  test('returns its use to the month in which it was reserved', async () => {
    const ada = await signUp(app.url)
    let last = Promise.resolve('')
    await ada.stream('/functions/v1/market-research', {
      body: researchIdea,
      onEvent: ({ event }) => {
        if (event.type === 'run-start') {
          last = endTheMonth(ada).then(async (period) => {
            await ada.send('POST', `/api/runs/${event.runId}/cancel`, {})
            return period
          })
        }
        return undefined
      },
    })
    expect(await counters(ada)).toEqual([{ period: await last, settled: 0, reserved: 0 }])
  })

  test('the last use of the old month does not hold back the first of the new one', async () => {
    const ada = await signUp(app.url)
    await app.query(
      `insert into usage_counters (user_id, period, settled) values ($1, to_char(now() at time zone 'utc', 'YYYY-MM'), 49)`,
      [ada.userId],
    )
    const events = await ada.stream('/functions/v1/market-research', {
      body: researchIdea,
      onEvent: ({ event }) => {
        if (event.type === 'run-start') void endTheMonth(ada)
        return undefined
      },
    })
    expect(events.at(-1)?.event.type).toBe('run-end')
    expect((await ada.send('POST', '/functions/v1/market-research', researchIdea)).status).toBe(200)
    const rows = await counters(ada)
    expect(rows.map(({ settled, reserved }) => ({ settled, reserved }))).toEqual([
      { settled: 50, reserved: 0 },
      { settled: 1, reserved: 0 },
    ])
  })
})

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ChunkModel, startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { researchAnswer } from '#tests/support/model-answer.ts'
import { type Person, signUp } from '#tests/support/person.ts'
import { readMetrics, sampleOf } from '#tests/support/read-metrics.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

describe('figures', () => {
  let model: ChunkModel
  let app: TestApp
  let ada: Person
  beforeAll(async () => {
    model = await startChunkModel({ text: JSON.stringify(researchAnswer), chunks: 5 })
    app = await createTestApp({
      MODEL: 'openai-compatible/org/fake',
      OPENAI_BASE_URL: model.baseUrl,
      MODEL_PRICE: '2/8',
      RUNS_PER_SERVER: '1',
    })
    ada = await signUp(app.url)
  })
  afterAll(async () => {
    await app.close()
    await model.close()
  })

  const run = () => ada.send<{ run: { id: string } }>('POST', '/functions/v1/market-research', researchIdea)

  test('a run is counted by agent, outcome, plan, tokens and cost', async () => {
    const { body } = await run()
    await ada.send('GET', `/api/runs/${body.run.id}/export?format=md`)
    const [row] = await app.query<{ input_tokens: number; output_tokens: number }>(
      'select input_tokens, output_tokens from runs where id = $1',
      [body.run.id],
    )
    const { input_tokens: input = 0, output_tokens: output = 0 } = row ?? {}
    expect(input).toBeGreaterThan(0)
    const samples = await readMetrics(app.url)
    const labels = { provider: 'openai-compatible', model: 'org/fake' }
    const agent = 'market-research'
    expect(sampleOf(samples, 'pm_pilot_run_seconds_count', { agent, outcome: 'succeeded' })).toBe(1)
    expect(sampleOf(samples, 'pm_pilot_run_first_text_seconds_count', { agent })).toBe(1)
    expect(sampleOf(samples, 'pm_pilot_run_wait_seconds_count')).toBe(1)
    expect(sampleOf(samples, 'pm_pilot_uses_total', { plan: 'Free' })).toBe(1)
    // One that reads the form, one that writes.
    expect(sampleOf(samples, 'pm_pilot_model_call_seconds_count', { ...labels, outcome: 'stop' })).toBe(2)
    expect(sampleOf(samples, 'pm_pilot_model_tokens_total', { ...labels, direction: 'input' })).toBe(input)
    expect(sampleOf(samples, 'pm_pilot_model_tokens_total', { ...labels, direction: 'output' })).toBe(output)
    expect(sampleOf(samples, 'pm_pilot_model_cost_usd_total', labels)).toBeCloseTo((input * 2 + output * 8) / 1e6, 12)
    expect(sampleOf(samples, 'pm_pilot_research_seconds_count', { research: 'library', outcome: 'hit' })).toBe(1)
    expect(sampleOf(samples, 'pm_pilot_export_seconds_count', { format: 'md', outcome: 'written' })).toBe(1)
    expect(sampleOf(samples, 'pm_pilot_requests_total', { route: '/functions/v1/:function', status: '200' })).toBe(1)
    expect(sampleOf(samples, 'pm_pilot_request_seconds_count', { route: '/api/runs/:id/export' })).toBe(1)
    // A label made of what a request holds would grow without end.
    expect(
      samples.filter(({ labels: each }) => Object.values(each).some((value) => value.includes(body.run.id))),
    ).toEqual([])
  })

  test('who waits is seen while it waits', async () => {
    model.set({ delayMs: 1_200 })
    const both = Promise.all([run(), run()])
    await expect
      .poll(async () => sampleOf(await readMetrics(app.url), 'pm_pilot_runs_waiting'), {
        timeout: 10_000,
        interval: 200,
      })
      .toBe(1)
    const samples = await readMetrics(app.url)
    expect(sampleOf(samples, 'pm_pilot_runs_active')).toBe(1)
    expect(sampleOf(samples, 'pm_pilot_runs_running')).toBe(1)
    expect(sampleOf(samples, 'pm_pilot_runs_oldest_waiting_seconds')).toBeGreaterThan(0)
    expect(sampleOf(samples, 'pm_pilot_watchers', { kind: 'runs' })).toBe(2)
    model.set({ delayMs: 0 })
    await both
  })

  test('refused requests, failed and stopped runs are counted by their code', async () => {
    await ada.send('POST', '/functions/v1/market-research', {})
    model.fail({ kind: 'refusal' })
    expect((await run()).status).toBe(422)
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
    model.set({ delayMs: 0 })
    await expect
      .poll(async () => {
        const samples = await readMetrics(app.url)
        const agent = 'market-research'
        return {
          invalid: sampleOf(samples, 'pm_pilot_errors_total', { code: 'INVALID_INPUT' }),
          failed: sampleOf(samples, 'pm_pilot_run_seconds_count', { agent, outcome: 'failed' }),
          cancelled: sampleOf(samples, 'pm_pilot_run_seconds_count', { agent, outcome: 'cancelled' }),
          refused: sampleOf(samples, 'pm_pilot_model_call_seconds_count', { outcome: 'MODEL_REFUSED' }),
          stopped: sampleOf(samples, 'pm_pilot_model_call_seconds_count', { outcome: 'stopped' }),
        }
      })
      .toEqual({ invalid: 1, failed: 1, cancelled: 1, refused: 1, stopped: 1 })
  })

  test('health is there: database, pool, event loop, open pages', async () => {
    const samples = await readMetrics(app.url)
    expect(sampleOf(samples, 'pm_pilot_database_up')).toBe(1)
    expect(sampleOf(samples, 'pm_pilot_database_waiting')).toBe(0)
    expect(sampleOf(samples, 'pm_pilot_database_connections', { state: 'idle' })).toBeGreaterThanOrEqual(1)
    expect(sampleOf(samples, 'pm_pilot_watchers', { kind: 'pages' })).toBe(0)
    expect(sampleOf(samples, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
    expect(sampleOf(samples, 'pm_pilot_info', { model: 'openai-compatible/org/fake', research: 'library' })).toBe(1)
  })

  test('every figure that the run book names is there', async () => {
    const book = readFileSync(new URL('../../../docs/run-book.md', import.meta.url), 'utf8')
    const named = new Set(book.match(/\b(pm_pilot|nodejs|process)_[a-z0-9_]*[a-z0-9]\b/g))
    const text = await (await fetch(`${app.url}/metrics`)).text()
    const there = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
    const missing = [...named].filter((name) => !there.has(name.replace(/_(bucket|count)$/, '')))
    expect(named.size).toBeGreaterThan(20)
    expect(missing).toEqual([])
  })
})

describe('who may read the figures', () => {
  test('without a token: programs of this machine, and nothing that a proxy passes on', async () => {
    const app = await createTestApp()
    try {
      expect((await fetch(`${app.url}/metrics`)).status).toBe(200)
      for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
        const answer = await fetch(`${app.url}/metrics`, { headers: { [header]: '203.0.113.7' } })
        expect(answer.status).toBe(404)
        expect(await answer.text()).not.toContain('pm_pilot_')
      }
    } finally {
      await app.close()
    }
  })

  test('with a token: who has it, from wherever', async () => {
    const token = 'a token of the monitoring'
    const app = await createTestApp({ METRICS_TOKEN: token })
    try {
      const read = (headers: Record<string, string>) => fetch(`${app.url}/metrics`, { headers })
      expect((await read({})).status).toBe(401)
      const wrong = await read({ authorization: `Bearer ${token}x` })
      expect(wrong.status).toBe(401)
      expect(wrong.headers.get('www-authenticate')).toBe('Bearer')
      expect(await wrong.text()).not.toContain('pm_pilot_')
      const right = await read({ authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7' })
      expect(right.status).toBe(200)
      expect(right.headers.get('cache-control')).toBe('no-store')
      expect(app.logged.join('\n')).not.toContain(token)
    } finally {
      await app.close()
    }
  })
})

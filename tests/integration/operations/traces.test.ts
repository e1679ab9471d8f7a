import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type ChunkModel, startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { type CollectedSpan, startTraceCollector } from '#tests/fakes/telemetry/trace-collector.ts'
import { researchAnswer } from '#tests/support/model-answer.ts'
import { type Person, signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const answer = JSON.stringify(researchAnswer)
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'

describe('traces', () => {
  let model: ChunkModel
  const traceparents: (string | undefined)[] = []
  const texts: string[] = []
  beforeAll(async () => {
    model = await startChunkModel({
      text: answer,
      chunks: 5,
      answer: ({ headers }) => {
        traceparents.push(headers.traceparent?.toString())
        return { text: texts.shift() ?? answer }
      },
    })
  })
  afterAll(() => model.close())
  afterEach(() => {
    traceparents.length = 0
    texts.length = 0
  })

  const appWith = (settings: Record<string, string>): Promise<TestApp> =>
    createTestApp({ MODEL: 'openai-compatible/fake', OPENAI_BASE_URL: model.baseUrl, ...settings })
  const run = (person: Person, headers: Record<string, string> = {}) =>
    person.send<{ run: { id: string } }>('POST', '/functions/v1/market-research', researchIdea, headers)

  test('two runs are two traces, each whole, and end at the collector when the server stops', async () => {
    const collector = await startTraceCollector()
    const app = await appWith({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })
    const ada = await signUp(app.url)
    // The first answer of the second run is no JSON, so that there is something to repair.
    const first = await run(ada, { traceparent: `00-${traceId}-${spanId}-01` })
    texts.push('nothing like it')
    const second = await run(ada, { 'x-request-id': 'second-request' })
    expect([first.status, second.status]).toEqual([200, 200])
    const file = await ada.send('GET', `/api/runs/${first.body.run.id}/export?format=md`)
    expect(file.status).toBe(200)
    await app.close()
    const spans = collector.spans()
    await collector.close()

    const traceOf = (runId: string): CollectedSpan[] => {
      const root = spans.find((span) => span.name === 'run' && span.attributes['pm_pilot.run_id'] === runId)
      return spans.filter((span) => span.traceId === root?.traceId)
    }
    const parentOf = (trace: CollectedSpan[], span: CollectedSpan | undefined) =>
      trace.find((each) => each.spanId === span?.parentSpanId)
    const only = (trace: CollectedSpan[], name: string): CollectedSpan => {
      const [span, ...more] = trace.filter((each) => each.name === name)
      expect(more, name).toEqual([])
      if (!span) throw new Error(`no ${name} in ${trace.map((each) => each.name)}`)
      return span
    }
    const [one, two] = [traceOf(first.body.run.id), traceOf(second.body.run.id)]
    const request = 'POST /functions/v1/:function'
    expect(one.map(({ name }) => name).sort()).toEqual(
      ['chat fake', 'chat fake', 'research', 'run', 'store', request].sort(),
    )
    expect(two.map(({ name }) => name).sort()).toEqual(
      ['chat fake', 'chat fake', 'chat fake', 'repair', 'research', 'run', 'store', request].sort(),
    )
    expect(one[0]?.traceId).toBe(traceId)
    expect(two[0]?.traceId).not.toBe(traceId)
    expect(only(one, request)).toMatchObject({ parentSpanId: spanId, kind: 2 })
    expect(only(two, request).parentSpanId).toBe('')
    expect(only(two, request).attributes['pm_pilot.request_id']).toBe('second-request')
    for (const trace of [one, two]) {
      expect(parentOf(trace, only(trace, 'run'))?.name).toBe(request)
      for (const name of ['research', 'store']) expect(parentOf(trace, only(trace, name))?.name).toBe('run')
      expect(trace.every(({ failure }) => failure === '')).toBe(true)
    }
    // The first call of each reads the form.
    const callers = (trace: CollectedSpan[]) =>
      trace.flatMap((span) => (span.name === 'chat fake' ? [parentOf(trace, span)?.name] : [])).sort()
    expect(callers(one)).toEqual(['run', 'run'])
    expect(callers(two)).toEqual(['repair', 'run', 'run'])

    // Model calls, and nothing else, pass the trace on: the model's server goes on from the very span of its call.
    const sent = [...one, ...two].filter(({ kind }) => kind === 3).map((span) => `00-${span.traceId}-${span.spanId}-01`)
    // The fake model keeps no headers of the call that reads.
    expect(traceparents).toHaveLength(3)
    expect(sent).toEqual(expect.arrayContaining(traceparents))
    const exported = spans.find(({ name }) => name === 'export')
    expect(exported?.attributes).toMatchObject({ 'pm_pilot.format': 'md', 'pm_pilot.run_id': first.body.run.id })

    const received = collector.bodies.join('\n')
    for (const word of [
      ...Object.values(researchIdea),
      researchAnswer.positioningStatement,
      ada.email,
      ada.accessToken,
    ]) {
      if (typeof word === 'string' && word.length > 8) expect(received).not.toContain(word)
    }
    // Lines of the log lead to the trace.
    expect(app.logged.some((line) => line.includes('run succeeded') && line.includes(traceId))).toBe(true)
  })

  test('a failed run says its code and nothing of the vendor', async () => {
    const collector = await startTraceCollector()
    const app = await appWith({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint })
    const ada = await signUp(app.url)
    model.fail({ kind: 'status', status: 400, message: 'words that a vendor may repeat' })
    expect((await run(ada)).status).toBe(502)
    await app.close()
    const failures = collector.spans().filter(({ failure }) => failure !== '')
    await collector.close()
    expect(failures.map(({ name, failure }) => [name, failure]).sort()).toEqual([
      ['POST /functions/v1/:function', '502'],
      ['chat fake', 'PROVIDER_FAILED'],
      ['run', 'PROVIDER_FAILED'],
    ])
    expect(collector.bodies.join('\n')).not.toContain('words that a vendor')
  })

  test('a collector that is not there costs nothing but a line', async () => {
    const app = await appWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
    const ada = await signUp(app.url)
    expect((await run(ada)).status).toBe(200)
    const started = performance.now()
    await app.close()
    expect(performance.now() - started).toBeLessThan(10_000)
  })

  test('without an endpoint no trace is begun or passed on', async () => {
    const app = await appWith({})
    const ada = await signUp(app.url)
    const { status, body } = await run(ada, { traceparent: `00-${traceId}-${spanId}-01` })
    expect(status).toBe(200)
    expect(traceparents).toEqual([undefined])
    const [row] = await app.query('select origin from runs where id = $1', [body.run.id])
    expect(row).toMatchObject({ origin: { traceparent: null, plan: 'Free' } })
    await app.close()
    expect(app.logged.join('\n')).not.toContain(traceId)
  })
})

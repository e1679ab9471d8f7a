import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type LiveAgent, loadAgents } from '#agents/registry-server.ts'
import { type ChunkAnswer, type ChunkModel, startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { startTraceCollector, type TraceCollector } from '#tests/fakes/telemetry/trace-collector.ts'
import { draftedRun } from '#tests/support/drafted-run.ts'
import { textFieldsOf } from '#tests/support/form-fields.ts'
import { researchAnswer } from '#tests/support/model-answer.ts'
import { type Person, signUp } from '#tests/support/person.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { newDesk, typedBesideForms, typeInto } from '#tests/support/typed-beside-forms.ts'

/** A word that nothing of ours holds. Whatever was cut off behind its beginning is found too. */
const mark = 'Zquagmire'
const beginning = /zquag/i

const agents = (await loadAgents()).all()

/** One that selects and draws a chart, one of prose, one that computes, one whose form has tabs. The others have the same server behind them. */
const sample = ['competitor-analysis', 'product-prd-generator', 'analytics', 'content-creation']
const sampled = agents.filter(({ card }) => sample.includes(card.id))
const named = (isSampled: boolean) =>
  agents.filter((agent) => sampled.includes(agent) === isSampled).map((agent) => [agent.card.id, agent] as const)

/** A form with the marked word in each text that takes it. */
function markedForm(agent: LiveAgent): Record<string, unknown> {
  let form: Record<string, unknown> = { ...agent.samples[0] }
  for (const field of textFieldsOf(agent)) {
    const value = String(form[field] ?? '')
    const text = field === 'fileData' ? value.replace(/^([^\n]*\n[^,]*),/, `$1 ${mark},`) : `${value} ${mark}`.trim()
    const next = { ...form, [field]: text }
    if (agent.parseInput(next).ok) form = next
  }
  return form
}

/** Everything that leaves the server for its operators. */
async function seen(app: TestApp, collector: TraceCollector): Promise<Record<string, string>> {
  const metrics = await fetch(`${app.url}/metrics`)
  expect(metrics.status).toBe(200)
  return { log: app.logged.join('\n'), metrics: await metrics.text(), traces: collector.bodies.join('\n') }
}

async function expectNoMark(app: TestApp, collector: TraceCollector): Promise<void> {
  for (const [where, text] of Object.entries(await seen(app, collector))) {
    const at = text.search(beginning)
    expect([where, at < 0 ? '' : text.slice(Math.max(0, at - 300), at + 60)]).toEqual([where, ''])
  }
}

interface Scene {
  app: TestApp
  ada: Person
  collector: TraceCollector
}

async function start(settings: Record<string, string>): Promise<Scene> {
  const collector = await startTraceCollector()
  const app = await createTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, LOG_LEVEL: 'debug', ...settings })
  const ada = await signUp(app.url)
  await app.query(`update user_subscriptions set plan_id = 'pro' where user_id = $1`, [ada.userId])
  return { app, ada, collector }
}

/** The traces of a server are all there once it has stopped. */
async function end({ app, collector }: Scene): Promise<void> {
  const spans = collector.bodies
  await app.close()
  await collector.close()
  expect(spans.length).toBeGreaterThan(0)
  expect(spans.join('\n')).toContain('/functions/v1/')
  expect(spans.join('\n')).not.toMatch(beginning)
}

const failed = (logged: readonly string[]) => logged.filter((line) => line.includes('"msg":"run failed"'))

describe('a model that fails with what it was asked', () => {
  let scene: Scene
  let model: ChunkModel
  let answer: ChunkAnswer = {}
  beforeAll(async () => {
    model = await startChunkModel({ text: '{}', chunks: 2, answer: () => answer })
    scene = await start({ MODEL: 'openai-compatible/fake', OPENAI_BASE_URL: model.baseUrl })
  })
  afterAll(async () => {
    await end(scene)
    await model.close()
  })

  test.each(named(true))('%s', (_id, agent) => expectSilence(agent))

  test.each(named(false))('%s', { tags: ['full'] }, (_id, agent) => expectSilence(agent))

  async function expectSilence(agent: LiveAgent): Promise<void> {
    const { id } = agent.card
    const { app, ada, collector } = scene
    const written = (await draftedRun(agent, agent.samples[0] ?? {})) as { result: object }
    const answers: [what: string, ChunkAnswer][] = [
      ['no JSON', { text: `I would say that ${mark} is {"a": ${mark}` }],
      ['half of it', { text: `{"${mark}": "${mark}` }],
      ['keys and values of its own', { text: JSON.stringify(marked({ ...written.result, [mark]: mark }, 'type')) }],
      ['what breaks the rules', { text: JSON.stringify(marked(written.result, 'rules')) }],
      ['a refusal', { fault: { kind: 'refusal', text: `I cannot write of ${mark}.` } }],
      ['an error', { fault: { kind: 'status', status: 400, message: `Invalid prompt: "${mark}" is blocked` } }],
      ['an error that is cut', { fault: { kind: 'status', status: 401, message: `${mark} ${mark}` } }],
    ]
    const before = failed(app.logged).length
    for (const [what, next] of answers) {
      answer = next
      const { status } = await ada.send('POST', `/functions/v1/${id}`, markedForm(agent))
      // What only breaks a rule may pass for an agent that has none.
      if (what !== 'what breaks the rules') expect([what, status]).not.toEqual([what, 200])
    }
    expect(failed(app.logged).length - before).toBeGreaterThanOrEqual(answers.length - 1)
    expect(await app.query(`select 1 from runs where agent_id = $1 and input::text ilike '%zquag%'`, [id])).not.toEqual(
      [],
    )
    await expectNoMark(app, collector)
  }
})

/** The same value with the mark in each text: of another type at the top, or twice in each list. */
function marked(value: unknown, how: 'type' | 'rules' | 'text'): unknown {
  if (typeof value === 'string') return how === 'type' ? value : `${value} ${mark}`
  if (Array.isArray(value)) {
    const items = value.map((item) => marked(item, how === 'type' ? 'text' : how))
    return how === 'rules' ? [...items.slice(0, 1), ...items] : items
  }
  if (value === null || typeof value !== 'object') return value
  const inner = Object.entries(value).map(([key, each]) => [key, how === 'type' ? { [mark]: mark } : marked(each, how)])
  return Object.fromEntries(inner)
}

describe('the built-in writer and the database', () => {
  let scene: Scene
  beforeAll(async () => {
    scene = await start({ MODEL: 'built-in' })
  })
  afterAll(() => end(scene))

  test.each(named(true))('a writer of %s that fails', (_id, agent) => expectSilence(agent))

  test.each(named(false))('a writer of %s that fails', { tags: ['full'] }, (_id, agent) => expectSilence(agent))

  async function expectSilence(agent: LiveAgent): Promise<void> {
    const { id } = agent.card
    const { app, ada, collector } = scene
    const ways: (() => never | object)[] = [
      () => {
        throw new Error(`no words for ${mark}`)
      },
      () => JSON.parse(`{"idea": ${mark}}`),
      () => new RegExp(`(${mark}`),
      () => {
        throw new TypeError(`Cannot read properties of undefined (reading '${mark}')`, { cause: new Error(mark) })
      },
      () => ({ [mark]: mark }),
    ]
    const before = failed(app.logged).length
    for (const way of ways) {
      const halves = [agent.draft, agent.selection, agent.outside].flatMap((half) => half ?? [])
      const writes = halves.map((half) => vi.spyOn(half, 'write').mockImplementation(way))
      const { status, body } = await ada.send('POST', `/functions/v1/${id}`, markedForm(agent))
      for (const write of writes) write.mockRestore()
      expect([status, body.code]).toEqual([500, 'INTERNAL'])
    }
    expect(failed(app.logged).length - before).toBe(ways.length)
    await expectNoMark(app, collector)
  }

  test.each([
    ['insert', 'P0001'],
    ['insert', '22P02'],
    ['update', 'P0001'],
    ['update', '22P02'],
    ['update', 'XX000'],
  ])('a database that refuses the %s of a run (%s) and says which', async (event, state) => {
    const { app, ada, collector } = scene
    await app.query(`create or replace function refuse() returns trigger language plpgsql as $$
      begin
        raise exception 'refused: %', new.input
          using errcode = '${state}', detail = new.input::text, hint = new.title;
      end $$`)
    const when = event === 'update' ? `when (new.status = 'succeeded')` : ''
    await app.query(`create trigger refuse before ${event} on runs for each row ${when} execute function refuse()`)
    try {
      for (const agent of sampled) {
        const { status } = await ada.send('POST', `/functions/v1/${agent.card.id}`, markedForm(agent))
        expect(status).toBeGreaterThanOrEqual(400)
      }
    } finally {
      await app.query('drop trigger refuse on runs')
    }
    await expectNoMark(app, collector)
  })
})

describe('what is typed beside forms', () => {
  let scene: Scene
  let model: ChunkModel
  beforeAll(async () => {
    model = await startChunkModel({ text: JSON.stringify(researchAnswer), chunks: 2 })
    scene = await start({ MODEL: 'openai-compatible/fake', OPENAI_BASE_URL: model.baseUrl })
  })
  afterAll(async () => {
    await end(scene)
    await model.close()
  })
  const words = `Is this ${mark} so, Ada?`

  test('is in no log where all goes well, where the model fails, and where the database refuses each row that holds it', async () => {
    const { app, ada, collector } = scene
    const desk = await newDesk(app, ada)
    const statuses = new Map<string, number[]>()
    const sendAll = async () => {
      for (const place of Object.keys(typedBesideForms)) {
        const { status } = await typeInto(app, place, words, desk)
        statuses.set(place, [...(statuses.get(place) ?? []), status])
      }
    }
    model.set({ text: JSON.stringify({ answer: 'So it is.', changes: [] }) })
    await sendAll()
    await expectNoMark(app, collector)

    model.set({ text: `I cannot say what ${mark} is` })
    await sendAll()
    model.set({ answer: () => ({ fault: { kind: 'status', status: 400, message: `Invalid prompt: "${mark}"` } }) })
    await sendAll()
    await expectNoMark(app, collector)

    await app.query(`create function refuse_mark() returns trigger language plpgsql as $$
      begin
        if new::text ilike '%zquag%' then
          raise exception 'refused: %', new using detail = new::text, hint = new::text;
        end if;
        return new;
      end $$`)
    const tables = await app.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    )
    for (const { name } of tables)
      await app.query(
        `create trigger refuse_mark before insert or update on ${name} for each row execute function refuse_mark()`,
      )
    await sendAll()
    const failures = [...statuses.values()].filter((each) => each.at(-1) === 500).length
    expect(failures, JSON.stringify([...statuses])).toBeGreaterThan(8)
    await expectNoMark(app, collector)
  })
})

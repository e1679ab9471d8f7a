import { describe, expect, test } from 'vitest'
import type { RunStep } from '#shared/run-step.ts'
import type { ChunkRequest } from '#tests/fakes/models/chunk-model.ts'
import { researchAnswer } from '#tests/support/model-answer.ts'
import { modelScene } from '#tests/support/model-scene.ts'
import { guest, type StreamedEvent } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'

const research = '/functions/v1/market-research'
const plan = {
  message: 'Owners within walking distance are the market',
  points: [{ part: 'usps', says: 'Afternoons are booked alone', rests: 'the form' }],
  open: [],
}
const weak = '/valueProposition'
const critique = {
  faults: [
    { pointer: weak, test: 'swap', why: 'It would stand in any document about care.' },
    { pointer: '/not/there', test: 'boss', why: 'Praise.' },
  ],
}
const better = 'An owner asks four sitters within two streets with one message, and hears back before lunch.'

/** What a request asks for, by the name of its schema. */
function nameOf({ body }: ChunkRequest): string {
  const format = body.response_format as { json_schema?: { name?: string } } | undefined
  return format?.json_schema?.name ?? ''
}

describe('a thorough run', () => {
  const scene = modelScene()
  const asked: string[] = []
  const bodies: string[] = []
  function answerBy(answers: Record<string, object | undefined>) {
    asked.length = 0
    bodies.length = 0
    scene.model.set({
      answer: (request) => {
        const name = nameOf(request)
        asked.push(name)
        bodies.push(JSON.stringify(request.body))
        const text = answers[name]
        // Slow enough that the draft is stored in more than one piece.
        return text ? { text: JSON.stringify(text), chunks: 4 } : { delayMs: 10 }
      },
    })
  }
  const stepsOf = (events: readonly StreamedEvent[]) => {
    const last = new Map<string, RunStep>()
    for (const { event } of events) if (event.type === 'step') last.set(event.id, event)
    return [...last.values()].filter(({ id }) => ['plan', 'critique', 'rewrite'].includes(id))
  }
  const start = (mode: string | undefined) =>
    scene.ada.stream(research, { body: { ...researchIdea, ...(mode ? { mode } : {}) } })

  test('plans, drafts, has the draft criticized and rewrites only what failed, and shows it', async () => {
    answerBy({
      document_plan: plan,
      draft_critique: critique,
      market_research_parts: { part1: better },
    })
    const events = await start('thorough')
    const end = events.at(-1)?.event
    expect(end?.type).toBe('run-end')
    expect(asked.filter((name) => !name.startsWith('research'))).toEqual([
      'document_plan',
      'market_research',
      'draft_critique',
      'market_research_parts',
    ])
    if (end?.type !== 'run-end') throw new Error('no end')
    expect(end.result).toMatchObject({ valueProposition: better })
    // The rest of the draft stands as it was written.
    expect(JSON.stringify(end.result)).toContain(researchAnswer.usps[0])
    expect(stepsOf(events).map(({ id, state, text }) => [id, state, text])).toEqual([
      ['plan', 'done', 'Planned the document: 1 point'],
      ['critique', 'done', 'Read the draft critically: 1 part to rewrite'],
      ['rewrite', 'done', 'Rewrote 1 part'],
    ])
    const write = bodies[asked.indexOf('market_research')] ?? ''
    expect(write).toContain('<plan>')
    // The draft was there to be read while it was written.
    const deltas = events.filter(({ event }) => event.type === 'delta')
    expect(deltas.length).toBeGreaterThan(3)
    const view = await scene.ada.run(events[0]?.event.type === 'run-start' ? events[0].event.runId : '')
    expect(view.mode).toBe('thorough')
  })

  test('quick is the default, for guests always', async () => {
    answerBy({})
    await start(undefined)
    expect(asked).toEqual(['market_research'])
    const visitor = await guest(scene.app.url)
    asked.length = 0
    const { status } = await visitor.send('POST', research, { ...researchIdea, mode: 'thorough' })
    expect([status, asked]).toEqual([200, ['market_research']])
    expect((await scene.ada.send('POST', research, { ...researchIdea, mode: 'slow' })).status).toBe(400)
  })

  test('a critic or a rewrite that fails costs the improvement, and not the draft', async () => {
    answerBy({ document_plan: plan, draft_critique: { nonsense: true } })
    const unread = await start('thorough')
    expect(unread.at(-1)?.event.type).toBe('run-end')

    answerBy({ document_plan: plan, draft_critique: critique, market_research_parts: { part1: { no: 'text' } } })
    const unfit = await start('thorough')
    const end = unfit.at(-1)?.event
    expect(end?.type === 'run-end' && end.result.valueProposition).toBe(researchAnswer.valueProposition)
    expect(stepsOf(unfit).at(-1)).toMatchObject({ id: 'rewrite', state: 'failed' })
  })

  test('a run whose server was lost pays neither plan nor draft again', async () => {
    const names: string[] = []
    scene.model.set({
      answer: (request) => {
        const name = nameOf(request)
        names.push(name)
        if (name === 'document_plan') return { text: JSON.stringify(plan), delayMs: 0 }
        const isFirst = names.filter((each) => each === name).length === 1
        if (name === 'draft_critique')
          return { text: JSON.stringify(critique), chunks: 4, delayMs: isFirst ? 2_000 : 0 }
        return name === 'market_research_parts' ? { text: JSON.stringify({ part1: better }), delayMs: 0 } : undefined
      },
    })
    const begun = await scene.ada.stream(research, {
      body: { ...researchIdea, mode: 'thorough' },
      onEvent: ({ event }) => !(event.type === 'step' && event.id === 'critique'),
    })
    const start = begun[0]?.event
    const runId = start?.type === 'run-start' ? start.runId : ''
    await expect.poll(() => names.at(-1)).toBe('draft_critique')
    await scene.app.query(
      `update runs set lease_owner = gen_random_uuid(), lease_until = now() - interval '1 second', fence = fence + 1 where id = $1`,
      [runId],
    )
    const events = await scene.ada.stream(`/api/runs/${runId}/events`, { method: 'GET' })
    expect(events.at(-1)?.event).toMatchObject({ type: 'run-end', result: { valueProposition: better } })
    expect(names).toEqual([
      'document_plan',
      'market_research',
      'draft_critique',
      'draft_critique',
      'market_research_parts',
    ])
  })

  test('a run that may take no more keeps its draft', async () => {
    await scene.app.query(`update "user" set role = 'admin' where id = $1`, [scene.ada.userId])
    const rules = { perRun: { amount: 80_000, unit: 'tokens' }, perUserDay: null, perMonth: null, defaultModes: {} }
    await scene.ada.send('PUT', '/api/admin/models', { models: [], rules })
    // The draft alone takes more than one run may; what follows is refused.
    scene.model.set({
      answer: (request) => {
        const name = nameOf(request)
        if (name === 'document_plan') return { text: JSON.stringify(plan) }
        return name === 'market_research' ? { chunks: 90_000 } : undefined
      },
    })
    const events = await start('thorough')
    expect(events.at(-1)?.event.type).toBe('run-end')
    expect(stepsOf(events).at(-1)).toMatchObject({ id: 'critique', state: 'failed' })
    await scene.ada.send('PUT', '/api/admin/models', { models: [], rules: { ...rules, perRun: null } })
  })
})

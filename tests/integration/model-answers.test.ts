import { describe, expect, test } from 'vitest'
import { researchAnswer } from '#tests/support/model-answer.ts'
import { modelScene } from '#tests/support/model-scene.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'

/** Answers that a model was paid for. Each was lost once, or paid for again in whole. */
describe('a paid answer is not lost', () => {
  const scene = modelScene()
  const json = JSON.stringify(researchAnswer)
  const asked = () => JSON.parse(scene.model.lastBody) as { messages: { content: string }[]; response_format: unknown }
  const userText = () => asked().messages.at(-1)?.content ?? ''

  async function expectAnswer(text: string, requests = 1) {
    scene.model.set({ text })
    const before = { requests: scene.model.requests, ...(await scene.usage()) }
    const done = await scene.run()
    expect(done).toMatchObject({ status: 200, body: { usps: researchAnswer.usps } })
    expect(scene.model.requests - before.requests).toBe(requests)
    expect((await scene.usage()).used).toBe(before.used + 1)
    return done.body as Record<string, unknown>
  }

  test.each([
    ['with words around it', `Here is your research:\n\n${json}\n\nGood luck!`],
    ['in a fence inside prose', `Sure.\n\`\`\`json\n${json}\n\`\`\`\nAnything else?`],
    ['behind thoughts', `<think>A sitter {nearby}, so ...</think>${json}`],
    ['with a trailing comma', `${json.slice(0, -1)},}`],
    ['inside another object', JSON.stringify({ answer: researchAnswer })],
    ['with one value for a list and null for another', json.replace('"marketTrends":[]', '"marketTrends":null')],
    [
      'with a list as one text',
      json.replace(JSON.stringify(researchAnswer.usps), JSON.stringify(researchAnswer.usps[0])),
    ],
    ['with more than was asked for', JSON.stringify({ ...researchAnswer, confidence: 'high' })],
  ])('%s', async (_what, text) => {
    await expectAnswer(text)
  })

  test('cut off for want of tokens it goes on behind what is whole of it, and the text stays on the page', async () => {
    const at = json.indexOf('"usps"') + 12
    const rest = { usps: researchAnswer.usps, marketTrends: [], openQuestions: researchAnswer.openQuestions }
    const first = scene.model.requests
    scene.model.set({
      answer: ({ index }) =>
        index === first
          ? { text: json.slice(0, at).padEnd(at * 2), fault: { kind: 'half' } }
          : { text: JSON.stringify(rest) },
    })
    const events = await scene.ada.stream('/functions/v1/market-research', { body: researchIdea })
    const last = events.at(-1)?.event
    if (last?.type !== 'run-end') throw new Error(JSON.stringify(last))
    expect(scene.model.requests - first).toBe(2)
    expect(last.result).toMatchObject({ usps: researchAnswer.usps, openQuestions: researchAnswer.openQuestions })
    expect(userText()).toContain('<written-so-far>')
    expect(JSON.stringify(asked().response_format)).not.toContain('positioningStatement')
    let text = ''
    for (const { event } of events) if (event.type === 'delta') text = event.restart ? event.text : text + event.text
    expect(JSON.parse(text)).toEqual(researchAnswer)
  })

  test('a connection that is cut in the middle is made again, and the run goes on', async () => {
    scene.model.fail({ kind: 'cut', afterChunks: 30 })
    await expectAnswer(json, 2)
  })

  test('of an answer that does not fit only the failing parts are asked for, by their places', async () => {
    const first = scene.model.requests
    scene.model.set({
      answer: ({ index }) => ({
        text: JSON.stringify(
          index === first
            ? { ...researchAnswer, openQuestions: [{ question: 'Who?', test: 'Ask' }], positioningStatement: '' }
            : { part1: 'For dog owners.', part2: 'Legal counsel' },
        ),
      }),
    })
    const done = await scene.run()
    expect(done).toMatchObject({
      status: 200,
      body: {
        positioningStatement: 'For dog owners.',
        openQuestions: [{ question: 'Who?', owner: 'Legal counsel', test: 'Ask' }],
        usps: researchAnswer.usps,
      },
    })
    expect(userText()).toContain('"pointer":"/openQuestions/0/owner"')
    const { json_schema: format } = asked().response_format as { json_schema: { schema: { required: string[] } } }
    expect(format.schema.required).toEqual(['part1', 'part2'])
  })

  test('an item that cannot be put right is left out, the rest stays', async () => {
    const first = scene.model.requests
    const questions = [...researchAnswer.openQuestions, { question: 'Who?', test: 'Ask' }]
    scene.model.set({
      answer: ({ index }) => ({
        text: JSON.stringify(index === first ? { ...researchAnswer, openQuestions: questions } : { part1: null }),
      }),
    })
    const done = await scene.run()
    expect(done).toMatchObject({ status: 200, body: { openQuestions: researchAnswer.openQuestions } })
  })
})

describe('what is no answer is said for what it is, and costs nothing', () => {
  const scene = modelScene()

  async function expectFailure(code: string, status = 422) {
    const before = await scene.usage()
    const failed = await scene.run()
    expect(failed).toMatchObject({ status, body: { code } })
    expect(await scene.usage()).toEqual(before)
    return failed.body as { error: string; problems?: string[] }
  }

  test('a refusal in words', async () => {
    scene.model.set({ text: "I'm sorry, but I can't help with that request." })
    const before = scene.model.requests
    await expectFailure('MODEL_REFUSED')
    expect(scene.model.requests - before).toBe(1)
  })

  test('nothing at all', async () => {
    scene.model.set({ text: '' })
    await expectFailure('MODEL_SAID_NOTHING')
  })

  test.each([
    [401, 'invalid api key', 'MODEL_KEY_REFUSED', 502],
    [429, 'insufficient_quota', 'MODEL_QUOTA_GONE', 502],
    [404, 'The model `m` does not exist', 'MODEL_UNKNOWN', 502],
    [400, "This model's maximum context length is 8192 tokens", 'PROMPT_TOO_LONG', 413],
  ])('HTTP %i with "%s"', async (status, message, code, answered) => {
    scene.model.fail({ kind: 'status', status, message })
    const failed = await expectFailure(code, answered)
    expect(failed.error).toContain('othing was charged')
    expect(JSON.stringify(failed)).not.toContain(message)
  })

  test("an administrator reads the vendor's word", async () => {
    await scene.app.query(`update "user" set role = 'admin'`)
    scene.model.fail({ kind: 'status', status: 404, message: 'The model `m` does not exist' })
    const events = await scene.ada.stream('/functions/v1/market-research', { body: researchIdea })
    expect(events.at(-1)?.event).toMatchObject({
      code: 'MODEL_UNKNOWN',
      vendorWord: expect.stringContaining('does not exist'),
    })
    await scene.app.query(`update "user" set role = null`)
  })

  test('a text that cannot be used is there with what is wrong', async () => {
    scene.model.set({ text: JSON.stringify({ ...researchAnswer, positioningStatement: '' }) })
    const { problems } = await expectFailure('RESULT_UNUSABLE')
    expect(problems?.join()).toContain('/positioningStatement')
    const { body } = await scene.ada.send<{ runs: { id: string }[] }>('GET', '/api/runs?limit=1')
    const failed = await scene.ada.run(body.runs[0]?.id ?? '')
    expect(failed.partial).toContain(researchAnswer.usps[0])
    expect(failed.error?.problems?.join()).toContain('/positioningStatement')
  })
})

describe('a slow model', () => {
  const scene = modelScene({ RUN_TIMEOUT_SECONDS: '5', MODEL_PATIENCE_SECONDS: '20' })

  test('may take as long as it makes progress', async () => {
    scene.model.set({ delayMs: 200 })
    const started = performance.now()
    expect((await scene.run()).status).toBe(200)
    expect(performance.now() - started).toBeGreaterThan(6_000)
  })
})

describe('evidence holds', () => {
  const scene = modelScene()

  test('what no source says is an assumption, what is invented goes, and both are shown and stored', async () => {
    scene.model.set({
      text: JSON.stringify({
        ...researchAnswer,
        marketTrends: ['The market grows by 14.7% a year [1].', 'Everybody wants it [42].'],
        usps: [...researchAnswer.usps, 'Book a demo: https://walkies.example/demo'],
      }),
    })
    const events = await scene.ada.stream('/functions/v1/market-research', {
      body: { ...researchIdea, productDescription: `${researchIdea.productDescription} Page: walkies.example/demo` },
    })
    const end = events.at(-1)?.event
    if (end?.type !== 'run-end') throw new Error(JSON.stringify(end))
    const { marketTrends, usps } = end.result as { marketTrends: string[]; usps: string[] }
    expect(marketTrends[0]).toMatch(/^The market grows by 14\.7% a year \(assumption: source 1 does not say 14\.7;/)
    expect(marketTrends[1]).toMatch(/^Everybody wants it \(assumption: no source says this/)
    expect(usps.at(-1)).toBe('Book a demo: https://walkies.example/demo')
    expect(end.evidence).toMatchObject({
      downgraded: [{ path: '/marketTrends/0' }, { path: '/marketTrends/1' }],
      linksRemoved: ['https://invented.example/never-retrieved'],
      citationsRemoved: 1,
      leftOut: 0,
    })
    expect(end.tokens).toEqual({ input: 200, output: 41 })
    const start = events[0]?.event
    const stored = await scene.ada.run(start?.type === 'run-start' ? start.runId : '')
    expect(stored).toMatchObject({ evidence: end.evidence, tokens: end.tokens })
  })
})

import { describe, expect, test } from 'vitest'
import type { PrdOutput } from '#agents/product-prd-generator/output.ts'
import type { ChunkRequest } from '#tests/fakes/models/chunk-model.ts'
import { kilnAnswer, kilnInput, kilnReading } from '#tests/fakes/models/reference/kiln-prd.ts'
import { modelScene } from '#tests/support/model-scene.ts'

const prd = '/functions/v1/product-prd-generator'
const plan = { message: 'M', points: [{ part: 'faq', says: 'S', rests: 'form' }], open: [] }
const filler = 'The studio writes it on the wall beside the kiln so that everybody can read it. '.repeat(60)
const tooLong: PrdOutput = { ...kilnAnswer, problem: { ...kilnAnswer.problem, statement: filler } }

function asked({ body }: ChunkRequest): { name: string; properties: string[] } {
  const { json_schema: format } = (body.response_format ?? {}) as {
    json_schema?: { name: string; schema: { properties: object } }
  }
  return { name: format?.name ?? '', properties: Object.keys(format?.schema.properties ?? {}) }
}

describe('a document that is read in minutes', () => {
  const scene = modelScene()
  const names: string[] = []

  /** Answers each call of a run by the name of its schema. */
  function answerBy(document: PrdOutput, more: Record<string, (request: ChunkRequest) => object> = {}) {
    names.length = 0
    scene.model.set({
      reading: kilnReading,
      answer: (request) => {
        const { name, properties } = asked(request)
        names.push(name)
        const own = more[name]?.(request)
        if (own) return { text: JSON.stringify(own), chunks: 4 }
        if (name === 'document_plan') return { text: JSON.stringify(plan), chunks: 4, delayMs: 20 }
        if (name === 'draft_critique') return { text: JSON.stringify({ faults: [] }), chunks: 4, delayMs: 20 }
        const part = Object.entries(document).filter(([property]) => properties.includes(property))
        return { text: JSON.stringify(Object.fromEntries(part)), chunks: 10, delayMs: 20 }
      },
    })
  }
  const run = (mode: string) => scene.ada.stream(prd, { body: { ...kilnInput, mode } })
  const endOf = (events: Awaited<ReturnType<typeof run>>) => {
    const end = events.at(-1)?.event
    if (end?.type !== 'run-end') throw new Error(JSON.stringify(end))
    return end
  }

  test('says how much too long it is', async () => {
    answerBy(tooLong)
    const { evidence } = endOf(await run('quick'))
    expect(evidence?.length).toMatchObject({ most: 1200 })
    expect(evidence?.length?.words).toBeGreaterThan(1500)
    expect(names).toEqual(['product_prd_generator'])
  })

  test('is shortened by a thorough run, where it is longest', async () => {
    answerBy(tooLong, {
      product_prd_generator_parts: (request) => {
        const text = JSON.stringify(request.body)
        expect(text).toMatch(/must have at most 1200/)
        const key = /\\"part\\":\\"(part\d)\\",\\"pointer\\":\\"\/problem\\"/.exec(text)?.[1] ?? ''
        return { [key]: kilnAnswer.problem }
      },
    })
    const { evidence, result } = endOf(await run('thorough'))
    expect(evidence?.length).toBeUndefined()
    expect(JSON.stringify(result)).toContain(kilnAnswer.problem.statement)
    expect(names.filter((name) => name === 'product_prd_generator_section')).toHaveLength(3)
    expect(names.at(-1)).toBe('product_prd_generator_parts')
  })

  test('whose server was lost goes on behind its last section', async () => {
    answerBy(kilnAnswer)
    const begun = await scene.ada.stream(prd, {
      body: { ...kilnInput, mode: 'thorough' },
      onEvent: ({ event }) => !(event.type === 'step' && event.text === 'Wrote section 1 of 3'),
    })
    const [start] = begun
    const id = start?.event.type === 'run-start' ? start.event.runId : ''
    await scene.app.query(
      `update runs set lease_owner = gen_random_uuid(), lease_until = now() - interval '1 second', fence = fence + 1 where id = $1`,
      [id],
    )
    const end = (await scene.ada.stream(`/api/runs/${id}/events`, { method: 'GET' })).at(-1)?.event
    expect(end).toMatchObject({ type: 'run-end' })
    expect(names.filter((name) => name === 'document_plan')).toHaveLength(1)
    // The one that was under way is written again, the finished one is not.
    const sections = names.filter((name) => name.endsWith('_section')).length
    expect(sections).toBeGreaterThanOrEqual(3)
    expect(sections).toBeLessThanOrEqual(4)
  })

  test.each(['plan', 'write-2', 'critique'])('stops in the step "%s", and costs nothing', async (step) => {
    answerBy(kilnAnswer)
    const before = await scene.usage()
    let id = ''
    const events = await scene.ada.stream(prd, {
      body: { ...kilnInput, mode: 'thorough' },
      onEvent: ({ event }) => {
        if (event.type === 'run-start') id = event.runId
        if (event.type === 'step' && event.id === step && event.state === 'running')
          void scene.ada.send('POST', `/api/runs/${id}/cancel`, {})
        return undefined
      },
    })
    expect(events.at(-1)?.event).toMatchObject({ type: 'run-error', code: 'RUN_CANCELLED' })
    expect(await scene.usage()).toEqual(before)
    await expect.poll(() => scene.model.streaming, { timeout: 5_000 }).toBe(0)
  })
})

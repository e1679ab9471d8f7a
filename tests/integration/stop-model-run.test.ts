import { describe, expect, test } from 'vitest'
import type { Product } from '#shared/api/products.ts'
import { type ChunkRequest, emptyReading } from '#tests/fakes/models/chunk-model.ts'
import { phaseOf } from '#tests/support/call-phase.ts'
import { researchAnswer, thoroughCritique, thoroughPlan } from '#tests/support/model-answer.ts'
import { modelScene } from '#tests/support/model-scene.ts'
import { signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'

const research = '/functions/v1/market-research'
const words = { description: researchIdea.productDescription }
const { valueProposition: _, ...withoutPart } = researchAnswer

function nameOf(body: ChunkRequest['body']): string {
  const format = body.response_format as { json_schema?: { name?: string } } | undefined
  return format?.json_schema?.name ?? ''
}

describe('Stop in each phase of a run of a model', () => {
  // One slot: a run that kept it would leave none to the next one.
  const scene = modelScene({ RESEARCH_LOOP: 'always', RUNS_PER_SERVER: '1' })

  /** Has the model wait in this phase; answers with the phases of all calls so far. */
  function holdIn(phase: string, draft: object, isCut: boolean): string[] {
    const phases: string[] = []
    scene.model.set({
      holds: (asked) => {
        phases.push(phaseOf(asked))
        return phases.at(-1) === phase
      },
      answer: ({ body }) => {
        const texts: Record<string, object> = {
          document_plan: thoroughPlan,
          draft_critique: thoroughCritique,
          market_research: draft,
        }
        const text = texts[nameOf(body)]
        const fault = isCut && text === draft ? ({ fault: { kind: 'half' } } as const) : {}
        return text && { text: JSON.stringify(text), chunks: 4, ...fault }
      },
    })
    return phases
  }

  const cases: {
    phase: string
    mode: 'quick' | 'thorough'
    draft: object
    ofProduct?: boolean
    isCut?: boolean
    calls: string[]
  }[] = [
    { phase: 'reading', mode: 'quick', draft: researchAnswer, calls: ['reading'] },
    { phase: 'researching', mode: 'quick', draft: researchAnswer, calls: ['reading', 'researching'] },
    { phase: 'planning', mode: 'thorough', draft: researchAnswer, calls: ['reading', 'researching', 'planning'] },
    // The first run of a product whose market the library does not hold.
    {
      phase: 'profiling',
      mode: 'quick',
      draft: researchAnswer,
      ofProduct: true,
      calls: ['reading', 'researching', 'profiling'],
    },
    // An answer that was cut at the token limit goes on.
    {
      phase: 'continuing',
      mode: 'quick',
      draft: researchAnswer,
      isCut: true,
      calls: ['reading', 'researching', 'writing', 'continuing'],
    },
    // What does not fit is asked for again, part by part.
    {
      phase: 'rewriting',
      mode: 'quick',
      draft: withoutPart,
      calls: ['reading', 'researching', 'writing', 'rewriting'],
    },
    {
      phase: 'criticizing',
      mode: 'thorough',
      draft: researchAnswer,
      calls: ['reading', 'researching', 'planning', 'writing', 'criticizing'],
    },
    {
      phase: 'rewriting',
      mode: 'thorough',
      draft: researchAnswer,
      calls: ['reading', 'researching', 'planning', 'writing', 'criticizing', 'rewriting'],
    },
  ]

  test.each(cases)(
    '$phase, $mode: nothing is charged, no call follows, the slot is free and the events end',
    async ({ phase, mode, draft, calls, ofProduct = false, isCut = false }) => {
      const bob = await signUp(scene.app.url)
      const allowance = async () => {
        const { body } = await bob.send<{ used: number; reserved: number }>('GET', '/api/usage')
        return [body.used, body.reserved]
      }
      const before = await allowance()
      const abandoned = scene.model.abandoned
      const phases = holdIn(phase, draft, isCut)
      let id = ''
      const productId = ofProduct ? (await bob.send<Product>('POST', '/api/products', words)).body.id : undefined
      scene.model.set({ reading: ofProduct ? emptyReading : undefined })
      const streamed = bob.stream(research, {
        body: { ...researchIdea, mode, ...(productId ? { productId } : {}) },
        onEvent: ({ event }) => {
          if (event.type === 'run-start') id = event.runId
          return undefined
        },
      })
      await expect.poll(() => [phases.at(-1), scene.model.streaming], { timeout: 20_000 }).toEqual([phase, 1])
      expect(phases).toEqual(calls)
      const stopped = await bob.send('POST', `/api/runs/${id}/cancel`)
      expect([stopped.status, stopped.body.status]).toEqual([200, 'cancelled'])

      const events = await streamed
      expect(events.at(-1)?.event).toMatchObject({ type: 'run-error', code: 'RUN_CANCELLED' })
      expect(await bob.run(id)).toMatchObject({ status: 'cancelled', result: null })
      expect(await allowance()).toEqual(before)
      // The call that was under way is given up, and none comes behind it.
      await expect.poll(() => scene.model.abandoned - abandoned, { timeout: 5_000 }).toBe(1)
      expect(scene.model.streaming).toBe(0)
      // Whoever follows it later gets the same answer and is not kept waiting.
      const again = await bob.stream(`/api/runs/${id}/events`, { method: 'GET' })
      expect(again.at(-1)?.event).toMatchObject({ type: 'run-error', code: 'RUN_CANCELLED' })
      expect(again.map((each) => each.id)).toEqual([...new Set(again.map((each) => each.id))])

      scene.model.set({ reading: undefined })
      // The next run has the slot; when it is done, whatever the stopped one might still have asked would be there.
      scene.model.set({
        holds: (asked) => {
          phases.push(phaseOf(asked))
          return false
        },
        answer: () => undefined,
      })
      const next = await scene.ada.send('POST', research, researchIdea)
      expect(next.status, JSON.stringify(next.body)).toBe(200)
      expect(phases.slice(calls.length)).toEqual(['reading', 'researching', 'writing'])
      expect(await bob.run(id)).toMatchObject({ status: 'cancelled' })
    },
  )
})

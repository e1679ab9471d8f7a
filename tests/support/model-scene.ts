import { afterAll, afterEach, beforeAll } from 'vitest'
import { type ChunkModel, startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { researchAnswer } from './model-answer.ts'
import { type Person, signUp } from './person.ts'
import { researchIdea } from './sample-idea.ts'
import { createTestApp, type TestApp } from './test-app.ts'

const answer = JSON.stringify(researchAnswer)

type Allowance = Record<'used' | 'reserved' | 'remaining', number>

interface Parts {
  model: ChunkModel
  app: TestApp
  ada: Person
}

async function start(settings: Readonly<Record<string, string>>): Promise<Parts> {
  const model = await startChunkModel({ text: answer, chunks: 40 })
  const app = await createTestApp({ MODEL: 'openai-compatible/fake', OPENAI_BASE_URL: model.baseUrl, ...settings })
  return { model, app, ada: await signUp(app.url) }
}

/** The product over a model that answers well unless a test asks for less, and somebody who uses it. */
export function modelScene(settings: Readonly<Record<string, string>> = {}) {
  let parts: Parts | null = null
  const ready = (): Parts => {
    if (!parts) throw new Error('the scene is there once the tests begin')
    return parts
  }
  beforeAll(async () => {
    parts = await start(settings)
  })
  afterEach(() =>
    ready().model.set({ text: answer, chunks: 40, delayMs: 0, answer: () => undefined, holds: () => false }),
  )
  afterAll(async () => {
    await parts?.app.close()
    await parts?.model.close()
  })
  return {
    get model() {
      return ready().model
    },
    get app() {
      return ready().app
    },
    get ada() {
      return ready().ada
    },
    run: () => ready().ada.send('POST', '/functions/v1/market-research', researchIdea),
    /** What is left of the plan. */
    usage: async () => {
      const { body } = await ready().ada.send<Allowance>('GET', '/api/usage')
      const { used, reserved, remaining } = body
      return { used, reserved, remaining }
    },
  }
}

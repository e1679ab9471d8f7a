import { expect, test } from 'vitest'
import type { ModelClient, ModelPart } from '#server/models/model-client.ts'
import { costOf, meteredModel } from './run-meter.ts'

const prompt = { system: 's'.repeat(40), user: 'u'.repeat(40), schema: {}, schemaName: 'x' }
const end = (inputTokens: number | null, outputTokens: number | null): ModelPart => ({
  type: 'finish',
  reason: 'stop',
  inputTokens,
  outputTokens,
})

function clientOf(...answers: ModelPart[][]): ModelClient {
  return {
    id: 'a/b',
    toolCalls: false,
    async *stream() {
      yield* answers.shift() ?? []
    },
  }
}

async function read(client: ModelClient, most = Number.POSITIVE_INFINITY) {
  let parts = 0
  for await (const _ of client.stream(prompt, new AbortController().signal)) {
    parts += 1
    if (parts >= most) break
  }
}

test('each call is reported with its tokens and its cost', async () => {
  const spent: object[] = []
  const price = { input: 2, output: 8 }
  const client = meteredModel(clientOf([{ type: 'text', text: 'hi' }, end(1000, 500)]), {
    price,
    cap: null,
    onSpent: (each) => spent.push(each),
  })
  await read(client)
  expect(spent).toEqual([{ tokens: 1500, cost: 0.006 }])
})

test('a call that is left in the middle counts by its characters', async () => {
  const spent: { tokens: number }[] = []
  const client = meteredModel(clientOf([{ type: 'text', text: 'x'.repeat(80) }, end(1, 1)]), {
    price: null,
    cap: null,
    onSpent: (each) => spent.push(each),
  })
  await read(client, 1)
  expect(spent).toEqual([{ tokens: 40, cost: 0 }])
})

test('the call that goes over the cap ends; the next one is refused', async () => {
  const client = meteredModel(clientOf([end(900, 200)], [end(1, 1)]), {
    price: null,
    cap: { amount: 1_000, unit: 'tokens' },
    onSpent: () => undefined,
  })
  await read(client)
  await expect(read(client)).rejects.toMatchObject({ code: 'RUN_CAP_REACHED' })
})

test('no price, no cost; no count, no cost', () => {
  expect(costOf({ input: 1, output: 1 }, null)).toBeNull()
  expect(costOf({ input: 1, output: null }, { input: 1, output: 1 })).toBeNull()
  expect(costOf({ input: null, output: 1_000_000 }, { input: 1, output: 3 })).toBe(3)
})

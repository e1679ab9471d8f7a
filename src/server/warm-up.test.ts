import { expect, test, vi } from 'vitest'
import { loadAgents } from '#agents/registry-server.ts'
import type { BriefReader } from '#drafting/index.ts'
import { briefReader } from '#tests/support/market-reader.ts'
import { warmUp } from './warm-up.ts'

const agents = await loadAgents()

/** What happened, in order. */
function watched(active: () => number, isClosing: () => boolean) {
  const order: string[] = []
  const watchedReader: BriefReader = (source, corrections) => {
    order.push('read')
    return briefReader(source, corrections)
  }
  const collectGarbage = vi.fn(async () => void order.push('collected'))
  return { order, options: { briefReader: watchedReader, agents, active, isClosing, collectGarbage, lookEveryMs: 1 } }
}

test('reads a sample of each agent and then gives memory back', async () => {
  const { order, options } = watched(
    () => 0,
    () => false,
  )
  await warmUp(options)
  expect(order).toEqual([...agents.all().map(() => 'read'), 'collected'])
})

test('lets others have their turn between two readings', async () => {
  const { order, options } = watched(
    () => 0,
    () => false,
  )
  setImmediate(() => setImmediate(() => order.push('somebody')))
  await warmUp(options)
  expect(order.indexOf('somebody')).toBeLessThan(3)
})

test('collects in a moment without runs', async () => {
  let looks = 0
  const { order, options } = watched(
    () => {
      looks += 1
      return looks < 4 ? 1 : 0
    },
    () => false,
  )
  await warmUp(options)
  expect([looks, order.at(-1)]).toEqual([4, 'collected'])
})

test('ends with the server', async () => {
  const { order, options } = watched(
    () => 0,
    () => order.length === 2,
  )
  await warmUp(options)
  expect(order).toEqual(['read', 'read'])
})

import { afterEach, describe, expect, test } from 'vitest'
import { describeSearchProvider } from '#tests/fakes/search/search-contract.ts'
import { type SearchServer, startSearchServer } from '#tests/fakes/search/search-server.ts'
import { gdelt } from '#tests/fakes/search/vendors.ts'
import { createCallGate } from './call-gate.ts'
import { createGdelt } from './gdelt.ts'

describeSearchProvider('GDELT', {
  vendor: gdelt,
  create: (transport) => createGdelt(transport, { gate: createCallGate(0) }),
  firstYear: 2025,
  badAddress: (body) => {
    const { articles } = body as { articles: { url: string }[] }
    if (articles[1]) articles[1].url = 'ftp://news.example/file'
    return body
  },
})

const signal = new AbortController().signal
let server: SearchServer | undefined
afterEach(() => server?.close())

test('keeps its query language out of the words', async () => {
  server = await startSearchServer(gdelt)
  const provider = createGdelt(server.transport, { gate: createCallGate(0) })
  const [hit] = await provider.search('"shift" (swaps) near10:x', { limit: 1, signal })
  expect(server.requests[0]?.url.searchParams.get('query')).toBe('shift   swaps  near10 x')
  expect(hit?.publisher).toBe('news.example')
})

test('all searches of a process share one call per interval', async () => {
  server = await startSearchServer(gdelt)
  const gate = createCallGate(10_000)
  const first = createGdelt(server.transport, { gate })
  const second = createGdelt(server.transport, { gate })
  await first.search('shift swaps', { limit: 1, signal })
  await expect(second.search('shift swaps', { limit: 1, signal })).rejects.toThrow('its one call per 10000 ms is taken')
  expect(server.requests).toHaveLength(1)
})

describe('createCallGate', () => {
  test('waits for a turn that comes soon', async () => {
    const gate = createCallGate(60)
    const started = performance.now()
    await Promise.all([gate.enter(1000, signal), gate.enter(1000, signal), gate.enter(1000, signal)])
    expect(performance.now() - started).toBeGreaterThanOrEqual(115)
  })

  test('a refused call takes no turn', async () => {
    let now = 0
    const gate = createCallGate(5000, () => now)
    await gate.enter(0, signal)
    now = 4000
    await expect(gate.enter(500, signal)).rejects.toThrow('taken')
    now = 5000
    await gate.enter(0, signal)
  })

  test('an abort ends the wait', async () => {
    const gate = createCallGate(5000)
    await gate.enter(0, signal)
    const controller = new AbortController()
    const waiting = gate.enter(10_000, controller.signal)
    controller.abort(new Error('enough'))
    await expect(waiting).rejects.toThrow('enough')
  })
})

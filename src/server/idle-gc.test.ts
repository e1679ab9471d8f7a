import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startIdleGc } from './idle-gc.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server whose heap shrinks to 100 bytes when it collects. */
function started() {
  const server = { runs: 0, bytes: 100, closing: false, collected: 0 }
  startIdleGc({
    active: () => server.runs,
    isClosing: () => server.closing,
    collectGarbage: (async () => {
      server.collected += 1
      server.bytes = 100
    }) as NonNullable<typeof globalThis.gc>,
    reserved: () => server.bytes,
    lookEveryMs: 10,
    quietLooks: 3,
  })
  return server
}

test('releases what runs left, once, when none was under way for a while', () => {
  const server = started()
  server.runs = 1
  server.bytes = 300
  vi.advanceTimersByTime(100)
  expect(server.collected).toBe(0)
  server.runs = 0
  vi.advanceTimersByTime(20)
  expect(server.collected).toBe(0)
  vi.advanceTimersByTime(10)
  expect(server.collected).toBe(1)
  vi.advanceTimersByTime(1_000)
  expect(server.collected).toBe(1)
})

test('a run in between begins the waiting anew', () => {
  const server = started()
  server.bytes = 300
  vi.advanceTimersByTime(20)
  server.runs = 1
  vi.advanceTimersByTime(10)
  server.runs = 0
  vi.advanceTimersByTime(20)
  expect(server.collected).toBe(0)
  vi.advanceTimersByTime(10)
  expect(server.collected).toBe(1)
})

test('leaves a heap alone that has hardly grown', () => {
  const server = started()
  server.bytes = 120
  vi.advanceTimersByTime(1_000)
  expect(server.collected).toBe(0)
})

test('ends with the server', () => {
  const server = started()
  server.closing = true
  server.bytes = 300
  vi.advanceTimersByTime(1_000)
  expect([server.collected, vi.getTimerCount()]).toEqual([0, 0])
})

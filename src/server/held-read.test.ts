import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdRead } from './held-read.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('one reading serves everybody until its time is over or it is dropped', async () => {
  let reads = 0
  const held = holdRead(async () => ++reads, 1000)
  expect(await Promise.all([held.now(), held.now()])).toEqual([1, 1])
  vi.advanceTimersByTime(999)
  expect(await held.now()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await held.now()).toBe(2)
  held.drop()
  expect(await held.now()).toBe(3)
})

test('a reading that failed is not held', async () => {
  let fails = true
  const held = holdRead(async () => {
    if (fails) throw new Error('away')
    return 'there'
  }, 1000)
  await expect(held.now()).rejects.toThrow('away')
  fails = false
  expect(await held.now()).toBe('there')
})

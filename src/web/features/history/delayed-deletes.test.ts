import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDelayedDeletes, undoMs } from './delayed-deletes.ts'

describe('a deletion waits so that it can be taken back', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('hidden at once, sent after the time, hidden for good', async () => {
    const send = vi.fn(async () => undefined)
    const deletes = createDelayedDeletes(send)
    deletes.schedule('a', vi.fn())
    expect([...deletes.hidden()]).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(undoMs - 1)
    expect(send).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(send).toHaveBeenCalledExactlyOnceWith('a')
    deletes.undo('a')
    expect([...deletes.hidden()]).toEqual(['a'])
  })

  test('taken back, it is never sent and shown again', async () => {
    const send = vi.fn(async () => undefined)
    const deletes = createDelayedDeletes(send)
    const changed = vi.fn()
    deletes.subscribe(changed)
    deletes.schedule('a', vi.fn())
    deletes.undo('a')
    await vi.advanceTimersByTimeAsync(undoMs * 2)
    expect(send).not.toHaveBeenCalled()
    expect(deletes.hidden().size).toBe(0)
    expect(changed).toHaveBeenCalledTimes(2)
  })

  test('leaving the page sends what waits, once', async () => {
    const send = vi.fn(async () => undefined)
    const deletes = createDelayedDeletes(send)
    deletes.schedule('a', vi.fn())
    deletes.schedule('b', vi.fn())
    deletes.flush()
    await vi.advanceTimersByTimeAsync(undoMs * 2)
    expect(send.mock.calls).toEqual([['a'], ['b']])
  })

  test('a refused deletion shows the run again and says so', async () => {
    const failed = vi.fn()
    const deletes = createDelayedDeletes(async () => {
      throw new Error('no')
    })
    deletes.schedule('a', failed)
    await vi.advanceTimersByTimeAsync(undoMs)
    expect(deletes.hidden().size).toBe(0)
    expect(failed).toHaveBeenCalledOnce()
  })
})

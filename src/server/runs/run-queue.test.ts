import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { createRunQueue } from './run-queue.ts'

/** A table that answers after a moment with what was in it as it was asked. */
function fixture(most: number) {
  const table = { waiting: 0, looks: 0, broken: false, takesMs: 5 }
  const query = async () => {
    table.looks += 1
    const { waiting, broken } = table
    await new Promise((resolve) => setTimeout(resolve, table.takesMs))
    if (broken) throw new Error('gone')
    return { rows: [{ waiting: Math.min(waiting, most) }] }
  }
  return { table, queue: createRunQueue({ pool: { query } } as unknown as Database, most) }
}

const codes = async (entries: Promise<unknown>[]) => {
  const settled = Promise.allSettled(entries)
  await vi.advanceTimersByTimeAsync(10)
  return (await settled).map((each) =>
    each.status === 'fulfilled' ? 'in' : ((each.reason as { code?: string }).code ?? 'failed'),
  )
}

/** The clock stands still but for what a test lets pass, so that a busy machine changes nothing. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

describe('createRunQueue', () => {
  test('lets in as many as may wait, in a flood too, on one look', async () => {
    const { table, queue } = fixture(5)
    table.waiting = 2
    expect(await codes(Array.from({ length: 8 }, () => queue.enter()))).toEqual([
      ...Array.from({ length: 3 }, () => 'in'),
      ...Array.from({ length: 5 }, () => 'OVERLOADED'),
    ])
    expect(table.looks).toBe(1)
  })

  test('a look counts what is on its way into the table', async () => {
    const { table, queue } = fixture(3)
    const entered = Promise.all([queue.enter(), queue.enter()])
    await vi.advanceTimersByTimeAsync(10)
    const [one, two] = await entered
    await vi.advanceTimersByTimeAsync(300)
    expect(await codes([queue.enter(), queue.enter()])).toEqual(['in', 'OVERLOADED'])
    table.waiting = 1
    one()
    one()
    two()
    await vi.advanceTimersByTimeAsync(300)
    // One is in the table, one was never stored, one is still on its way.
    expect(await codes([queue.enter(), queue.enter()])).toEqual(['in', 'OVERLOADED'])
  })

  test('a database that answers late answers all the same, however many ask meanwhile', async () => {
    const { table, queue } = fixture(100)
    table.takesMs = 400
    let answered = 0
    for (let turn = 0; turn < 10; turn += 1) {
      void queue.enter().then(() => {
        answered += 1
      })
      await vi.advanceTimersByTimeAsync(60)
    }
    expect(answered).toBeGreaterThan(0)
  })

  test('a look that fails lets nobody in, and the next one is asked again', async () => {
    const { table, queue } = fixture(3)
    table.broken = true
    expect(await codes([queue.enter(), queue.enter()])).toEqual(['failed', 'failed'])
    table.broken = false
    expect(await codes([queue.enter()])).toEqual(['in'])
  })
})

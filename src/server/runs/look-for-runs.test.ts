import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { createLog } from '#server/observe/log.ts'
import { createLookForRuns } from './look-for-runs.ts'
import type { RunRow } from './run-row.ts'
import { createSlots } from './slots.ts'

/** A queue in memory; a claim answers after a moment with what waited as it began. */
function fixture(capacity: number) {
  const state = { queue: [] as string[], claims: 0, asked: 0, active: 0 }
  const query = async ({ name, values }: { name: string; values?: unknown[] }) => {
    if (name === 'is-any-run-open') {
      state.asked += 1
      return { rows: [{ open: state.queue.length > 0 }] }
    }
    state.claims += 1
    const rows = state.queue.splice(0, Number(values?.[1])).map((id) => ({ id }))
    await new Promise((resolve) => setTimeout(resolve, 5))
    return { rows }
  }
  const taken: string[] = []
  const slots = createSlots(() => capacity - state.active)
  const looking = createLookForRuns({
    database: { pool: { query } } as unknown as Database,
    log: createLog('silent'),
    slots,
    owner: 'here',
    leaseSeconds: 15,
    take: (row: RunRow) => {
      taken.push(row.id)
      state.active += 1
    },
  })
  return { state, taken, slots, looking }
}

/** The clock stands still but for what a test lets pass, so that a busy machine changes nothing. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

describe('createLookForRuns', () => {
  test('takes as many as there are slots for, and the rest as slots get free', async () => {
    const { state, taken, looking } = fixture(2)
    state.queue.push('a', 'b', 'c')
    looking.soon()
    await vi.advanceTimersByTimeAsync(30)
    expect(taken).toEqual(['a', 'b'])
    state.active -= 1
    looking.ifWaiting()
    await vi.advanceTimersByTimeAsync(30)
    expect(taken).toEqual(['a', 'b', 'c'])
  })

  test('asks nothing once the queue was found empty', async () => {
    const { state, looking } = fixture(2)
    looking.soon()
    await vi.advanceTimersByTimeAsync(30)
    const { claims } = state
    looking.ifWaiting()
    await vi.advanceTimersByTimeAsync(30)
    expect([state.claims, state.asked]).toEqual([claims, 0])
  })

  test('a run that comes while a look is under way is found at the next end, though the last place was taken meanwhile', async () => {
    const { state, taken, looking } = fixture(1)
    looking.soon()
    // The claim has begun, and found nothing.
    state.queue.push('late')
    state.active = 1
    looking.soon()
    await vi.advanceTimersByTimeAsync(30)
    expect(taken).toEqual([])
    state.active = 0
    looking.ifWaiting()
    await vi.advanceTimersByTimeAsync(30)
    expect(taken).toEqual(['late'])
  })
})

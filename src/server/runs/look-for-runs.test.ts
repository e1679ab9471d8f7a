import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { createLog } from '#server/log.ts'
import { createLookForRuns } from './look-for-runs.ts'
import { createPlaces } from './places.ts'
import type { RunRow } from './run-row.ts'

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
    await sleep(5)
    return { rows }
  }
  const taken: string[] = []
  const places = createPlaces(() => capacity - state.active)
  const looking = createLookForRuns({
    database: { pool: { query } } as unknown as Database,
    log: createLog('silent'),
    places,
    owner: 'here',
    leaseSeconds: 15,
    take: (row: RunRow) => {
      taken.push(row.id)
      state.active += 1
    },
  })
  return { state, taken, places, looking }
}

describe('createLookForRuns', () => {
  test('takes as many as there are places for, and the rest as places get free', async () => {
    const { state, taken, looking } = fixture(2)
    state.queue.push('a', 'b', 'c')
    looking.soon()
    await sleep(30)
    expect(taken).toEqual(['a', 'b'])
    state.active -= 1
    looking.ifWaiting()
    await sleep(30)
    expect(taken).toEqual(['a', 'b', 'c'])
  })

  test('asks nothing once the queue was found empty', async () => {
    const { state, looking } = fixture(2)
    looking.soon()
    await sleep(30)
    const { claims } = state
    looking.ifWaiting()
    await sleep(30)
    expect([state.claims, state.asked]).toEqual([claims, 0])
  })

  test('a run that comes while a look is under way is found at the next end, though the last place was taken meanwhile', async () => {
    const { state, taken, looking } = fixture(1)
    looking.soon()
    // The claim has begun, and found nothing.
    state.queue.push('late')
    state.active = 1
    looking.soon()
    await sleep(30)
    expect(taken).toEqual([])
    state.active = 0
    looking.ifWaiting()
    await sleep(30)
    expect(taken).toEqual(['late'])
  })
})

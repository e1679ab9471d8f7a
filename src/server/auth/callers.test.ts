import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import type { Auth } from './auth.ts'
import { createCallers } from './callers.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-11-21T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const caller = { userId: 'ada', sessionId: 'one', anonymous: false }

function fixture() {
  const state = { stands: true, asked: 0 }
  const query = async () => {
    state.asked += 1
    return { rowCount: state.stands ? 1 : 0 }
  }
  const callers = createCallers({ pool: { query } } as unknown as Database, {} as Auth)
  return { state, callers }
}

test('that a session is valid is asked at once, and again after half a minute', async () => {
  const { state, callers } = fixture()
  await callers.assertStoodLately(caller)
  await callers.assertStoodLately(caller)
  vi.advanceTimersByTime(29_000)
  await callers.assertStoodLately(caller)
  expect(state.asked).toBe(1)
  state.stands = false
  vi.advanceTimersByTime(1_500)
  await expect(callers.assertStoodLately(caller)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('a clock that is set back by hours gives an ended session no more than that half minute', async () => {
  const { state, callers } = fixture()
  await callers.assertSessionValid(caller)
  state.stands = false
  vi.setSystemTime(new Date('2026-11-21T07:00:00Z'))
  vi.advanceTimersByTime(31_000)
  await expect(callers.assertSessionValid(caller)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

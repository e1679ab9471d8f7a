import { Registry } from 'prom-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { healthRoutes } from './health-routes.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

test('a flood of probes asks the database once, and the next one after it again', async () => {
  let asked = 0
  let isUp = true
  const query = async () => {
    asked += 1
    if (!isUp) throw new Error('gone')
    return { rows: [] }
  }
  const routes = healthRoutes({
    database: { pool: { query } } as unknown as Database,
    registry: new Registry(),
    isDraining: () => false,
    metricsToken: undefined,
  })
  const statuses = async (count: number) =>
    new Set(await Promise.all(Array.from({ length: count }, async () => (await routes.request('/readyz')).status)))
  expect(await statuses(200)).toEqual(new Set([200]))
  expect(asked).toBe(1)
  isUp = false
  vi.advanceTimersByTime(600)
  expect(await statuses(200)).toEqual(new Set([503]))
  expect(asked).toBe(2)
})

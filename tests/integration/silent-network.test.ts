import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isConnectionError, openDatabase } from '#server/db/database.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { createNotifications } from '#server/db/notifications.ts'
import { createLog } from '#server/observe/log.ts'
import { startSilentNetwork } from '#tests/support/silent-network.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

describe('a network that swallows everything and closes nothing', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  test('the connection between servers is made again: it hears of them, and they of it', async () => {
    const network = await startSilentNetwork(app.connection)
    const timing = { askEveryMs: 150, answerWithinMs: 300 }
    const here = createNotifications(network.connection, createLog('silent'), timing)
    const there = createNotifications(app.connection, createLog('silent'))
    const heard = { here: [] as string[], there: [] as string[] }
    let connected = 0
    const onConnected = () => {
      connected += 1
    }
    here.listen('split', { onItem: (item) => heard.here.push(item), onConnected })
    there.listen('split', { onItem: (item) => heard.there.push(item) })
    await expect.poll(() => connected, { timeout: 10_000 }).toBeGreaterThan(0)
    const before = connected
    network.swallow()
    // It is busy as well: what it sends must not wait for an answer that never comes.
    here.send('split', 'lost')
    await expect.poll(() => connected, { timeout: 10_000 }).toBeGreaterThan(before)
    await expect
      .poll(
        () => {
          there.send('split', 'to here')
          here.send('split', 'to there')
          return [heard.here.includes('to here'), heard.there.includes('to there')]
        },
        { timeout: 10_000 },
      )
      .toEqual([true, true])
    await Promise.all([here.close(), there.close(), network.close()])
  })

  test('a server says soon that it is not ready, and that it lives', async () => {
    const network = await startSilentNetwork(app.connection)
    const server = await app.secondServer({}, network.connection)
    const ready = async () => (await fetch(`${server.url}/readyz`)).status
    expect(await ready()).toBe(200)
    network.swallow()
    // The last answer stands for a moment; the one that it is not ready takes some seconds.
    const asked = performance.now()
    await expect.poll(ready, { timeout: 60_000 }).toBe(503)
    expect(performance.now() - asked).toBeLessThan(20_000)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    await network.close()
    await server.close()
  })

  test('a statement gives up as one without a database; the pool is whole afterwards, of transactions too', async () => {
    const network = await startSilentNetwork(app.connection)
    const database = openDatabase(network.connection, { onError: () => undefined, max: 1, answerWithinMs: 300 })
    const one = async () => (await database.pool.query('select 1 as one')).rows
    expect(await one()).toEqual([{ one: 1 }])
    network.swallow()
    const failed = await one().catch((error: unknown) => error)
    expect(isConnectionError(failed)).toBe(true)
    expect(await one()).toEqual([{ one: 1 }])
    const broken = inTransaction(database, async (client) => {
      await client.query('select 1')
      network.swallow()
      await client.query('select 2')
    })
    expect(isConnectionError(await broken.catch((error: unknown) => error))).toBe(true)
    expect(await one()).toEqual([{ one: 1 }])
    // What no connection is to blame for is undone, and the connection is kept.
    const refused = inTransaction(database, async (client) => {
      await client.query(`create temporary table kept (id int)`)
      await client.query('select nothing')
    })
    await expect(refused).rejects.toThrow(/nothing/)
    expect((await database.pool.query(`select to_regclass('kept') as kept`)).rows).toEqual([{ kept: null }])
    await database.close()
    await network.close()
  })
})

import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectTo } from '#server/db/connect-to.ts'
import { openDatabase } from '#server/db/database.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

/** An error that nobody listens to ends a server; here it ends the test run. */
describe('a connection that breaks between two statements', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  async function breakOff(client: pg.Client | pg.PoolClient): Promise<void> {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const ended = new Promise((resolve) => client.once('end', resolve))
    await app.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await ended
  }

  test('of a transaction fails its next statement; the pool gives another one', async () => {
    const database = openDatabase(app.connection, { onError: () => undefined, max: 1 })
    const client = await database.pool.connect()
    await client.query('begin')
    await breakOff(client)
    await expect(client.query('commit')).rejects.toThrow()
    client.release()
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await database.close()
  })

  test('of its own fails its next statement', async () => {
    const client = await connectTo(app.connection)
    await breakOff(client)
    await expect(client.query('select 1')).rejects.toThrow()
  })

  test('one that cannot be made says why', async () => {
    await expect(connectTo({ ...app.connection, database: 'nowhere' })).rejects.toThrow(/nowhere/)
  })
})

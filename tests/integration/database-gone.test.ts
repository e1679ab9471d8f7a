import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { parseEnv } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { startServer } from '#server/start-server.ts'
import { signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'

async function backends(connection: pg.ClientConfig): Promise<number[]> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity')
  return rows.map(({ pid }) => pid)
}

test('a database that was killed is started again; meanwhile the answer is 503, then all is well', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pm-pilot-gone-'))
  const cluster = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const env = parseEnv({ MODEL: 'built-in', SEARCH: 'library', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir })
  const server = await startServer(env, cluster.connection, createLog('silent'))
  try {
    const url = server.url.replace('localhost', '127.0.0.1')
    const ada = await signUp(url)
    expect((await ada.send('POST', '/functions/v1/market-research', researchIdea)).status).toBe(200)
    const postmaster = Number(readFileSync(join(cluster.dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0])
    // The whole of it: a backend that outlives the postmaster would still answer for a moment.
    for (const pid of [postmaster, ...(await backends(cluster.connection))]) process.kill(pid, 'SIGKILL')
    const during = await ada.send('GET', '/api/usage')
    expect(during).toMatchObject({ status: 503, body: { code: 'NOT_READY' } })
    expect(during.headers.get('retry-after')).toBe('2')
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 30_000, interval: 250 }).toBe(200)
    const after = await ada.send('POST', '/functions/v1/market-research', researchIdea)
    expect(after.status).toBe(200)
    expect((await ada.send('GET', '/api/usage')).body).toMatchObject({ used: 2, reserved: 0 })
  } finally {
    await server.close()
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

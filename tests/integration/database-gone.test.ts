import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { parseEnv } from '#server/env.ts'
import { createLog } from '#server/observe/log.ts'
import { startServer } from '#server/start-server.ts'
import { startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { researchAnswer } from '#tests/support/model-answer.ts'
import { type Person, type StreamedEvent, signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'

async function backends(connection: pg.ClientConfig): Promise<number[]> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity')
  return rows.map(({ pid }) => pid)
}

/** The whole of it: a backend that outlives the postmaster would still answer for a moment. */
async function killDatabase(cluster: EmbeddedPostgres): Promise<void> {
  const postmaster = Number(readFileSync(join(cluster.dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0])
  for (const pid of [postmaster, ...(await backends(cluster.connection))]) process.kill(pid, 'SIGKILL')
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
    await killDatabase(cluster)
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
    // As root it is elsewhere when the account of the database cannot reach the folder.
    rmSync(dirname(cluster.dataFolder), { recursive: true, force: true })
  }
})

/** Reads a run's events to the end, over whatever breaks on the way. */
async function followToEnd(ada: Person, seen: StreamedEvent[]): Promise<void> {
  const take = (event: StreamedEvent) => void seen.push(event)
  await ada.stream('/functions/v1/market-research', { body: researchIdea, onEvent: take }).catch(() => undefined)
  const first = seen[0]?.event
  const id = first?.type === 'run-start' ? first.runId : ''
  for (let tries = 0; tries < 200 && !/^run-(end|error)$/.test(seen.at(-1)?.event.type ?? ''); tries += 1) {
    const headers = { 'last-event-id': String(seen.at(-1)?.id ?? 0) }
    await ada.stream(`/api/runs/${id}/events`, { method: 'GET', headers, onEvent: take }).catch(() => undefined)
    // The pause of a client between two tries to connect again.
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

test.each([
  ['in the middle of a run', 0.4],
  ['at its end', 1],
])('a database that was killed %s costs the run nothing: one attempt, every event, one use', async (_when, share) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pm-pilot-gone-'))
  const cluster = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const model = await startChunkModel({ text: JSON.stringify(researchAnswer), chunks: 40, delayMs: 40 })
  const env = parseEnv({
    MODEL: 'openai-compatible/fake',
    OPENAI_BASE_URL: model.baseUrl,
    SEARCH: 'library',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
  })
  const server = await startServer(env, cluster.connection, createLog('silent'))
  try {
    const url = server.url.replace('localhost', '127.0.0.1')
    const ada = await signUp(url)
    const seen: StreamedEvent[] = []
    const followed = followToEnd(ada, seen)
    const answer = JSON.stringify(researchAnswer)
    const come = () => seen.reduce((sum, { event }) => sum + (event.type === 'delta' ? event.text.length : 0), 0)
    await expect.poll(come, { timeout: 20_000, interval: 10 }).toBeGreaterThanOrEqual(answer.length * share)
    await killDatabase(cluster)
    await followed
    expect(seen.map(({ id }) => id)).toEqual(seen.map((_, index) => index + 1))
    expect(seen.flatMap(({ event }) => (event.type === 'run-start' ? [event.attempt] : []))).toEqual([1])
    expect(seen.at(-1)?.event.type).toBe('run-end')
    // The end may have been stored a moment before the kill.
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 30_000, interval: 250 }).toBe(200)
    expect((await ada.send('GET', '/api/usage')).body).toMatchObject({ used: 1, reserved: 0 })
  } finally {
    await server.close()
    await cluster.stop()
    await model.close()
    rmSync(dataDir, { recursive: true, force: true })
    rmSync(dirname(cluster.dataFolder), { recursive: true, force: true })
  }
})

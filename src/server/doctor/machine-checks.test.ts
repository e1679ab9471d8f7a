import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { judgeClock } from './database-checks.ts'
import { checkDataFolder, checkDisk, checkNode, checkPages, checkPort } from './machine-checks.ts'

const megabyte = 1024 ** 2

describe('what the machine has', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pm-pilot-doctor-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('Node', () => {
    expect(checkNode('24.21.0').status).toBe('ok')
    expect(checkNode('20.11.1')).toMatchObject({ status: 'failed', fix: expect.stringContaining('npm') })
  })

  test('room on the disk', () => {
    const statusOf = (free: number) => checkDisk(free, '/data').status
    expect([5_000, 700, 100].map((megabytes) => statusOf(megabytes * megabyte))).toEqual(['ok', 'warning', 'failed'])
  })

  test('the data folder: missing, sound, and with secrets that others can read', async () => {
    const data = join(folder, 'data')
    expect(await checkDataFolder(data)).toMatchObject([{ status: 'ok', says: expect.stringContaining('first start') }])
    mkdirSync(data)
    for (const name of ['secret-key', 'postgres-password']) writeFileSync(join(data, name), 'hidden', { mode: 0o600 })
    expect(await checkDataFolder(data)).toMatchObject([{ status: 'ok' }])
    chmodSync(join(data, 'secret-key'), 0o644)
    const found = await checkDataFolder(data)
    expect(found).toMatchObject([{ status: 'ok' }, { status: 'failed', fix: `chmod 600 ${join(data, 'secret-key')}` }])
    expect(JSON.stringify(found)).not.toContain('hidden')
  })

  test('a file where the data folder should be', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    expect(await checkDataFolder(file)).toMatchObject([{ status: 'failed' }])
  })

  test('built pages', () => {
    expect(checkPages(folder).status).toBe('warning')
    writeFileSync(join(folder, 'index.html'), '')
    expect(checkPages(folder).status).toBe('ok')
  })

  test('a port: free, taken, and taken by PM Pilot itself', async () => {
    let body = '{}'
    const server = createServer((_request, response) => response.end(body))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    expect(await checkPort('127.0.0.1', port)).toMatchObject({
      status: 'failed',
      says: expect.stringContaining('taken'),
    })
    body = '{"uploadMaxMb":10}'
    expect(await checkPort('127.0.0.1', port)).toMatchObject({ status: 'ok', says: `PM Pilot is running on ${port}` })
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    expect(await checkPort('127.0.0.1', port)).toMatchObject({ status: 'ok', says: `${port} is free` })
    expect((await checkPort('192.0.2.1', port)).status).toBe('failed')
  })
})

test('the difference of two clocks', () => {
  expect([40, -900, 3_000, -3_000, 61_000].map((ahead) => judgeClock(ahead).status)).toEqual([
    'ok',
    'ok',
    'warning',
    'warning',
    'failed',
  ])
  expect(judgeClock(-3_000).says).toContain('3.0 s behind')
})

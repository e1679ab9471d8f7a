import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { checkPages } from './check-pages.ts'
import { writeChecked } from './write-checked.ts'

const opened: Server[] = []
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  opened.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
afterAll(() => {
  for (const server of opened) {
    server.closeAllConnections()
    server.close()
  }
})

const asked: { path: string; beside: number; agent: string }[] = []
/** Requests that are not answered yet. */
let open = 0
let site = ''
let other = ''
beforeAll(async () => {
  other = await serve((_, answer) => answer.end('<title>Rota Wise is here now</title>'))
  site = await serve((request, answer) => {
    const path = request.url ?? ''
    asked.push({ path, beside: open, agent: request.headers['user-agent'] ?? '' })
    open += 1
    answer.once('close', () => {
      open -= 1
    })
    const pages: Record<string, () => void> = {
      '/robots.txt': () => answer.end('User-agent: *\nDisallow: /private\n'),
      '/': () => answer.end('<title>Rota-Wise: shifts</title>'),
      '/old': () => answer.writeHead(301, { location: '/' }).end(),
      '/moved': () => answer.writeHead(302, { location: other }).end(),
      '/circle': () => answer.writeHead(302, { location: '/circle' }).end(),
      '/parked': () => answer.end('Rota Wise. This domain is for sale!'),
      '/another': () => answer.end('A bakery'),
      '/busy': () => answer.writeHead(503).end(),
      // Never answered: the check gives up first.
      '/slow': () => undefined,
      '/endless': () => {
        answer.write(`Rota Wise ${'x'.repeat(400_000)}`)
      },
    }
    const page = pages[path]
    if (page) page()
    else answer.writeHead(404).end()
  })
})

const check = (paths: readonly string[], { pause = 0, timeout = 20_000 } = {}) =>
  checkPages(
    paths.map((path) => ({ url: `${site}${path}`, names: ['Rota Wise'] })),
    { timeout, pause },
  )

describe('the pages of vendors', () => {
  test.each([
    ['/', 'here'],
    ['/old', 'here'],
    ['/moved', 'moved'],
    ['/circle', 'refused'],
    ['/parked', 'parked'],
    ['/another', 'unsure'],
    ['/busy', 'refused'],
    ['/none', 'gone'],
    ['/private/page', 'refused'],
    ['/endless', 'here'],
  ])('%s is %s', async (path, state) => expect((await check([path]))?.[0]?.state).toBe(state))

  test('one that does not answer in time is not here', async () => {
    expect((await check(['/', '/slow'], { timeout: 1_000 }))?.find(({ url }) => url.endsWith('/slow'))?.state).toBe(
      'unreachable',
    )
  })

  test('a page that robots.txt forbids is never asked for', () =>
    expect(asked.some(({ path }) => path.startsWith('/private'))).toBe(false))

  test('a site is asked for one page after the other, by name', async () => {
    asked.length = 0
    // No other timer is of this length.
    const pause = 13
    const timers = vi.spyOn(globalThis, 'setTimeout')
    await check(['/', '/another', '/busy'], { pause })
    const pauses = timers.mock.calls.filter(([, ms]) => ms === pause)
    timers.mockRestore()
    expect(asked.map(({ path, beside }) => [path, beside])).toEqual([
      ['/robots.txt', 0],
      ['/', 0],
      ['/another', 0],
      ['/busy', 0],
    ])
    expect(pauses).toHaveLength(3)
    expect(asked[0]?.agent).toContain('PMPilotLibraryCheck')
  })

  test('without a network nothing is claimed', async () => {
    // Nothing listens on the port of a server that was closed.
    const closed = await serve(() => undefined)
    await new Promise((resolve) => opened.at(-1)?.close(resolve))
    const pages = Array.from({ length: 30 }, (_, at) => ({ url: `${closed}/${at}`, names: ['Rota Wise'] }))
    expect(await checkPages(pages, { pause: 0, timeout: 400 })).toBeNull()
  })
})

test('only what is here gets a day, and nothing else changes', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'vendors-')), 'market.json')
  const vendors = [
    { name: 'A', url: 'https://a.example' },
    { name: 'B', url: 'https://b.example', checkedAt: '2025-01-01' },
  ]
  writeFileSync(file, `${JSON.stringify({ id: 'x', vendors }, null, 2)}\n`)
  const checked = [
    { url: 'https://a.example', state: 'here', foundAt: null, detail: '' },
    { url: 'https://b.example', state: 'gone', foundAt: null, detail: '' },
  ] as const
  expect(writeChecked(pathToFileURL(file), checked, '2026-05-01')).toBe(1)
  expect(writeChecked(pathToFileURL(file), checked, '2026-05-01')).toBe(0)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    id: 'x',
    vendors: [{ name: 'A', url: 'https://a.example', checkedAt: '2026-05-01' }, vendors[1]],
  })
})

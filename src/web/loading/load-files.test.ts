import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadFiles } from './load-files.ts'

const script = () => new Response('export {}', { headers: { 'content-type': 'text/javascript' } })
const away = () => Promise.reject(new TypeError('network'))

/** Answers by path; what is not named is not there. Notes what was asked for. */
function serve(routes: Record<string, () => Response | Promise<Response>>, online = true): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return (
      routes[path]?.() ?? new Response('<p>Not found</p>', { status: 404, headers: { 'content-type': 'text/html' } })
    )
  })
  vi.stubGlobal('navigator', { onLine: online })
  vi.stubGlobal('window', {
    location: { href: 'http://page.invalid/features' },
    __reactRouterManifest: { version: 'mine' },
  })
  return asked
}

async function load(...paths: string[]): Promise<void> {
  const loading = loadFiles(paths)
  loading.catch(() => undefined)
  await vi.runAllTimersAsync()
  await loading
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('reads each file once, however often it is wanted', async () => {
  const asked = serve({ '/assets/a.js': script, '/assets/b.js': script })
  await load('/assets/a.js', '/assets/b.js')
  await load('/assets/a.js')
  expect(asked).toEqual(['/assets/a.js', '/assets/b.js'])
})

test('asks for many files in stretches, so that the page can answer in between', async () => {
  const paths = Array.from({ length: 9 }, (_, index) => `/assets/many-${index}.js`)
  const asked = serve(Object.fromEntries(paths.map((path) => [path, script])))
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 3))
  const loading = loadFiles(paths)
  await Promise.resolve()
  const atFirst = asked.length
  await vi.runAllTimersAsync()
  await loading
  clock.mockRestore()
  expect(atFirst).toBeGreaterThan(0)
  expect(atFirst).toBeLessThan(paths.length)
  expect(asked).toEqual(paths)
})

test('tries again what did not come', async () => {
  let tries = 0
  const asked = serve({ '/assets/c.js': () => (++tries < 3 ? away() : script()) })
  await load('/assets/c.js')
  expect(asked).toHaveLength(3)
})

test('offline it says so at once, and a later try starts anew', async () => {
  const asked = serve({ '/assets/d.js': away }, false)
  await expect(load('/assets/d.js')).rejects.toMatchObject({ reason: 'offline' })
  expect(asked).toEqual(['/assets/d.js'])
  serve({ '/assets/d.js': script })
  await load('/assets/d.js')
})

test.each([
  ['a new version', () => new Response('another\n'), 'new-version'],
  ['something in between', () => new Response('mine\n'), 'blocked'],
  ['a server that is away', away, 'unreachable'],
  ['a proxy whose server is away', () => new Response('', { status: 502 }), 'unreachable'],
])('a missing file is distinguished from %s by the build that the server names', async (_why, buildId, reason) => {
  serve({ '/build-id.txt': buildId })
  await expect(load(`/assets/gone-${reason}.js`)).rejects.toMatchObject({ reason })
})

test("a page in a script's place is none, such as a hotel's", async () => {
  const page = () => new Response('<p>Log in</p>', { headers: { 'content-type': 'text/html' } })
  serve({ '/assets/e.js': page, '/build-id.txt': () => new Response('mine') })
  await expect(load('/assets/e.js')).rejects.toMatchObject({ reason: 'blocked' })
})

test('a style sheet of the page that is shown is taken again, since it goes with the page', async () => {
  serve({})
  const added: string[] = []
  const take = (link: HTMLLinkElement) => {
    added.push(link.href)
    link.onload?.(new Event('load'))
  }
  vi.stubGlobal('document', {
    querySelectorAll: () => [
      { href: 'http://page.invalid/assets/of-a-page.css#', after: take },
      { href: 'http://page.invalid/assets/of-a-part.css' },
    ],
    createElement: () => ({}),
    head: { append: take },
  })
  await load('/assets/of-a-page.css', '/assets/of-a-part.css', '/assets/new.css')
  expect(added).toEqual(['/assets/of-a-page.css', '/assets/new.css'])
})

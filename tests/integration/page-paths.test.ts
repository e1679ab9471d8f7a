import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageRoutes } from '#server/pages/page-routes.ts'
import { isPage } from '#shared/pages.ts'

const secret = 'what lies beside the pages'

let folder: string
let server: ReturnType<typeof serve>
let port: number
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pm-pilot-pages-'))
  const pages = join(folder, 'client')
  mkdirSync(join(pages, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), secret)
  writeFileSync(join(folder, '.env'), secret)
  writeFileSync(
    join(pages, 'index.html'),
    '<!doctype html><html><head><title>Home</title></head><body><p style="--rows:4;color:&quot;red&quot;">style="color:blue"</p><script>start()</script></body></html>',
  )
  writeFileSync(join(pages, '__spa-fallback.html'), '<!doctype html><html><head></head><body>application</body></html>')
  writeFileSync(join(pages, 'assets', 'x.js'), 'start()')
  server = await new Promise((resolve) => {
    const listening = serve(
      { fetch: pageRoutes(pages, undefined, [], isPage).fetch, port: 0, hostname: '127.0.0.1' },
      () => resolve(listening),
    )
  })
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

/** Sends the path as it is written, which fetch would tidy up first. */
function getRaw(path: string): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (piece: string) => {
        text += piece
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    }).on('error', reject)
  })
}

test('pages and files are served', async () => {
  expect(await getRaw('/')).toMatchObject({ status: 200, text: expect.stringContaining('<title>Home') })
  expect(await getRaw('/assets/x.js')).toMatchObject({ status: 200, text: 'start()' })
})

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/....//secret.txt',
  '/%252e%252e/secret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '/../.env',
  '/.env',
  '/assets/x.js%00.html',
  '//etc/passwd',
  '/file:///etc/passwd',
])('%s is no way out of the folder', async (path) => {
  const { status, text } = await getRaw(path)
  expect([400, 404]).toContain(status)
  expect(text).not.toContain(secret)
  expect(text).not.toContain('root:')
})

test('no page may hold what its policy does not name', async () => {
  const { headers } = await getRaw('/no/such/page')
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  expect(headers['content-security-policy']).toContain("style-src-attr 'none';")
  for (const path of ['/', '/no/such/page']) {
    expect((await getRaw(path)).headers['content-security-policy']).not.toMatch(/'unsafe-(inline|eval)'|https?:|\*/)
  }
})

test('a page runs only its own scripts and is framed by nobody', async () => {
  const { headers } = await getRaw('/')
  const policy = new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]),
  )
  expect(policy.get('default-src')).toBe("'none'")
  expect(policy.get('script-src')).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/)
  expect(policy.get('style-src-elem')).toBe("'self'")
  const style = createHash('sha256').update('--rows:4;color:"red"').digest('base64')
  expect(policy.get('style-src-attr')).toBe(`'unsafe-hashes' 'sha256-${style}'`)
  expect(policy.get('connect-src')).toBe("'self'")
  expect(policy.get('frame-ancestors')).toBe("'none'")
  expect(policy.get('base-uri')).toBe("'none'")
})

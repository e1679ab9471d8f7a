import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOpenPage } from './open-page.ts'
import { createPageFetch } from './page-fetch.ts'
import { parsePage } from './parse-page.ts'

let server: Server
let origin = ''
const asked: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(`${path} ${request.headers.cookie ?? '-'} ${request.headers.referer ?? '-'}`)
    const html = { 'content-type': 'text/html' }
    if (path === '/moved') response.writeHead(301, { location: '/latin' }).end()
    else if (path === '/inside') response.writeHead(302, { location: 'https://10.0.0.1/' }).end()
    else if (path === '/round') response.writeHead(302, { location: '/round' }).end()
    else if (path === '/pdf') response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF')
    else if (path === '/large') response.writeHead(200, html).end(Buffer.alloc(4 * 1024 * 1024, 'a'))
    else if (path === '/latin')
      response
        .writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' })
        .end(Buffer.from('<title>Caf\u00e9</title><p>Ein Kaffee</p>', 'latin1'))
    else if (path === '/plain') response.writeHead(200, { 'content-type': 'text/plain' }).end('Only words')
    else if (path !== '/silent') response.writeHead(404, html).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const open = (path: string, timeoutMs = 20_000) =>
  createOpenPage({
    fetch: createPageFetch({ allowedHosts: ['127.0.0.1'], timeoutMs }),
    read: async (html, url) => parsePage(html, url),
    timeoutMs,
  })(path.startsWith('/') ? `${origin}${path}` : path, new AbortController().signal)

test('follows a redirect, reads what a page says of its letters, and sends nothing of anybody', async () => {
  expect(await open('/moved')).toMatchObject({ url: `${origin}/latin`, title: 'Café', text: 'Ein Kaffee' })
  expect(asked.at(-1)).toBe('/latin - -')
  expect(await open('/plain')).toMatchObject({ text: 'Only words', links: [] })
})

test.each([
  ['/inside', 'its address is not public'],
  ['/round', 'it leads from page to page'],
  ['/pdf', 'it is a PDF'],
  ['/large', 'it could not be opened'],
  ['/gone', 'it answered 404'],
  ['https://192.168.1.1/', 'its address is not public'],
  ['http://example.com/', 'its address is not secure (https)'],
])('%s: %s', async (path, why) => {
  await expect(open(path)).rejects.toThrow(why)
})

test('waits no longer than it may', async () => {
  await expect(open('/silent', 300)).rejects.toThrow('it did not answer in time')
})

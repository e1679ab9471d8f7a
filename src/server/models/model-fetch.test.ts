import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { modelFetch } from './model-fetch.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function serving(answer: (request: IncomingMessage, response: ServerResponse, body: string) => void) {
  const seen: { connections: number } = { connections: 0 }
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', () => answer(request, response, body))
  })
  server.on('connection', () => {
    seen.connections += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(
    () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  )
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/x?y=1`, seen }
}

const post = (url: string, more: RequestInit = {}) =>
  modelFetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"é":1}', ...more })

describe('modelFetch', () => {
  test('posts the text and answers like fetch', async () => {
    const { url } = await serving((request, response, body) => {
      response.writeHead(201, { 'x-one': 'a', 'set-cookie': ['b=1', 'c=2'], 'content-type': 'application/json' })
      response.end(
        JSON.stringify({
          path: request.url,
          body,
          length: request.headers['content-length'],
          key: request.headers['x-key'],
        }),
      )
    })
    const answer = await post(url, { headers: new Headers({ 'X-Key': 'k' }) })
    expect([answer.ok, answer.status, answer.headers.get('x-one')]).toEqual([true, 201, 'a'])
    expect(answer.headers.getSetCookie()).toEqual(['b=1', 'c=2'])
    expect(await answer.json()).toEqual({ path: '/v1/x?y=1', body: '{"é":1}', length: '8', key: 'k' })
  })

  test('keeps the connection for the next request', async () => {
    const { url, seen } = await serving((_request, response) => response.end('done'))
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await (await post(url)).text()).toBe('done')
      // The answer's end frees the connection in one of the next turns of the event loop, and no event of fetch's says in which.
      for (let turns = 0; turns < 20; turns += 1) await nextTurn()
    }
    expect(seen.connections).toBe(1)
  })

  test('an answer that begins later than an idle connection is kept for is waited for', async () => {
    // The duration is what is tested.
    const { url } = await serving((_request, response) => setTimeout(() => response.end('late'), 4_500))
    expect(await (await post(url)).text()).toBe('late')
  })

  test('streams what comes, as it comes', async () => {
    let goOn = () => {}
    const { url } = await serving((_request, response) => {
      response.write('one')
      goOn = () => void response.end('two')
    })
    const reader = (await post(url)).body?.getReader()
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('one')
    goOn()
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('two')
    expect((await reader?.read())?.done).toBe(true)
  })

  test('a reader who does not read holds the other side up', async () => {
    let written = 0
    let isHeldUp = false
    const { url } = await serving(async (_request, response) => {
      const piece = Buffer.alloc(1024 ** 2)
      for (; written < 64 && !response.destroyed && !isHeldUp; written += 1) {
        // What the system takes into its buffers is drained at once; 300 ms without that is somebody who does not read.
        if (!response.write(piece))
          isHeldUp = await Promise.race([
            new Promise<false>((drained) => response.once('drain', () => drained(false))),
            sleep(300, true),
          ])
      }
    })
    const answer = await post(url)
    await expect.poll(() => isHeldUp, { timeout: 20_000 }).toBe(true)
    expect(written).toBeLessThan(40)
    await answer.body?.cancel()
  })

  test('an abort before, during and after the answer began gives its own reason', async () => {
    let aborted = 0
    let come = 0
    const { url } = await serving((request, response) => {
      come += 1
      response.on('close', () => {
        aborted += 1
      })
      if (request.headers['x-when'] === 'after') response.write('some')
    })
    const reason = new Error('no longer wanted')
    await expect(post(url, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    const during = new AbortController()
    const waiting = expect(post(url, { signal: during.signal })).rejects.toBe(reason)
    await expect.poll(() => come, { timeout: 20_000, interval: 5 }).toBe(1)
    during.abort(reason)
    await waiting
    const after = new AbortController()
    const answer = await post(url, { signal: after.signal, headers: { 'x-when': 'after' } })
    const reading = expect(answer.text()).rejects.toBe(reason)
    after.abort(reason)
    await reading
    await expect.poll(() => aborted).toBe(2)
  })

  test('what was not reached and what broke off are reported as fetch reports them', async () => {
    let breakOff = () => {}
    const { url } = await serving((_request, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('half')
      breakOff = () => void response.destroy()
    })
    const answer = await post(url)
    breakOff()
    await expect(answer.text()).rejects.toThrow('terminated')
    const nowhere = await serving(() => undefined)
    for (const close of closing.splice(0)) await close()
    await expect(post(nowhere.url)).rejects.toMatchObject({ name: 'TypeError', message: 'fetch failed' })
  })

  test('a redirect is followed as fetch follows it', async () => {
    const { url } = await serving((request, response, body) => {
      if (request.url === '/there') response.end(`there ${body}`)
      else response.writeHead(307, { location: '/there' }).end()
    })
    expect(await (await post(url)).text()).toBe('there {"é":1}')
  })
})

import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { GuardedFetch } from '../network/guarded-fetch.ts'
import { createConfluenceFetch } from './confluence-fetch.ts'
import { createSendRequest } from './send-request.ts'

const credentials = {
  instanceType: 'server',
  instanceUrl: 'https://wiki.acme.com',
  username: 'ada@example.com',
  apiToken: 'correct horse battery',
} as const
const answer = z.object({ ok: z.boolean() })
const good = () => Response.json({ ok: true })

/** A client whose requests are answered by the functions in turn. */
function sender(...answers: (() => Response)[]) {
  const sent: { method: string; authorization: string }[] = []
  const fetch: GuardedFetch = async (_, init) => {
    const headers = new Headers(init.headers)
    sent.push({ method: init.method ?? '', authorization: headers.get('authorization') ?? '' })
    const next = answers.shift()
    if (!next) throw new Error('one request too many')
    return next()
  }
  const send = createSendRequest({
    address: 'https://wiki.acme.com',
    credentials,
    fetch,
    signal: AbortSignal.timeout(5_000),
  })
  return { send, sent }
}

const broken = (): Response => {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' }) })
}
const busy = (status: number, retryAfter?: string) => () =>
  new Response('', { status, ...(retryAfter === undefined ? {} : { headers: { 'retry-after': retryAfter } }) })
const read = { method: 'GET', path: '/x', answer } as const
const write = { method: 'POST', path: '/x', body: {}, answer } as const

describe('requests to an instance', () => {
  test('that read are sent again after a broken connection, at most twice', async () => {
    const first = sender(broken, broken, good)
    expect(await first.send(read)).toEqual({ ok: true })
    const second = sender(broken, broken, broken)
    await expect(second.send(read)).rejects.toMatchObject({ reason: 'unreachable' })
    expect(second.sent).toHaveLength(3)
  })

  test('that write are sent again only when the instance says when', async () => {
    const unknown = sender(broken, good)
    await expect(unknown.send(write)).rejects.toMatchObject({ reason: 'unreachable' })
    expect(unknown.sent).toHaveLength(1)
    await expect(sender(busy(503), good).send(write)).rejects.toMatchObject({ reason: 'unreachable', status: 503 })
    await expect(sender(busy(504, '0'), good).send(write)).rejects.toMatchObject({ status: 504 })
    expect(await sender(busy(503, '0'), busy(429, new Date().toUTCString()), good).send(write)).toEqual({ ok: true })
    await expect(sender(busy(429, '0'), busy(429, '0'), busy(429, '0')).send(write)).rejects.toMatchObject({
      reason: 'rate-limited',
    })
  })

  test('a wait that is too long is reported instead', async () => {
    const { send, sent } = sender(busy(429, '60'))
    await expect(send(read)).rejects.toMatchObject({ reason: 'rate-limited', retryAfter: 60 })
    expect(sent).toHaveLength(1)
  })

  test('a password that could be a token is tried as both, and what was taken is kept', async () => {
    const token = { ...credentials, apiToken: 'a-password-of-no-known-form' }
    const headers: string[] = []
    const fetch: GuardedFetch = async (_, init) => {
      const authorization = new Headers(init.headers).get('authorization') ?? ''
      headers.push(authorization.split(' ')[0] ?? '')
      return authorization.startsWith('Bearer') ? good() : new Response('', { status: 401 })
    }
    const send = createSendRequest({
      address: 'https://wiki.acme.com',
      credentials: token,
      fetch,
      signal: AbortSignal.timeout(5_000),
    })
    await send(read)
    await send(read)
    expect(headers).toEqual(['Basic', 'Bearer', 'Bearer'])
    const both = sender(busy(401))
    await expect(both.send(read)).rejects.toMatchObject({ reason: 'unauthorized', status: 401 })
    expect(both.sent.map(({ authorization }) => authorization.split(' ')[0])).toEqual(['Basic'])
  })

  test('an instance that never answers ends in time', async () => {
    const { createServer } = await import('node:http')
    const server = createServer(() => undefined)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    try {
      const fetch = createConfluenceFetch({ allowedHosts: ['127.0.0.1'], timeoutMs: 150 })
      const address = `http://127.0.0.1:${port}`
      const send = createSendRequest({ address, credentials, fetch, signal: AbortSignal.timeout(60_000) })
      await expect(send(read)).rejects.toMatchObject({ reason: 'timeout' })
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })
})

import { randomUUID } from 'node:crypto'
import { get, request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, nameOf, openRoutes, ownRoutes, type Route } from '#tests/support/own-routes.ts'
import { guest, type Person, signUp } from '#tests/support/person.ts'
import { personaIdea, prdIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let ada: Person
let runId: string
let guarded: Route[]
beforeAll(async () => {
  app = await createTestApp()
  ada = await signUp(app.url)
  const run = await ada.send('POST', '/functions/v1/product-prd-generator', prdIdea)
  runId = (run.body.run as { id: string }).id
  guarded = ownRoutes(app).filter((route) => !openRoutes.has(nameOf(route)))
})
afterAll(() => app.close())

describe('headers', () => {
  const onEverything = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  }

  test('every answer has the protective ones and reveals nothing of the server', async () => {
    const paths = [
      '/',
      '/no/such/page',
      '/api/me',
      '/api/nothing',
      '/api/agents',
      '/api/auth/get-session',
      '/openapi.json',
    ]
    for (const path of [...paths, '/healthz', '/functions/v1/nothing', `/api/runs/${runId}`]) {
      const { headers } = await fetch(`${app.url}${path}`)
      expect(Object.fromEntries(headers), path).toMatchObject(onEverything)
      for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) {
        expect([path, name, headers.get(name)]).toEqual([path, name, null])
      }
    }
  })

  test('an answer of the interface is no page', async () => {
    for (const path of ['/api/agents', '/api/me', '/api/nothing', '/functions/v1/nothing', '/api/auth/get-session']) {
      const { headers } = await fetch(`${app.url}${path}`)
      expect([path, headers.get('content-security-policy')]).toEqual([
        path,
        "default-src 'none'; frame-ancestors 'none'",
      ])
    }
  })

  test('private answers are stored nowhere', async () => {
    for (const route of guarded.filter(({ method }) => method === 'GET')) {
      for (const headers of [{ authorization: `Bearer ${ada.accessToken}` }, {}]) {
        const response = await fetch(`${app.url}${addressOf(route, runId)}?format=md`, { headers })
        await response.body?.cancel()
        expect([nameOf(route), response.headers.get('cache-control')]).toEqual([nameOf(route), 'no-store'])
      }
    }
    expect((await fetch(`${app.url}/api/agents`)).headers.get('cache-control')).toBe('public, max-age=60')
  })

  test('another site may not ask', async () => {
    for (const path of ['/api/me', '/functions/v1/market-research', '/api/auth/sign-in/email']) {
      const response = await fetch(`${app.url}${path}`, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://evil.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type',
        },
      })
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })

  test('the auth library sends nobody to another site', async () => {
    const own = await fetch(`${app.url}/api/auth/verify-email?token=x&callbackURL=/auth`, { redirect: 'manual' })
    expect(own.headers.get('location')).toMatch(/^\/auth\?/)
    for (const to of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const query = new URLSearchParams({ token: 'x', callbackURL: to })
      for (const path of ['verify-email', 'reset-password/x']) {
        const response = await fetch(`${app.url}/api/auth/${path}?${query}`, { redirect: 'manual' })
        expect([path, to, response.headers.get('location') ?? '']).toEqual([path, to, expect.not.stringContaining(to)])
      }
    }
  })
})

describe('bodies', () => {
  const takers = () =>
    [
      ['POST', '/functions/v1/product-prd-generator'],
      ['PUT', '/api/profile/product'],
      ['PUT', '/api/votes/planning'],
      ['PATCH', `/api/runs/${runId}/result`],
      ['POST', '/api/subscription'],
      ['POST', '/api/newsletter'],
      ['POST', '/api/newsletter/unsubscribe'],
      ['POST', '/functions/v1/save-confluence-config'],
      ['POST', '/functions/v1/confluence-service'],
      ['POST', '/api/auth/sign-up/email'],
      ['POST', '/api/auth/sign-in/email'],
      ['POST', '/api/auth/sign-in/anonymous'],
      ['POST', '/api/auth/sign-out'],
    ] as const

  const send = (method: string, path: string, body: BodyInit) =>
    fetch(`${app.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${ada.accessToken}`, 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit)

  test('a large one is refused everywhere, with its length given or not', async () => {
    const text = JSON.stringify({ email: 'x'.repeat(300 * 1024) })
    for (const [method, path] of takers()) {
      for (const body of [text, new Blob([text]).stream()]) {
        const response = await send(method, path, body)
        expect([path, typeof body, response.status]).toEqual([path, typeof body, 413])
      }
    }
  })

  test('a deep one is refused', async () => {
    const levels = 40_000
    for (const [method, path] of takers()) {
      if (path.startsWith('/api/auth/') && !/\/email$/.test(path)) continue
      for (const text of [
        `{"result":${'['.repeat(levels)}${']'.repeat(levels)}}`,
        `${'{"result":'.repeat(levels / 2)}1${'}'.repeat(levels / 2)}`,
      ]) {
        const response = await send(method, path, text)
        expect([path, response.status]).toEqual([path, 400])
        expect(await response.json()).toMatchObject({ code: 'INVALID_JSON' })
      }
    }
  })

  test('broken UTF-8 is refused, never guessed at', async () => {
    const broken = [[0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xe2, 0x82], [0xf5, 0x80, 0x80, 0x80]]
    for (const [method, path] of takers()) {
      if (path.startsWith('/api/auth/') && !/\/email$/.test(path)) continue
      for (const bytes of broken) {
        const body = new Uint8Array([...Buffer.from('{"email":"'), ...bytes, ...Buffer.from('"}')])
        expect([path, (await send(method, path, body)).status]).toEqual([path, 400])
      }
    }
  })

  test('keys of a prototype are keys like any other', async () => {
    const before = await ada.run(runId)
    const poison = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}'
    for (const [method, path] of takers()) {
      for (const text of [
        `{${poison}}`,
        `{"revision":1,"result":{${poison}}}`,
        `{"corrections":{${poison}},"productIdea":${JSON.stringify(prdIdea.productIdea)}}`,
      ]) {
        // Signing out has no fields to refuse, and a guest's session opens whatever is sent along.
        if (/sign-out|anonymous/.test(path)) continue
        const { status } = await send(method, path, text)
        expect([path, text, status >= 400 && status < 500]).toEqual([path, text, true])
      }
    }
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
    expect((await ada.run(runId)).result).toEqual(before.result)
  })
})

describe('requests', () => {
  test('methods and hosts of any kind are no fault of the server', async () => {
    const { port, hostname } = new URL(app.url)
    const statusOf = (head: string) =>
      new Promise<number>((resolve, reject) => {
        let text = ''
        const socket = connect(Number(port), hostname, () => socket.write(`${head}\r\nConnection: close\r\n\r\n`))
        socket.on('data', (part) => {
          text += part
        })
        socket.on('close', () => resolve(Number(text.slice(9, 12))))
        socket.on('error', reject)
      })
    for (const path of ['/api/auth/get-session', '/api/auth/sign-in/email', '/api/me', '/']) {
      for (const method of ['TRACE', 'PROPFIND', 'PURGE', 'QUERY']) {
        const status = await statusOf(`${method} ${path} HTTP/1.1\r\nHost: x`)
        expect([method, path, status >= 400 && status < 500]).toEqual([method, path, path !== '/' || status < 500])
      }
    }
    for (const host of ['a b', '[]', 'x:99999', 'x"><script>', '']) {
      const status = await statusOf(`GET /api/auth/get-session HTTP/1.1\r\nHost: ${host}`)
      expect([host, status < 500]).toEqual([host, true])
    }
  })

  test('heads that are too large are refused, and the server answers on', async () => {
    const status = (path: string, headers: Record<string, string>) =>
      new Promise<number>((resolve, reject) => {
        get(`${app.url}${path}`, { headers, agent: false }, (response) => {
          response.resume()
          resolve(response.statusCode ?? 0)
        }).on('error', reject)
      })
    expect(await status('/api/agents', { 'x-large': 'a'.repeat(40_000) })).toBe(431)
    expect(await status(`/api/agents?${'a'.repeat(40_000)}`, {})).toBe(431)
    // A header that is read by a pattern: nothing but blanks, as many as fit.
    const blanks = `gzip${' '.repeat(15_000)}x`
    expect(await status('/', { 'accept-encoding': blanks })).not.toBe(500)
    expect(await status('/api/agents', { authorization: `Bearer ${blanks}` })).toBe(200)
    expect((await ada.send('GET', '/api/me')).status).toBe(200)
  })

  test('headers that never end are cut, and others are answered meanwhile', async () => {
    const { hostname, port } = new URL(app.url)
    const socket = connect(Number(port), hostname)
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
    socket.on('error', () => undefined)
    socket.resume()
    socket.write('GET /api/agents HTTP/1.1\r\nHost: x\r\n')
    // An attacker's pace: what is waited for is the server's end of the connection.
    const drip = setInterval(() => socket.write('x-drip: 1\r\n'), 500)
    expect((await ada.send('GET', '/api/me')).status).toBe(200)
    await closed
    clearInterval(drip)
  })

  test('an address of nothing but slashes keeps nobody else waiting', async () => {
    const path = `${'/'.repeat(15_500)}x`
    const started = performance.now()
    for (let asked = 0; asked < 60; asked += 1) expect((await fetch(`${app.url}${path}`)).status).toBeGreaterThan(400)
    expect(performance.now() - started).toBeLessThan(8_000)
  })

  test('files that one account asks for all at once do not stand in line before those of others', async () => {
    const bob = await signUp(app.url)
    const run = await bob.send('POST', '/functions/v1/product-prd-generator', prdIdea)
    const bobsId = (run.body.run as { id: string }).id
    const file = (person: Person, id: string) => person.send('GET', `/api/runs/${id}/export?format=pdf`)
    // The process that writes is started by the first.
    expect((await file(bob, bobsId)).status).toBe(200)
    let adas = 0
    const many = Array.from({ length: 30 }, async () => {
      const { status } = await file(ada, runId)
      adas += 1
      return status
    })
    await expect.poll(() => adas, { timeout: 30_000, interval: 5 }).toBeGreaterThan(0)
    expect((await file(bob, bobsId)).status).toBe(200)
    expect(adas).toBeLessThan(22)
    expect(await Promise.all(many)).toEqual(Array.from({ length: 30 }, () => 200))
  })
})

describe('calls that carry a file', () => {
  /** Says that megabytes are coming and sends a few bytes of them. `answered` is what comes back before the rest. */
  function begin(person: Person, length: Record<string, string>) {
    const url = new URL('/functions/v1/analytics-agent', app.url)
    const headers = { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json', ...length }
    const sent = request(url, { method: 'POST', headers, agent: false })
    sent.on('error', () => undefined)
    sent.write('{"fileData":"month')
    const answered = new Promise<{ status: number; retryAfter: string | undefined }>((resolve) => {
      sent.on('response', (response) => {
        response.resume()
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
      })
    })
    return { answered, leave: () => sent.destroy() }
  }
  const large = { 'content-length': '9000000' }
  test('a guest, who may not send one, is refused before any of it is read', async () => {
    for (const length of [large, { 'transfer-encoding': 'chunked' }]) {
      const { answered, leave } = begin(await guest(app.url), length)
      expect((await answered).status).toBe(403)
      leave()
    }
  })

  test('an account has two of them read at a time; small calls go on, and a place that was left is free again', async () => {
    const eve = await signUp(app.url)
    const three = [begin(eve, large), begin(eve, { 'transfer-encoding': 'chunked' }), begin(eve, large)]
    const refused = await Promise.race(three.map(({ answered }) => answered))
    expect([refused.status, Number(refused.retryAfter) > 0]).toEqual([429, true])
    const analyse = async (rows: number) => {
      const fileData = `month,sales\n${'2026-01,3\n2026-02,4\n'.repeat(rows)}`
      return (await eve.send('POST', '/functions/v1/analytics-agent', { fileData, fileName: 'sales.csv' })).status
    }
    expect(await analyse(1)).toBe(200)
    expect(await analyse(20_000)).toBe(429)
    for (const { leave } of three) leave()
    await expect.poll(() => analyse(20_000), { timeout: 20_000 }).toBe(200)
  })
})

describe('a sender that goes away', () => {
  /** Sends the beginning of a body and hangs up. */
  const breakOff = (path: string, type: string, length: Record<string, string>) =>
    new Promise<void>((resolve) => {
      const url = new URL(path, app.url)
      const headers = { authorization: `Bearer ${ada.accessToken}`, 'content-type': type, ...length }
      const sent = request(url, { method: 'POST', headers, agent: false })
      sent.on('error', () => resolve())
      sent.write('{"email":', () => sent.destroy())
    })

  test('in the middle of a body is no fault of the server, nor of its database', async () => {
    const before = app.logged.length
    const paths = [
      ['/functions/v1/market-research', 'application/json'],
      ['/api/newsletter', 'application/json'],
      ['/api/auth/sign-in/email', 'application/json'],
      ['/api/auth/sign-out', 'application/json'],
      ['/api/uploads?fileName=a.csv', 'text/csv'],
      ['/api/uploads', 'multipart/form-data; boundary=x'],
    ] as const
    for (const [path, type] of paths) {
      await breakOff(path, type, { 'content-length': '5000' })
      await breakOff(path, type, { 'transfer-encoding': 'chunked' })
    }
    const isOneOfThem = (line: string) => line.includes('"msg":"request"') && !line.includes('analytics-agent')
    const answered = () => app.logged.slice(before).filter(isOneOfThem)
    await expect.poll(() => answered().length, { timeout: 10_000 }).toBe(2 * paths.length)
    expect(answered().map((line) => (JSON.parse(line) as { status: number }).status)).toEqual(
      Array.from({ length: 2 * paths.length }, () => 400),
    )
    expect(app.logged.slice(before).filter((line) => /"level":[45]0/.test(line))).toEqual([])
    expect(await app.query('select 1 from uploads where not complete')).toEqual([])
  })
})

describe('addresses', () => {
  test('names that every object has are names of nothing', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      for (const [method, path, body] of [
        ['POST', `/functions/v1/${name}`, personaIdea],
        ['GET', `/api/votes/${name}`, undefined],
        ['PUT', `/api/votes/${name}`, { feedback: 'x' }],
        ['GET', `/api/runs/${name}`, undefined],
        ['GET', `/api/uploads/${name}`, undefined],
        ['GET', `/api/runs/${runId}/export?format=${name}`, undefined],
      ] as const) {
        const { status } = await ada.send(method, path, body)
        expect([path, status >= 400 && status < 500]).toEqual([path, true])
      }
    }
  })

  test('broken encodings are nothing that is there', async () => {
    for (const odd of [
      '%ff',
      '%c0%ae%c0%ae',
      '%ed%a0%80',
      '%',
      '%zz',
      '%00',
      '..%2f..%2fpackage.json',
      "'%20or%201=1--",
    ]) {
      for (const path of [`/api/runs/${odd}`, `/api/uploads/${odd}`, `/api/votes/${odd}`, `/api/runs?cursor=${odd}`]) {
        const { status } = await ada.send('GET', path)
        expect([path, status >= 400 && status < 500]).toEqual([path, true])
      }
      expect((await fetch(`${app.url}/${odd}`)).status, odd).not.toBe(500)
    }
  })

  test('numbers without measure and NUL are wrong input, wherever they arrive', async () => {
    const before = app.logged.length
    for (const seen of ['99999999999', '1e21', '2147483648', '-1', 'x']) {
      const headers = { authorization: `Bearer ${ada.accessToken}`, 'last-event-id': seen }
      const text = await (await fetch(`${app.url}/api/runs/${runId}/events`, { headers })).text()
      expect([seen, text.includes('event: run-end')]).toEqual([seen, true])
    }
    const { result } = await ada.run(runId)
    const edit = { result, revision: Number.MAX_SAFE_INTEGER }
    expect((await ada.send('PATCH', `/api/runs/${runId}/result`, edit)).status).toBe(400)
    const session = { authorization: `Bearer ${ada.sessionToken}` }
    for (const [method, path, body] of [
      ['POST', 'revoke-session', { token: 'a\u0000b' }],
      ['POST', 'api-key/update', { keyId: 'a\u0000b', name: 'x' }],
      ['POST', 'api-key/delete', { keyId: 'a\u0000b' }],
      ['GET', 'api-key/get?id=%00', undefined],
      ['GET', 'api-key/list?sortBy=nothing', undefined],
      ['GET', 'delete-user/callback?token=%00', undefined],
      ['POST', 'sign-in/social', { provider: 'nobody' }],
    ] as const) {
      const { status } = await ada.send(method, `/api/auth/${path}`, body, session)
      expect([path, status >= 400 && status < 500]).toEqual([path, true])
    }
    expect(app.logged.slice(before).filter((line) => /"level":50/.test(line))).toEqual([])
  })

  test("a key of somebody else's run is nobody else's", async () => {
    const mallory = await signUp(app.url)
    const key = randomUUID()
    const first = await ada.send('POST', '/functions/v1/product-prd-generator', prdIdea, { 'idempotency-key': key })
    const second = await mallory.send('POST', '/functions/v1/product-prd-generator', prdIdea, {
      'idempotency-key': key,
    })
    const idOf = ({ body }: typeof first) => (body.run as { id: string }).id
    expect([first.status, second.status]).toEqual([200, 200])
    expect(idOf(second)).not.toBe(idOf(first))
  })
})

describe('limits', () => {
  test('uploads count per account, on two servers together', async () => {
    const eve = await signUp(app.url)
    const other = await app.secondServer()
    const upload = (url: string, person: Person) =>
      fetch(`${url}/api/uploads?fileName=sales.csv`, {
        method: 'POST',
        headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/octet-stream' },
        body: 'month,sales\n2026-01,3\n',
      })
    for (let sent = 0; sent < 120; sent += 1) {
      expect([sent, (await upload(sent % 2 ? app.url : other.url, eve)).status]).toEqual([sent, 201])
    }
    for (const url of [app.url, other.url]) {
      const refused = await upload(url, eve)
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
      expect(await refused.json()).toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        error: expect.stringMatching(/^Too many uploads\. Try again in (59|60) minutes\.$/),
      })
    }
    expect((await upload(app.url, ada)).status).toBe(201)
    await other.close()
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LibraryMarket, type LibraryRival, longestLibraryNote } from '#shared/api/library.ts'
import { type Person, signUp } from '#tests/support/person.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const market = 'table-reservations'

let app: TestApp
let boss: Person
let ada: Person
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://pilot.example.com' })
  boss = await signUp(app.url)
  ada = await signUp(app.url)
  await app.query(`update "user" set role = 'admin', email_verified = true where id = $1`, [boss.userId])
})
afterAll(() => app.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}${path}`, { headers, redirect: 'manual' })
const pageOf = async (path: string) => (await get(path)).text()
const json = async () => (await (await get(`/api/library/${market}`)).json()) as LibraryMarket

describe('everybody', () => {
  test.each(['/library', `/library/${market}`, '/library?q=restaurant'])(
    '%s is a page under the policy',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      const policy = answer.headers.get('content-security-policy') ?? ''
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("style-src-attr 'none'")
      expect(policy).toContain("form-action 'self'")
      const html = await answer.text()
      expect(html).not.toMatch(/<script(?![^>]*src=)|<style|\sstyle=|\son\w+=/)
      expect(html.match(/<script/g)).toHaveLength(1)
      expect(Buffer.byteLength(html)).toBeLessThanOrEqual(150_000)
    },
  )

  test('what is not there is the not-found page, and an error of the interface', async () => {
    const answer = await get('/library/no-such-market')
    expect(answer.status).toBe(404)
    for (const id of ['no-such-market', '..%2f..%2fpackage', '__proto__', 'constructor', '%00'])
      expect([id, (await get(`/api/library/${id}`)).status]).toEqual([id, 404])
  })

  test.each(['/library', `/library/${market}`, '/api/library', `/api/library/${market}`])(
    '%s is asked for again and not sent again',
    async (path) => {
      const first = await get(path)
      const etag = first.headers.get('etag') ?? ''
      expect(etag).toMatch(/^"[\w-]{22}"$/)
      expect(first.headers.get('cache-control')).toBe('no-cache')
      const again = await get(path, { 'if-none-match': etag })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200)
      const packed = await get(path, { 'accept-encoding': 'br' })
      expect(packed.headers.get('content-encoding')).toBe('br')
    },
  )

  test('the style sheet is there and kept for good', async () => {
    const href = /<link rel="stylesheet" href="([^"]+)"/.exec(await pageOf('/library'))?.[1] ?? ''
    const sheet = await get(href)
    expect([sheet.status, sheet.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect((await get(href, { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br')
    expect((await get('/library/library.css?v=older')).headers.get('cache-control')).toBe('no-cache')
  })

  test('the list, a search and the description name the library', async () => {
    const { markets } = (await (await get('/api/library')).json()) as { markets: { id: string }[] }
    expect(markets.length).toBeGreaterThan(200)
    const found = (await (await get('/api/library?q=OpenTable')).json()) as { markets: { id: string }[] }
    expect(found.markets.map(({ id }) => id)).toContain(market)
    const { paths } = (await (await get('/openapi.json')).json()) as { paths: Record<string, unknown> }
    for (const path of ['/library', '/library/{market}', '/api/library', '/api/library/{market}'])
      expect(paths).toHaveProperty([path])
    expect(await pageOf('/sitemap.xml')).toContain('<loc>https://pilot.example.com/library</loc>')
  })
})

describe('administrators', () => {
  test.each([
    ['GET', '/api/library/notes'],
    ['GET', '/api/library/hidden'],
    ['POST', '/api/library/hidden'],
    ['DELETE', '/api/library/hidden'],
  ])('%s %s is theirs alone', async (method, path) => {
    const body = method === 'GET' ? undefined : { market: '*' }
    expect(await ada.send(method, path, body)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    expect(await app.query('select * from library_hidden')).toEqual([])
  })

  test('a cell, a market and the library are hidden and shown again at once', async () => {
    const before = await json()
    const [rival] = before.rivals.filter(({ weakness, coverage }) => weakness && Object.keys(coverage).length > 0)
    if (!rival?.weakness) throw new Error('no rival with a weakness')
    const [cell = ''] = Object.keys(rival.coverage)
    const hide = (path: string, id = market) => boss.send('POST', '/api/library/hidden', { market: id, path })
    const show = (path: string, id = market) => boss.send('DELETE', '/api/library/hidden', { market: id, path })
    const same = async () => (await json()).rivals.find(({ path }) => path === rival.path) as LibraryRival
    const etag = (await get(`/library/${market}`)).headers.get('etag') ?? ''

    expect((await hide(rival.weakness.path)).status).toBe(200)
    expect((await hide(`${rival.path}/coverage/${cell}`)).status).toBe(200)
    expect(await same()).not.toHaveProperty('weakness')
    expect((await same()).coverage).not.toHaveProperty(cell)
    expect(await pageOf(`/library/${market}`)).not.toContain(rival.weakness.text)
    expect((await get(`/library/${market}`, { 'if-none-match': etag })).status).toBe(200)

    await hide('')
    expect((await get(`/library/${market}`)).status).toBe(404)
    expect((await get(`/api/library/${market}`)).status).toBe(404)
    expect(await pageOf('/library')).not.toContain(`/library/${market}"`)
    await hide('', '*')
    for (const path of ['/library', '/api/library']) expect((await get(path)).status).toBe(404)
    expect(await pageOf('/sitemap.xml')).not.toContain('/library')

    const { body } = await boss.send<{ hidden: { market: string; path: string }[] }>('GET', '/api/library/hidden')
    expect(body.hidden).toHaveLength(4)
    for (const { market: id, path } of body.hidden) expect((await show(path, id)).status).toBe(200)
    expect(await json()).toEqual(before)
    expect((await get(`/library/${market}`, { 'if-none-match': etag })).status).toBe(304)
  })

  test.each([
    [{ market, path: 'rivals/nobody' }, 400],
    [{ market: '*', path: 'rivals' }, 400],
    [{ market: 'no-such-market' }, 404],
    [{}, 400],
    [{ market, other: 1 }, 400],
  ])('%j is refused', async (body, status) => {
    expect((await boss.send('POST', '/api/library/hidden', body)).status).toBe(status)
    expect(await app.query('select * from library_hidden')).toEqual([])
  })
})

describe('"something is wrong"', () => {
  const send = (
    fields: Record<string, string>,
    headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
  ) =>
    fetch(`${app.url}/library/${market}/note`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    })

  test('notes reach the administrators, a few from one network', async () => {
    const note = 'The fee was <b>abolished</b> in May.'
    expect((await send({ note }, { origin: 'https://other.example' })).status).toBe(403)
    for (const bad of ['short', 'x'.repeat(longestLibraryNote + 1)]) {
      const refused = await send({ note: bad, part: 'rivals' })
      expect(refused.status).toBe(400)
      expect(await refused.text()).toContain(`>${bad}</textarea>`)
    }
    expect((await send({ note: 'x'.repeat(40_000) })).status).toBe(413)
    expect(await app.query('select * from library_notes')).toEqual([])

    const sent = await send({ note, part: 'rivals' })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/library/${market}?noted#note`])
    expect(await pageOf(`/library/${market}?noted`)).toContain('Thank you. The note is stored.')
    const { body } = await boss.send('GET', '/api/library/notes')
    expect(body).toMatchObject({ notes: [{ market, part: 'rivals', note }] })

    const statuses: number[] = []
    for (let count = 0; count < 5; count += 1) statuses.push((await send({ note, part: 'no such part' })).status)
    expect(statuses).toEqual([303, 303, 303, 303, 429])
    const refused = await send({ note })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(await refused.text()).toContain('Too many notes from your network')
    expect(await app.query('select distinct part from library_notes order by part')).toEqual([
      { part: '' },
      { part: 'rivals' },
    ])
  })
})

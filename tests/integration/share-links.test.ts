import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentView } from '#shared/api/documents.ts'
import {
  type AdministeredLink,
  administeredLinks,
  type MadeShareLink,
  madeShareLink,
  type ShareLink,
} from '#shared/api/share-links.ts'
import { guest, type Person, signUp, testPassword } from '#tests/support/person.ts'
import { personaIdea, researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

interface Personas {
  personas: { name: string }[]
}

describe('links to documents', () => {
  let app: TestApp
  let ada: Person
  beforeAll(async () => {
    app = await createTestApp({ PUBLIC_URL: 'https://pilot.example.com' })
    ada = await signUp(app.url)
  })
  afterAll(() => app.close())

  const written = async (person: Person, name = 'persona-generator', form: object = personaIdea) => {
    const { body } = await person.send('POST', `/functions/v1/${name}`, { ...form })
    return (body.run as { id: string }).id
  }
  const share = async (person: Person, id: string, wanted: object = {}) => {
    const { status, body } = await person.send<MadeShareLink>('POST', `/api/documents/${id}/links`, wanted)
    expect(status).toBe(201)
    expect(madeShareLink.strict().parse(body)).toEqual(body)
    return { ...body, path: new URL(body.url).pathname }
  }
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  const open = (path: string, { headers, ...options }: Omit<RequestInit, 'headers'> & { headers?: object } = {}) =>
    fetch(`${app.url}${path}`, { redirect: 'manual', headers: { ...browser, ...headers }, ...options })
  const pageOf = async (path: string) => (await open(path)).text()
  const linksOf = async (person: Person, id: string) =>
    (await person.send<{ links: ShareLink[] }>('GET', `/api/documents/${id}/links`)).body.links
  const rename = async (person: Person, id: string, name: string) => {
    const { body } = await person.send<DocumentView>('GET', `/api/documents/${id}`)
    const was = (body.result as unknown as Personas).personas[0]?.name
    const change = { op: 'set', pointer: '/result/personas/0/name', was, value: name }
    const { status } = await person.send('POST', `/api/documents/${id}/changes`, {
      revision: body.revision,
      changes: [change],
    })
    expect(status).toBe(200)
    return was ?? ''
  }
  const enter = (path: string, password: string) =>
    open(path, { method: 'POST', body: new URLSearchParams({ password }) })

  test('a link shows the document to anybody, and no answer may be kept, found or reveal where it came from', async () => {
    const id = await written(ada)
    const made = await share(ada, id)
    expect(made.url).toMatch(/^https:\/\/pilot\.example\.com\/s\/[\w-]{32}$/)
    expect(made).toMatchObject({ version: null, protected: false, expired: false, opens: 0, lastOpenedAt: null })
    const answer = await open(made.path)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'x-frame-options': 'DENY',
    })
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'none'")
    const html = await answer.text()
    const { result } = (await ada.send<DocumentView>('GET', `/api/documents/${id}`)).body
    expect(html).toContain((result as unknown as Personas).personas[0]?.name)
    expect(html).toContain('Made by PM Pilot')
    expect(html).toMatch(/version 1 of \d+ \w+ \d{4} \(the latest\)/)
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">')
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
    expect(html).toContain(`<meta property="og:image" content="https://pilot.example.com${made.path}/picture.png">`)
    const [listed] = await linksOf(ada, id)
    expect(listed).toMatchObject({ id: made.id, opens: 1, lastOpenedAt: expect.any(String) })
    expect(listed).not.toHaveProperty('url')
    // A chat that draws a card of the link is no reader of it.
    await open(made.path, { headers: { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' } })
    expect((await linksOf(ada, id))[0]?.opens).toBe(1)
  })

  test('the database keeps a hash of the token, and no line of the log holds it', async () => {
    const made = await share(ada, await written(ada), { password: 'between the two of us' })
    const token = made.path.slice('/s/'.length)
    await open(made.path)
    await enter(made.path, 'wrong')
    await enter(made.path, 'between the two of us')
    await open(`${made.path}/picture.png`)
    const rows = JSON.stringify(await app.query('select * from share_links'))
    for (const secret of [token, 'between the two of us']) {
      expect(rows).not.toContain(secret)
      expect(app.logged.filter((line) => line.includes(secret))).toEqual([])
    }
    expect(app.logged.some((line) => line.includes('share link made'))).toBe(true)
    const exported = JSON.stringify((await ada.send('GET', '/api/account/export')).body)
    expect(exported).toContain('share_links')
    expect(exported).not.toMatch(/token_hash|password_hash/)
  })

  test('a link to a version stays with it, one to the latest follows', async () => {
    const id = await written(ada)
    const live = await share(ada, id)
    const pinned = await share(ada, id, { version: 1 })
    const before = await rename(ada, id, 'Grace Hopper')
    expect(await pageOf(live.path)).toContain('Grace Hopper')
    const first = await pageOf(pinned.path)
    expect(first).toContain(before)
    expect(first).not.toContain('Grace Hopper')
    expect(first).not.toContain('(the latest)')
    const { status } = await ada.send('POST', `/api/documents/${id}/links`, { version: 7 })
    expect(status).toBe(404)
  })

  test('many who open it at once all get it', async () => {
    const made = await share(ada, await written(ada))
    const answers = await Promise.all(Array.from({ length: 80 }, () => open(made.path)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await Promise.all(answers.map((answer) => answer.body?.cancel()))
  })

  test('what a person added stands on the page, what the author uploaded is neither named nor quoted', async () => {
    const id = await written(ada, 'market-research', researchIdea)
    const { body } = await ada.send<DocumentView>('GET', `/api/documents/${id}`)
    const block = { id: 'b1', under: '', text: 'A **note** of ours <img src=x onerror=alert(1)>' }
    await ada.send('POST', `/api/documents/${id}/changes`, {
      revision: body.revision,
      changes: [{ op: 'insert', pointer: '/blocks/0', value: block }],
    })
    await app.query(
      `update run_events set data = jsonb_set(data, '{sources,0}', data->'sources'->0
         || '{"kind": "document", "excerpt": "Anna said that nobody reads the rota"}'::jsonb)
       where run_id = $1 and type = 'sources'`,
      [id],
    )
    const [{ title = '', excerpt = '' } = {}] = await app.query<{ title: string; excerpt: string }>(
      `select data->'sources'->0->>'title' as title, data->'sources'->1->>'excerpt' as excerpt from run_events
       where run_id = $1 and type = 'sources' order by seq desc limit 1`,
      [id],
    )
    expect(title).not.toBe('')
    const html = await pageOf((await share(ada, id)).path)
    expect(html).toContain('<strong>note</strong>')
    expect(html).not.toContain('<img src=x')
    expect(html).toContain('A document of the author')
    expect(html).not.toContain('nobody reads the rota')
    expect(html).not.toContain(`${title} (`)
    expect(html).not.toContain(excerpt)
    // Neither who made it nor from what.
    for (const word of [ada.email, ada.userId, id, 'Ada Example']) expect(html).not.toContain(word)
  })

  test('an ended, revoked, unknown or broken link is one and the same page', async () => {
    const id = await written(ada)
    const ended = await share(ada, id)
    const revoked = await share(ada, id, { password: 'a password of eight' })
    const other = await share(ada, id)
    // By the clock of the database alone.
    await app.query(`update share_links set expires_at = now() - interval '1 second' where id = $1`, [ended.id])
    expect(await ada.send('DELETE', `/api/documents/${id}/links/${revoked.id}`)).toMatchObject({ status: 204 })
    const unknown = `/s/${'A'.repeat(32)}`
    const pages = await Promise.all(
      [ended.path, revoked.path, unknown, '/s/short', '/s/%00', '/s/', `${other.path}/x`].map(async (path) => {
        const answer = await open(path)
        return { status: answer.status, text: await answer.text() }
      }),
    )
    for (const page of pages) expect(page).toEqual({ status: 404, text: pages[0]?.text })
    for (const path of [ended.path, revoked.path, unknown]) {
      expect((await open(`${path}/picture.png`)).status).toBe(404)
      expect((await enter(path, 'a password of eight')).status).toBe(404)
    }
    expect((await linksOf(ada, id)).find((each) => each.id === ended.id)).toMatchObject({ expired: true })
    const moved = await ada.send<ShareLink>('PATCH', `/api/documents/${id}/links/${ended.id}`, { expiresInDays: 7 })
    expect(moved.body).toMatchObject({ expired: false })
    expect((await open(ended.path)).status).toBe(200)
  })

  test('a password is asked for, its tries are limited, and the pass holds for this link alone', async () => {
    const id = await written(ada)
    const name = ((await ada.send<DocumentView>('GET', `/api/documents/${id}`)).body.result as unknown as Personas)
      .personas[0]?.name
    const made = await share(ada, id, { password: 'Füße im Sand' })
    const other = await share(ada, id, { password: 'Füße im Sand' })
    const asked = await open(made.path)
    const form = await asked.text()
    expect(asked.status).toBe(200)
    expect(form).toContain('type="password"')
    for (const word of [name, 'Persona']) expect(form).not.toContain(word)
    const wrong = await enter(made.path, 'nearly')
    expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([403, null])
    expect(await wrong.text()).toContain('The password is not right.')
    // As another keyboard types it.
    const right = await enter(made.path, 'Füße im Sand'.normalize('NFD'))
    expect([right.status, right.headers.get('location')]).toEqual([303, made.path])
    const cookie = right.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(new RegExp(`Path=${made.path}; HttpOnly; Secure; SameSite=Lax`))
    const pass = { cookie: cookie.split(';')[0] ?? '' }
    expect(await (await open(made.path, { headers: pass })).text()).toContain(name)
    expect(await (await open(other.path, { headers: pass })).text()).not.toContain(name)
    expect((await linksOf(ada, id)).find((each) => each.id === made.id)?.opens).toBe(1)
    const tries = await Promise.all(Array.from({ length: 14 }, (_, index) => enter(other.path, `guess ${index}`)))
    expect(tries.filter(({ status }) => status === 403)).toHaveLength(10)
    const refused = await enter(other.path, 'Füße im Sand')
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(await refused.text()).toContain('Too many wrong passwords')
    // The tries at one link are none at another.
    expect((await enter(made.path, 'Füße im Sand')).status).toBe(303)
  })

  test('the picture of an open link says its title, that of a protected one nothing of it', async () => {
    const id = await written(ada)
    const [plain, secret, another] = [
      await share(ada, id),
      await share(ada, id, { password: 'a password of eight' }),
      await share(ada, await written(ada, 'market-research', researchIdea), { password: 'a password of eight' }),
    ]
    const picture = async (path: string) => {
      const answer = await open(`${path}/picture.png`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
      return Buffer.from(await answer.arrayBuffer())
    }
    const [open_, closed] = [await picture(plain.path), await picture(secret.path)]
    for (const png of [open_, closed]) expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(open_.equals(closed)).toBe(false)
    expect((await picture(another.path)).equals(closed)).toBe(true)
  })

  test('guests share nothing, and wrong wishes are named', async () => {
    const visitor = await guest(app.url)
    const { body } = await visitor.send('POST', '/functions/v1/market-research', { ...researchIdea })
    const id = (body.run as { id: string }).id
    expect(await visitor.send('POST', `/api/documents/${id}/links`, {})).toMatchObject({
      status: 403,
      body: { code: 'GUEST_NOT_ALLOWED' },
    })
    const own = await written(ada)
    for (const wish of [{ expiresInDays: 0 }, { expiresInDays: 366 }, { password: 'seven77' }, { token: 'x' }]) {
      expect(await ada.send('POST', `/api/documents/${own}/links`, wish)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT' },
      })
    }
    expect(await linksOf(ada, own)).toEqual([])
  })

  test('a document keeps fifty links, also of those that are made at once', async () => {
    const id = await written(ada)
    await app.query(
      `insert into share_links (run_id, user_id, token_hash, expires_at)
       select $1::uuid, $2, $1 || ' ' || n, now() + interval '1 day' from generate_series(1, 48) n`,
      [id, ada.userId],
    )
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ada.send('POST', `/api/documents/${id}/links`, {})),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409])
  })

  test('links of a removed document, a banned and a closed account open nothing', async () => {
    const bob = await signUp(app.url)
    const [first, second] = [await written(bob), await written(bob)]
    const [one, two] = [await share(bob, first), await share(bob, second)]
    expect((await bob.send('DELETE', `/api/runs/${first}`)).status).toBe(204)
    expect((await open(one.path)).status).toBe(404)
    expect((await open(two.path)).status).toBe(200)
    await app.query('update "user" set banned = true where id = $1', [bob.userId])
    expect((await open(two.path)).status).toBe(404)
    await app.query('update "user" set banned = false where id = $1', [bob.userId])
    const closed = await fetch(`${app.url}/api/auth/delete-user`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bob.sessionToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ password: testPassword }),
    })
    expect(closed.status).toBe(200)
    expect((await open(two.path)).status).toBe(404)
    expect(await app.query('select id from share_links where user_id = $1', [bob.userId])).toEqual([])
  })

  test('administrators see and revoke the links of everybody, a page at a time; others do not', async () => {
    const boss = await signUp(app.url)
    await app.query(`update "user" set role = 'admin', email_verified = true where id = $1`, [boss.userId])
    const id = await written(ada)
    const made = await share(ada, id, { name: 'For the board' })
    type Page = { links: AdministeredLink[]; next: string | null }
    const page = async (query: string) => (await boss.send<Page>('GET', `/api/admin/links${query}`)).body
    const first = await page('?limit=1')
    expect(administeredLinks.strict().parse(first)).toEqual(first)
    expect(first).toMatchObject({
      links: [{ id: made.id, name: 'For the board', maker: ada.email, documentId: id, agentId: 'persona-generator' }],
      next: made.id,
    })
    const all = await page('?limit=100')
    const rest = await page(`?limit=99&before=${made.id}`)
    expect([...first.links, ...rest.links].map((each) => each.id)).toEqual(all.links.map((each) => each.id))
    expect(JSON.stringify(all)).not.toMatch(/hash|\/s\//)
    for (const person of [ada, await guest(app.url)]) {
      expect(await person.send('GET', '/api/admin/links')).toMatchObject({ status: 403 })
      expect(await person.send('DELETE', `/api/admin/links/${made.id}`)).toMatchObject({ status: 403 })
    }
    expect((await boss.send('DELETE', `/api/admin/links/${made.id}`)).status).toBe(204)
    expect((await open(made.path)).status).toBe(404)
    expect(await linksOf(ada, id)).toEqual([])
    expect((await boss.send('DELETE', `/api/admin/links/${made.id}`)).status).toBe(404)
  })
})

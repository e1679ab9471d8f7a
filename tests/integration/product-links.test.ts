import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CommentThread } from '#shared/api/comments.ts'
import type { DocumentView } from '#shared/api/documents.ts'
import type { AdministeredLink, MadeShareLink, SharedDocument, ShareLink } from '#shared/api/share-links.ts'
import { guest, type Person, signUp } from '#tests/support/person.ts'
import { personaIdea, researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

interface Personas {
  personas: { name: string }[]
}

describe('links to products', () => {
  let app: TestApp
  let ada: Person
  let productId: string
  let personas: string
  let research: string
  beforeAll(async () => {
    app = await createTestApp({ PUBLIC_URL: 'https://pilot.example.com' })
    ada = await signUp(app.url)
    const { body } = await ada.send<{ id: string }>('POST', '/api/products', {
      name: 'Walk & Sit <b>',
      description: researchIdea.productDescription,
      audience: 'Nobody but Ada knows this audience',
    })
    productId = body.id
    const facts = [{ kind: 'decision', text: 'The secret launch is on the ninth of May' }]
    await ada.send('POST', `/api/products/${productId}/facts`, { facts })
    personas = await written('persona-generator', personaIdea)
    research = await written('market-research', researchIdea)
  })
  afterAll(() => app.close())

  const written = async (name: string, form: object) => {
    const { body } = await ada.send('POST', `/functions/v1/${name}`, { ...form, productId })
    return (body.run as { id: string }).id
  }
  const share = async (wanted: object = {}) => {
    const { status, body } = await ada.send<MadeShareLink>('POST', `/api/products/${productId}/links`, wanted)
    expect(status).toBe(201)
    return { ...body, path: new URL(body.url).pathname }
  }
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
  const open = (path: string, { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: object } = {}) =>
    fetch(`${app.url}${path}`, { redirect: 'manual', headers: { ...browser, ...headers }, ...init })
  const pageOf = async (path: string) => (await open(path)).text()
  const nameOf = async () => {
    const { body } = await ada.send<DocumentView>('GET', `/api/documents/${personas}`)
    return { revision: body.revision, name: (body.result as unknown as Personas).personas[0]?.name ?? '' }
  }

  test('a page of contents leads to every document, with nothing of the product but its name', async () => {
    const { path, version, pinned } = await share()
    expect([version, pinned]).toEqual([null, null])
    const answer = await open(path)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    const contents = await answer.text()
    expect(contents).toContain('Walk &amp; Sit &lt;b&gt;')
    expect(contents).toContain('<meta name="robots" content="noindex, nofollow">')
    for (const id of [personas, research]) expect(contents).toContain(`href="${path}/${id}"`)
    for (const hidden of ['Nobody but Ada', 'secret launch', ada.email, '<script'])
      expect(contents).not.toContain(hidden)
    expect(contents).not.toMatch(/\sstyle=|\son\w+=/)
    const page = await open(`${path}/${personas}`)
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain((await nameOf()).name)
    expect(html).toContain(`href="${path}"`)
    const picture = await open(`${path}/picture.png`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    const [listed] = (await ada.send<{ links: ShareLink[] }>('GET', `/api/products/${productId}/links`)).body.links
    expect(listed?.opens).toBe(2)
  })

  test('a fact that no document uses stands on none of the pages, one that a document uses stands there', async () => {
    await app.query(
      `update runs set result = jsonb_set(result, '{ownFacts}', (
         select jsonb_agg(fact || jsonb_build_object('used', false)) from jsonb_array_elements(result->'ownFacts') as fact))
       where id = $1`,
      [personas],
    )
    const { path } = await share()
    expect(await pageOf(`${path}/${personas}`)).not.toContain('secret launch')
    await app.query(
      `update runs set result = jsonb_set(result, '{ownFacts,0,used}', 'true'), revision = revision + 0 where id = $1`,
      [personas],
    )
    expect(await pageOf(`${(await share()).path}/${personas}`)).toContain('secret launch')
  })

  test('a live link follows, a pinned one stays with the documents and versions of its day', async () => {
    const live = await share()
    const pinned = await share({ pinned: true })
    expect(pinned.pinned).toBe(2)
    const { revision, name } = await nameOf()
    const change = { op: 'set', pointer: '/result/personas/0/name', was: name, value: 'Grace Hopper' }
    await ada.send('POST', `/api/documents/${personas}/changes`, { revision, changes: [change] })
    const later = await written('market-research', researchIdea)
    expect(await pageOf(`${live.path}/${personas}`)).toContain('Grace Hopper')
    expect(await pageOf(live.path)).toContain(later)
    const then = await pageOf(`${pinned.path}/${personas}`)
    expect(then).toContain(name)
    expect(then).not.toContain('Grace Hopper')
    expect(await pageOf(pinned.path)).not.toContain(later)
    expect((await open(`${pinned.path}/${later}`)).status).toBe(404)
  })

  test('it opens nothing else, asks for its password once, and is closed by its end and by revoking', async () => {
    const { path, id } = await share({ password: 'between the two of us' })
    const other = await (async () => {
      const { body } = await ada.send('POST', '/functions/v1/persona-generator', { ...personaIdea, productId: null })
      return (body.run as { id: string }).id
    })()
    expect(await pageOf(path)).toContain('This document is protected')
    const locked = await open(`${path}/${personas}`)
    expect([locked.status, locked.headers.get('location')]).toEqual([303, path])
    const entered = await open(path, {
      method: 'POST',
      body: new URLSearchParams({ password: 'between the two of us' }),
    })
    const cookie = entered.headers.getSetCookie().find((each) => each.includes(`Path=${path}`)) ?? ''
    const headers = { cookie: cookie.split(';')[0] ?? '' }
    expect((await open(`${path}/${personas}`, { headers })).status).toBe(200)
    for (const wrong of [`${path}/${other}`, `${path}/${crypto.randomUUID()}`, `${path}/nothing`]) {
      expect((await open(wrong, { headers })).status).toBe(404)
    }
    await app.query(`update share_links set expires_at = now() - interval '1 second' where id = $1`, [id])
    expect((await open(path, { headers })).status).toBe(404)
    const moved = await ada.send('PATCH', `/api/products/${productId}/links/${id}`, { expiresInDays: 7 })
    expect(moved.status).toBe(200)
    expect((await open(`${path}/${personas}`, { headers })).status).toBe(200)
    expect((await ada.send('DELETE', `/api/products/${productId}/links/${id}`)).status).toBe(204)
    expect((await open(`${path}/${personas}`, { headers })).status).toBe(404)
  })

  test('readers with an account ask back on a line of any of its documents', async () => {
    const { path } = await share({ name: 'For the board' })
    const grace = await signUp(app.url, { name: 'Grace Hopper' })
    const base = `/api/shared${path.slice('/s'.length)}/documents/${research}`
    const { body } = await grace.send<SharedDocument>('GET', base)
    expect(body.blocks.length).toBeGreaterThan(3)
    const about = { words: researchIdea.productDescription }
    const thread = await grace.send<CommentThread>('POST', `${base}/comments`, { text: 'Is this all?', about })
    expect(thread.status).toBe(201)
    const { threads } = (await ada.send<{ threads: CommentThread[] }>('GET', `/api/documents/${research}/comments`))
      .body
    expect(threads.map(({ link }) => link)).toEqual(['For the board'])
    expect(await pageOf(`${path}/${research}`)).not.toContain('Is this all?')
    expect((await grace.send('GET', `/api/shared${path.slice('/s'.length)}`)).status).toBe(404)
    expect((await grace.send('GET', base.replace(research, crypto.randomUUID()))).status).toBe(404)
  })

  test('others and guests make none, administrators see and revoke them, and they go with the product', async () => {
    const mallory = await signUp(app.url)
    expect((await mallory.send('POST', `/api/products/${productId}/links`, {})).status).toBe(404)
    expect((await (await guest(app.url)).send('POST', `/api/products/${productId}/links`, {})).status).toBe(403)
    const { path, id } = await share()
    await app.query(`update "user" set role = 'admin' where id = $1`, [mallory.userId])
    const { body } = await mallory.send<{ links: AdministeredLink[] }>('GET', '/api/admin/links')
    expect(body.links[0]).toMatchObject({ id, productId, documentId: null, title: 'Walk & Sit <b>' })
    expect((await mallory.send('DELETE', `/api/admin/links/${id}`)).status).toBe(204)
    expect((await open(path)).status).toBe(404)
    const left = await share()
    await ada.send('DELETE', `/api/products/${productId}?documents=keep`)
    expect((await open(left.path)).status).toBe(404)
    expect(await app.query('select from share_links where id = $1', [left.id])).toEqual([])
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Comment, CommentList, CommentThread } from '#shared/api/comments.ts'
import type { DocumentView } from '#shared/api/documents.ts'
import type { MadeShareLink, SharedDocument } from '#shared/api/share-links.ts'
import { mailsTo } from '#tests/support/mailbox.ts'
import { guest, type Person, signUp, testPassword } from '#tests/support/person.ts'
import { personaIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'
import { watchEvents } from '#tests/support/watch-events.ts'

interface Personas {
  personas: { id?: string; name: string; pains?: string[] }[]
}

describe('comments on blocks', () => {
  let app: TestApp
  let ada: Person
  let grace: Person
  beforeAll(async () => {
    app = await createTestApp({ PUBLIC_URL: 'https://pilot.example.com' })
    ada = await signUp(app.url)
    grace = await signUp(app.url, { name: 'Grace Hopper', firstName: 'Grace', lastName: 'Hopper' })
  })
  afterAll(() => app.close())

  const written = async (person = ada) => {
    const { body } = await person.send('POST', '/functions/v1/persona-generator', { ...personaIdea })
    return (body.run as { id: string }).id
  }
  const documentOf = async (id: string) => {
    const { body } = await ada.send<DocumentView>('GET', `/api/documents/${id}`)
    return { ...body, personas: (body.result as unknown as Personas).personas }
  }
  const nameIn = async (id: string, at = 0) => (await documentOf(id)).personas[at]?.name ?? ''
  const change = async (id: string, changes: object[]) => {
    const { revision } = await documentOf(id)
    const { status } = await ada.send('POST', `/api/documents/${id}/changes`, { revision, changes })
    expect(status).toBe(200)
  }
  /** However many the drafter distinguished: a result has at least one. */
  const addPersonas = async (id: string, names: readonly string[]) => {
    const { personas } = await documentOf(id)
    const changes = names.map((name, index) => ({
      op: 'insert',
      pointer: `/result/personas/${personas.length + index}`,
      value: { ...personas[0], name },
    }))
    await change(id, changes)
  }
  const own = (id: string) => `/api/documents/${id}/comments`
  const begin = async (person: Person, path: string, words: string, text = 'Is this so?', nth = 0) => {
    const answer = await person.send<CommentThread>('POST', path, { text, about: { words, nth } })
    expect(answer.status).toBe(201)
    return answer.body
  }
  const listed = async (person: Person, path: string, query = '') =>
    (await person.send<CommentList>('GET', `${path}${query}`)).body
  const share = async (id: string, wanted: object = {}) => {
    const { body } = await ada.send<MadeShareLink>('POST', `/api/documents/${id}/links`, wanted)
    const token = new URL(body.url).pathname.slice('/s/'.length)
    return { id: body.id, token, document: `/api/shared/${token}`, comments: `/api/shared/${token}/comments` }
  }

  test('a thread stays at its block through edits, keeps the words that it was about, and says when they are gone', async () => {
    const id = await written()
    await addPersonas(id, ['Barbara Liskov', 'Alan Turing'])
    const second = await nameIn(id, 1)
    const { id: thread, quote, now } = await begin(ada, own(id), second)
    expect([quote, now]).toEqual([second, second])
    const threadNow = async () => (await listed(ada, own(id))).threads.find((each) => each.id === thread)

    await change(id, [{ op: 'set', pointer: '/result/personas/1/name', was: second, value: 'Grace Hopper' }])
    expect(await threadNow()).toMatchObject({ quote: second, now: 'Grace Hopper' })

    // Whoever stands before it goes: the thread goes along with its persona and not with its place.
    const [first, other] = (await documentOf(id)).personas
    await change(id, [{ op: 'remove', pointer: '/result/personas/0', was: first }])
    expect(await threadNow()).toMatchObject({ now: 'Grace Hopper' })

    await change(id, [{ op: 'remove', pointer: '/result/personas/0', was: other }])
    expect(await threadNow()).toMatchObject({ quote: second, now: null })
    const { revision } = await documentOf(id)
    await ada.send('POST', `/api/documents/${id}/versions/${revision - 1}/restore`, { revision })
    expect(await threadNow()).toMatchObject({ now: 'Grace Hopper' })
  })

  test('blocks of a person, blocks with the same words, and headings that the agent adds can be spoken of', async () => {
    const id = await written()
    const text = 'One line of ours.\n\nAnother line that stays where it is.'
    await change(id, [{ op: 'insert', pointer: '/blocks/0', value: { id: 'b1', under: '', text } }])
    const line = await begin(ada, own(id), 'Another line that stays where it is.')
    expect(line.now).toBe('Another line that stays where it is.')
    await change(id, [
      { op: 'text', pointer: '/blocks/0/text', at: 0, was: 'One line of ours.', value: 'A much longer line of ours.' },
    ])
    const heading = await begin(ada, own(id), 'Personas that nobody wrote here')
    const { threads } = await listed(ada, own(id))
    expect(threads.map(({ id: each, now }) => [each, now])).toEqual([
      [heading.id, 'Personas that nobody wrote here'],
      [line.id, 'Another line that stays where it is.'],
    ])
    await addPersonas(id, ['Barbara Liskov'])
    const [twice] = (await documentOf(id)).personas
    await change(id, [{ op: 'set', pointer: '/result/personas/1/name', was: await nameIn(id, 1), value: twice?.name }])
    const places = async (nth: number) => {
      const { id: each } = await begin(ada, own(id), twice?.name ?? '', 'Which?', nth)
      const [row] = await app.query<{ pointer: string }>(
        `select place->>'pointer' as pointer from comment_threads where id = $1`,
        [each],
      )
      return row?.pointer
    }
    expect([await places(0), await places(1)]).toEqual(['/result/personas/0/name', '/result/personas/1/name'])
  })

  test('threads are answered, resolved, opened again, edited and removed; each by whom it belongs to', async () => {
    const id = await written()
    const words = await nameIn(id)
    const link = await share(id)
    const asked = await begin(grace, link.comments, words, 'Who is this?')
    const answer = await ada.send<CommentThread>('POST', `${own(id)}/${asked.id}`, { text: 'A night nurse.' })
    expect(answer.status).toBe(201)
    expect(answer.body.comments.map(({ author, text }) => [author, text])).toEqual([
      [{ name: 'Grace Hopper', you: false, owner: false }, 'Who is this?'],
      [{ name: 'Ada Example', you: true, owner: true }, 'A night nurse.'],
    ])
    const [question, said] = answer.body.comments as [Comment, Comment]
    const at = (thread: string, comment = '') => `/${thread}${comment && `/${comment}`}`

    expect((await grace.send('PATCH', link.comments + at(asked.id, said.id), { text: 'No' })).status).toBe(404)
    expect((await grace.send('DELETE', link.comments + at(asked.id, said.id))).status).toBe(404)
    expect((await ada.send('PATCH', own(id) + at(asked.id, question.id), { text: 'No' })).status).toBe(404)
    const edited = await grace.send<CommentThread>('PATCH', link.comments + at(asked.id, question.id), {
      text: 'Who is this person?',
    })
    expect(edited.body.comments[0]).toMatchObject({ text: 'Who is this person?', editedAt: expect.any(String) })

    const resolved = await ada.send<CommentThread>('PATCH', own(id) + at(asked.id), { resolved: true })
    expect(resolved.body.resolved).toMatchObject({ by: 'Ada Example' })
    expect((await listed(ada, own(id), '?state=open')).threads).toEqual([])
    expect((await listed(ada, own(id), '?state=resolved')).threads).toHaveLength(1)
    // An answer opens it again.
    const again = await grace.send<CommentThread>('POST', link.comments + at(asked.id), { text: 'Why nights?' })
    expect(again.body.resolved).toBeNull()
    expect((await grace.send('PATCH', link.comments + at(asked.id), { resolved: true })).status).toBe(200)

    // The owner moderates; a thread goes with its last comment.
    for (const { id: comment } of again.body.comments) {
      expect((await ada.send('DELETE', own(id) + at(asked.id, comment))).status).toBe(204)
    }
    expect(await app.query('select from comment_threads where run_id = $1', [id])).toEqual([])
    expect((await ada.send('POST', own(id) + at(asked.id), { text: 'Gone' })).status).toBe(404)
  })

  test('a reader sees the threads of the same link alone, and takes part for as long as it opens', async () => {
    const id = await written()
    const words = await nameIn(id)
    const [one, other] = [await share(id, { name: 'For Grace' }), await share(id)]
    await begin(ada, own(id), words, 'A note to myself')
    const asked = await begin(grace, one.comments, words, 'For whom?')
    const alan = await signUp(app.url, { name: 'Alan Turing' })

    expect((await listed(grace, one.comments)).threads.map((each) => each.id)).toEqual([asked.id])
    expect((await listed(alan, one.comments)).threads.map((each) => each.id)).toEqual([asked.id])
    expect((await listed(alan, other.comments)).threads).toEqual([])
    expect((await alan.send('POST', `${other.comments}/${asked.id}`, { text: 'Hello' })).status).toBe(404)
    // She may resolve what she has begun; another reader may not.
    expect((await alan.send('PATCH', `${one.comments}/${asked.id}`, { resolved: true })).status).toBe(403)
    const { threads } = await listed(ada, own(id))
    expect(threads.map(({ link }) => link)).toEqual(['For Grace', null])
    const { body } = await grace.send<SharedDocument>('GET', one.document)
    expect(body.blocks.length).toBeGreaterThan(3)
    expect(JSON.stringify(body)).toContain(words)

    // Who has no account reads the page, which says nothing of comments.
    const page = await (await fetch(`${app.url}/s/${one.token}`)).text()
    expect(page).toContain(`href="/shared/${one.token}"`)
    expect(page).not.toContain('For whom?')
    expect((await fetch(`${app.url}${one.comments}`)).status).toBe(401)
    const visitor = await guest(app.url)
    for (const [method, path, sent] of [
      ['GET', one.document],
      ['GET', one.comments],
      ['POST', one.comments, { text: 'Hi', about: { words } }],
    ] as const) {
      expect(await visitor.send(method, path, sent)).toMatchObject({ status: 403, body: { code: 'GUEST_NOT_ALLOWED' } })
    }

    expect((await ada.send('DELETE', `/api/documents/${id}/links/${one.id}`)).status).toBe(204)
    expect((await grace.send('GET', one.comments)).status).toBe(404)
    expect((await grace.send('POST', `${one.comments}/${asked.id}`, { text: 'Still here?' })).status).toBe(404)
    expect((await listed(ada, own(id))).threads).toHaveLength(2)
    await app.query(`update share_links set expires_at = now() - interval '1 second' where id = $1`, [other.id])
    expect((await grace.send('GET', other.document)).status).toBe(404)
  })

  test('a link with a password is commented through by those who have entered it', async () => {
    const id = await written()
    const link = await share(id, { password: 'between the two of us' })
    expect(await grace.send('GET', link.comments)).toMatchObject({ status: 403, body: { code: 'LINK_LOCKED' } })
    expect((await grace.send('GET', link.document)).status).toBe(403)
    const entered = await fetch(`${app.url}/s/${link.token}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ password: 'between the two of us' }),
    })
    const cookie = entered.headers.getSetCookie().find((each) => each.includes(`Path=/api/shared/${link.token}`)) ?? ''
    const headers = { cookie: cookie.split(';')[0] ?? '' }
    expect((await grace.send('GET', link.comments, undefined, headers)).status).toBe(200)
    expect((await grace.send('GET', link.document, undefined, headers)).status).toBe(200)
    expect(
      (await grace.send('GET', (await share(id, { password: 'another one' })).comments, undefined, headers)).status,
    ).toBe(403)
  })

  test('who reads a pinned version speaks of its words', async () => {
    const id = await written()
    const words = await nameIn(id)
    const pinned = await share(id, { version: 1 })
    await change(id, [{ op: 'set', pointer: '/result/personas/0/name', was: words, value: 'Grace Hopper' }])
    const thread = await begin(grace, pinned.comments, words)
    expect(thread).toMatchObject({ quote: words, now: null })
  })

  test('mails go to the owner, to who is mentioned and to who asked; none has words of a person', async () => {
    const [owner, reader] = await Promise.all([signUp(app.url), signUp(app.url, { name: 'Grace Hopper' })])
    const { body } = await owner.send('POST', '/functions/v1/persona-generator', { ...personaIdea })
    const { id } = body.run as { id: string }
    const view = (await owner.send<DocumentView>('GET', `/api/documents/${id}`)).body
    const words = (view.result as unknown as Personas).personas[0]?.name ?? ''
    const made = (await owner.send<MadeShareLink>('POST', `/api/documents/${id}/links`, {})).body
    const path = `/api/shared/${new URL(made.url).pathname.slice('/s/'.length)}/comments`
    const secret = 'Only the two of us read this'
    const before = { owner: mailsTo(app, owner.email).length, reader: mailsTo(app, reader.email).length }
    const newMails = (who: 'owner' | 'reader') =>
      mailsTo(app, (who === 'owner' ? owner : reader).email).slice(before[who])

    const thread = await begin(reader, path, words, secret)
    expect(newMails('owner').map(({ text }) => text)).toEqual([
      expect.stringContaining('Grace Hopper commented on your document (Persona Generator)'),
    ])
    expect(newMails('owner')[0]?.text).toContain(`https://pilot.example.com/features/`)
    expect(newMails('reader')).toEqual([])
    await owner.send('POST', `${own(id)}/${thread.id}`, { text: `@Grace Hopper ${secret}` })
    expect(newMails('reader').map(({ subject }) => subject)).toEqual(['You were mentioned in a comment'])
    await owner.send('POST', `${own(id)}/${thread.id}`, { text: secret })
    expect(newMails('reader')[1]?.text).toContain('answered a comment of yours')
    expect(app.logged.filter((line) => line.includes(secret))).toEqual([])
    expect(newMails('owner')).toHaveLength(1)

    // Who can no longer read it gets no mail of it.
    await owner.send('DELETE', `/api/documents/${id}/links/${made.id}`)
    await owner.send('POST', `${own(id)}/${thread.id}`, { text: '@Grace Hopper' })
    expect(newMails('reader')).toHaveLength(2)
  })

  test('what is new is marked until it is seen, and open pages learn of it', async () => {
    const id = await written()
    const words = await nameIn(id)
    const link = await share(id)
    const events = await watchEvents(app.url, ada)
    const thread = await begin(grace, link.comments, words)
    await events.next('comments', () => true)
    expect(await listed(ada, own(id))).toMatchObject({ open: 1, unread: 1, threads: [{ unread: 1 }] })
    expect(await listed(grace, link.comments)).toMatchObject({ unread: 0 })
    expect((await ada.send('PUT', `${own(id)}/seen`)).status).toBe(204)
    expect(await listed(ada, own(id))).toMatchObject({ open: 1, unread: 0 })
    const reader = await watchEvents(app.url, grace)
    await ada.send('POST', `${own(id)}/${thread.id}`, { text: 'It is.' })
    await reader.next('comments', () => true)
    const { threads } = await listed(grace, link.comments)
    expect(threads[0]?.comments.map(({ unread }) => unread)).toEqual([false, true])
    events.leave()
    reader.leave()
  })

  test('words are bounded, a document keeps five hundred, a person writes thirty an hour, and lists page', async () => {
    const id = await written()
    const words = await nameIn(id)
    const send = (text: string, person = ada) => person.send('POST', own(id), { text, about: { words } })
    expect((await send('x'.repeat(2001))).status).toBe(400)
    expect((await send('  ')).status).toBe(400)
    expect((await ada.send('POST', own(id), { text: 'Hi' })).status).toBe(400)
    const writer = await signUp(app.url)
    const theirs = await written(writer)
    const first = await begin(writer, own(theirs), 'Any words at all', 'First')
    for (let count = 1; count < 30; count += 1) {
      expect((await writer.send('POST', `${own(theirs)}/${first.id}`, { text: `Number ${count}` })).status).toBe(201)
    }
    const refused = await writer.send('POST', `${own(theirs)}/${first.id}`, { text: 'One more' })
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    const { threads } = await listed(writer, own(theirs))
    expect(threads[0]).toMatchObject({ earlier: 10 })
    const shown = threads[0]?.comments ?? []
    expect([shown.length, shown.at(-1)?.text]).toEqual([20, 'Number 29'])
    const earlier = await writer.send<{ comments: Comment[]; earlier: number }>(
      'GET',
      `${own(theirs)}/${first.id}?before=${shown[0]?.id}`,
    )
    expect([earlier.body.comments.length, earlier.body.comments[0]?.text, earlier.body.earlier]).toEqual([
      10,
      'First',
      0,
    ])

    await app.query(
      `with threads as (
         insert into comment_threads (run_id, quote, active_at)
         select $1, 'Quote ' || n, now() - n * interval '1 minute' from generate_series(1, 499) as n returning id
       ) insert into comments (thread_id, author_id, text) select id, $2, 'Text' from threads`,
      [id, ada.userId],
    )
    await begin(ada, own(id), words)
    expect(await send('One more')).toMatchObject({ status: 409, body: { code: 'TOO_MANY_COMMENTS' } })
    const seen = new Set<string>()
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: CommentList = await listed(ada, own(id), `?limit=100${cursor && `&cursor=${cursor}`}`)
      for (const each of page.threads) seen.add(each.id)
      cursor = page.nextCursor
    }
    expect(seen.size).toBe(500)
  })

  test('they go with the document and with the account of their author, and are in both exports', async () => {
    const id = await written()
    const words = await nameIn(id)
    const link = await share(id)
    const alan = await signUp(app.url, { name: 'Alan Turing' })
    const alone = await begin(alan, link.comments, words, 'Mine alone')
    const both = await begin(alan, link.comments, words, 'Ours together')
    await ada.send('POST', `${own(id)}/${both.id}`, { text: 'My answer' })
    interface Exported {
      comments: { text: string; yours: boolean; author: string | null; quote: string }[]
    }
    const exported = async (person: Person) => (await person.send<Exported>('GET', '/api/account/export')).body.comments
    expect((await exported(alan)).map(({ text, yours }) => [text, yours])).toEqual([
      ['Mine alone', true],
      ['Ours together', true],
    ])
    expect((await exported(ada)).filter(({ author }) => author === 'Alan Turing')).toHaveLength(2)

    const closed = await alan.send(
      'POST',
      '/api/auth/delete-user',
      { password: testPassword },
      { authorization: `Bearer ${alan.sessionToken}` },
    )
    expect(closed.status).toBe(200)
    const { threads } = await listed(ada, own(id))
    expect(threads.map(({ id: each, quote }) => [each, quote])).toEqual([[both.id, words]])
    expect(threads[0]?.comments.map(({ text }) => text)).toEqual(['My answer'])
    expect(await app.query('select from comment_threads where id = $1', [alone.id])).toEqual([])

    await ada.send('PUT', `${own(id)}/seen`)
    expect((await ada.send('DELETE', `/api/runs/${id}`)).status).toBe(204)
    for (const table of ['comment_threads', 'comment_reads']) {
      expect(await app.query(`select from ${table} where run_id = $1`, [id])).toEqual([])
    }
    expect(await app.query('select from comments where thread_id = $1', [both.id])).toEqual([])
  })
})

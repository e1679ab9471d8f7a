import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { loadAgents } from '#agents/registry-server.ts'
import { applyMigration, migrateDatabase, readMigrations } from '#server/db/migrate.ts'
import { readDocument } from '#server/documents/document-row.ts'
import { editDocument } from '#server/documents/edit-document.ts'
import { listVersions } from '#server/documents/versions.ts'
import type {
  DocumentView,
  EditConflict,
  VersionComparison,
  VersionContent,
  VersionList,
} from '#shared/api/documents.ts'
import { finishedRun } from '#tests/support/finished-run.ts'
import { guest, type Person, personOf, post, signUp, testPassword } from '#tests/support/person.ts'
import { personaIdea, researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

interface Personas {
  personas: { name: string; goals: string[] }[]
}

describe('documents', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  const started = async (person: Person) => {
    const { status, headers, body } = await person.send('POST', '/functions/v1/persona-generator', {
      ...personaIdea,
    })
    expect(status).toBe(200)
    return { id: headers.get('x-run-id') ?? (body.run as { id: string }).id }
  }
  const personasOf = ({ result }: Pick<DocumentView, 'result'>) => (result as unknown as Personas).personas
  const documentOf = async (person: Person, id: string) =>
    (await person.send<DocumentView>('GET', `/api/documents/${id}`)).body
  const change = <Body = DocumentView>(person: Person, id: string, revision: number, ...changes: object[]) =>
    person.send<Body>('POST', `/api/documents/${id}/changes`, { revision, changes })
  const versionsOf = async (person: Person, id: string, query = '') =>
    (await person.send<VersionList>('GET', `/api/documents/${id}/versions${query}`)).body
  const named = (place: number, was: string, value: string) => ({
    op: 'set',
    pointer: `/result/personas/${place}/name`,
    was,
    value,
  })

  test('a run is a document with one version, and each edit is a version with who and when', async () => {
    const ada = await signUp(app.url)
    const { id } = await started(ada)
    const first = await documentOf(ada, id)
    expect(first).toMatchObject({ id, revision: 1, blocks: [], touched: [] })
    expect(await versionsOf(ada, id)).toMatchObject({
      versions: [{ number: 1, reason: 'written', author: null }],
      next: null,
    })
    const was = personasOf(first)[0]?.name ?? ''
    const edited = await change(ada, id, 1, named(0, was, 'Ada Lovelace'))
    expect(edited).toMatchObject({
      status: 200,
      body: { revision: 2, touched: [{ pointer: '/result/personas/0/name' }] },
    })
    expect((await ada.run(id)).result).toEqual(edited.body.result)
    // Sent again after a lost answer, it is no second version.
    expect((await change(ada, id, 1, named(0, was, 'Ada Lovelace'))).body.revision).toBe(2)
    // A whole result is a version too.
    const whole = structuredClone(edited.body.result) as unknown as Personas
    if (whole.personas[1]) whole.personas[1].name = 'Grace Hopper'
    expect(await ada.send('PATCH', `/api/runs/${id}/result`, { result: whole, revision: 2 })).toMatchObject({
      status: 200,
      body: { revision: 3 },
    })
    const { versions } = await versionsOf(ada, id)
    expect(
      versions.map(({ number, reason, author, changes }) => [number, reason, author?.you ?? null, changes]),
    ).toEqual([
      [3, 'edited', true, 1],
      [2, 'edited', true, 1],
      [1, 'written', null, 0],
    ])
    expect((await versionsOf(ada, id, '?limit=2')).next).toBe(2)
    expect((await versionsOf(ada, id, '?limit=2&before=2')).versions.map(({ number }) => number)).toEqual([1])
    expect((await documentOf(ada, id)).touched.map(({ pointer }) => pointer)).toEqual([
      '/result/personas/0/name',
      '/result/personas/1/name',
    ])
  })

  test('edits of different places on one revision all stay, of the same place the later one is asked', async () => {
    const ada = await signUp(app.url)
    const { id } = await started(ada)
    const first = personasOf(await documentOf(ada, id))
    const [one = '', two = ''] = first.map(({ name }) => name)
    const goals = '/result/personas/0/goals'
    const answers = await Promise.all([
      change(ada, id, 1, named(0, one, 'First')),
      change(ada, id, 1, named(1, two, 'Second')),
      change(ada, id, 1, { op: 'remove', pointer: `${goals}/0`, was: first[0]?.goals[0] }),
      change(ada, id, 1, { op: 'set', pointer: `${goals}/1`, was: first[0]?.goals[1], value: 'Kept in its place' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const now = await documentOf(ada, id)
    expect(now.revision).toBe(5)
    expect(
      personasOf(now)
        .map(({ name }) => name)
        .slice(0, 2),
    ).toEqual(['First', 'Second'])
    expect(personasOf(now)[0]?.goals[0]).toBe('Kept in its place')
    const late = await change<{ code: string; revision: number; conflicts: EditConflict[] }>(
      ada,
      id,
      1,
      named(0, one, 'Mine'),
      named(1, 'Second', 'x'),
    )
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'EDIT_CONFLICT', revision: 5, conflicts: [{ theirs: 'First' }] },
    })
    // Nothing of it was stored, and on what is there now it is taken.
    expect((await documentOf(ada, id)).revision).toBe(5)
    expect((await change(ada, id, 5, named(0, 'First', 'Mine'))).body.revision).toBe(6)
  })

  test('two versions are compared, one is named, and one restored is a version of its own', async () => {
    const ada = await signUp(app.url)
    const { id } = await started(ada)
    const first = await documentOf(ada, id)
    const was = personasOf(first)[0]?.name ?? ''
    await change(ada, id, 1, named(0, was, 'Somebody'))
    const block = { id: 'a', under: 'Personas', text: 'Asked **three** of them.' }
    await change(ada, id, 2, { op: 'insert', pointer: '/blocks/0', value: block })
    const { body } = await ada.send<VersionComparison>('GET', `/api/documents/${id}/compare?from=1&to=3`)
    expect(body.differences).toEqual([
      { pointer: '/result/personas/0/name', before: was, after: 'Somebody' },
      { pointer: '/blocks', before: [], after: [block] },
    ])
    await ada.send('PATCH', `/api/documents/${id}/versions/1`, { name: 'As written' })
    expect((await versionsOf(ada, id)).versions.at(-1)).toMatchObject({
      number: 1,
      name: 'As written',
      reason: 'written',
    })
    const restore = (revision: number) =>
      ada.send<DocumentView>('POST', `/api/documents/${id}/versions/1/restore`, { revision })
    expect(await restore(2)).toMatchObject({ status: 409, body: { code: 'STALE_REVISION' } })
    expect((await restore(3)).body).toMatchObject({ revision: 4, result: first.result, blocks: [] })
    expect((await versionsOf(ada, id)).versions[0]).toMatchObject({ number: 4, reason: 'restored', restored: 1 })
    expect((await ada.send<VersionContent>('GET', `/api/documents/${id}/versions/3`)).body.blocks).toEqual([block])
  })

  test('what cannot stand is refused, and what follows from an edit is made anew', async () => {
    const ada = await signUp(app.url)
    const { id } = await started(ada)
    const was = personasOf(await documentOf(ada, id))[0]?.name ?? ''
    expect(await change(ada, id, 1, named(0, was, ''))).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
    for (const pointer of ['/personas', '/result/__proto__/x', '/result/personas/99/name'])
      expect((await change(ada, id, 1, { op: 'set', pointer, was: null, value: 'x' })).status).toBeGreaterThanOrEqual(
        400,
      )
    expect((await change(ada, id, 7, named(0, was, 'x'))).status).toBe(409)
    expect((await documentOf(ada, id)).revision).toBe(1)
  })

  test('nobody else sees or changes it, and it goes with its run', async () => {
    const [ada, mallory] = await Promise.all([signUp(app.url), signUp(app.url)])
    const { id } = await started(ada)
    const was = personasOf(await documentOf(ada, id))[0]?.name ?? ''
    await change(ada, id, 1, named(0, was, 'Hers'))
    const base = `/api/documents/${id}`
    for (const [method, path, body] of [
      ['GET', base],
      ['GET', `${base}/versions`],
      ['GET', `${base}/versions/1`],
      ['GET', `${base}/compare?from=1&to=2`],
      ['POST', `${base}/changes`, { revision: 2, changes: [named(0, 'Hers', 'x')] }],
      ['PATCH', `${base}/versions/1`, { name: 'x' }],
      ['POST', `${base}/versions/1/restore`, { revision: 2 }],
    ] as const)
      expect([path, (await mallory.send(method, path, body)).status]).toEqual([path, 404])
    const data = await ada.send<{ documents: { number: number }[] }>('GET', '/api/account/export')
    expect(data.body.documents.map(({ number }) => number)).toEqual([1, 2])
    await ada.send('DELETE', `/api/runs/${id}`)
    const left = await app.query(
      'select run_id from document_versions where run_id = $1 union all select run_id from documents where run_id = $1',
      [id],
    )
    expect(left).toEqual([])
  })

  test('a guest keeps the versions on signing up', async () => {
    const visitor = await guest(app.url)
    const { body } = await visitor.send('POST', '/functions/v1/market-research', researchIdea)
    const { id } = body.run as { id: string }
    const { positioningStatement: was } = (await documentOf(visitor, id)).result
    const edit = { op: 'set', pointer: '/result/positioningStatement', was, value: 'Hers' }
    expect((await change(visitor, id, 1, edit)).status).toBe(200)
    const email = `${randomUUID()}@example.com`
    const answer = await post(
      `${app.url}/api/auth/sign-up/email`,
      { email, password: testPassword, name: 'Ada Example', firstName: 'Ada', lastName: 'Example' },
      { authorization: `Bearer ${visitor.sessionToken}` },
    )
    const ada = await personOf(app.url, email, answer)
    const { versions } = await versionsOf(ada, id)
    expect(versions.map(({ author }) => author?.you ?? null)).toEqual([true, null])
  })
})

test('runs of the schema before, edited ones too, are documents and lose nothing', async () => {
  const cluster = inject('connection')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ ...cluster, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${database}`)
  const pool = new pg.Pool({ ...cluster, database, max: 4 })
  // `end` does not wait for the sessions; one that is still there when the database is dropped reports an error.
  pool.on('error', () => undefined)
  try {
    const client = new pg.Client({ ...cluster, database })
    await client.connect()
    const all = readMigrations()
    const newer = all.findIndex(({ sql }) => sql.some((each) => each.includes('CREATE TABLE "document_versions"')))
    expect(newer).toBeGreaterThan(10)
    for (const migration of all.slice(0, newer)) await applyMigration(client, migration)
    await client.query(
      `insert into "user" (id, name, email, email_verified) values ('ada', 'Ada', 'a@example.com', true)`,
    )
    const agents = await loadAgents()
    const agent = agents.live('persona-generator')
    if (!agent) throw new Error('no agent')
    const { result, context } = await finishedRun(agent)
    const ids = [1, 4].map((revision) => ({ id: randomUUID(), revision }))
    for (const { id, revision } of ids) {
      await client.query(
        `insert into runs (id, user_id, session_id, agent_id, status, period, input, title, result, revision, model, body_hash, finished_at)
         values ($1, 'ada', 's', 'persona-generator', 'succeeded', '2026-01', $2, 'A run', $3, $4, 'built-in', 'h', '2026-01-02T03:04:05Z')`,
        [id, context.input, result, revision],
      )
    }
    const before = (await client.query('select * from runs order by id')).rows
    await client.end()
    await migrateDatabase({ ...cluster, database })
    expect((await pool.query('select * from runs order by id')).rows).toMatchObject(before)
    for (const { id, revision } of ids) {
      const row = await readDocument(pool, 'ada', id)
      const first = {
        number: revision,
        reason: revision === 1 ? 'written' : 'earlier',
        createdAt: '2026-01-02T03:04:05.000Z',
      }
      expect((await listVersions({ pool }, 'ada', row, { limit: 10 })).versions).toMatchObject([first])
      const pointer = '/result/personas/0/name'
      const [{ name: was }] = row.result.personas as [{ name: string }]
      const parts = { database: { pool }, agentOf: () => agent, contextOf: () => Promise.resolve(context) }
      await editDocument(parts, 'ada', id, { revision, note: '', changes: [{ op: 'set', pointer, was, value: 'New' }] })
      const { versions } = await listVersions({ pool }, 'ada', row, { limit: 10 })
      expect(versions).toMatchObject([{ number: revision + 1, reason: 'edited' }, first])
      const kept = await pool.query('select result from document_versions where run_id = $1 and number = $2', [
        id,
        revision,
      ])
      expect(kept.rows).toEqual([{ result }])
    }
  } finally {
    await pool.end()
    await admin.query(`drop database ${database} with (force)`)
    await admin.end()
  }
})

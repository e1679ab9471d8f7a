import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Diagnosis } from '#server/doctor/check.ts'
import { diagnose, examine } from '#server/doctor/doctor.ts'
import { startSmtpServer } from '#tests/fakes/mail/smtp-server.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

/** Of every server under test (tests/support/test-app.ts). */
const secret = 'a secret for tests only, long enough to be taken'

describe('npm run doctor', () => {
  let app: TestApp
  let folder: string
  let databaseUrl: string
  beforeAll(async () => {
    app = await createTestApp()
    folder = mkdtempSync(join(tmpdir(), 'pm-pilot-doctor-'))
    writeFileSync(join(folder, 'index.html'), '')
    databaseUrl = addressOf(String(app.connection.database))
  })
  afterAll(async () => {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  })

  function addressOf(database: string): string {
    const { host, port, user, password } = inject('connection')
    return `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`
  }
  const settings = (more: Record<string, string> = {}): Record<string, string> => ({
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: databaseUrl,
    SECRET_KEY: secret,
    MODEL: 'built-in',
    SEARCH: 'library',
    PORT: '0',
    ...more,
  })
  const of = (findings: Diagnosis[], name: string) => findings.filter((finding) => finding.name === name)

  test('an installation that is sound', async () => {
    const { text, code } = await examine(settings(), folder)
    expect(text).toContain('All is well.')
    expect(text).toContain('PostgreSQL 18')
    expect(text).toContain('all migrations are applied')
    expect(text).toContain('the secret key fits')
    expect(text).toContain('both clocks agree')
    expect(code).toBe(0)
  })

  test('looking changes nothing', async () => {
    const before = await app.query('select * from installation order by key')
    await examine(settings({ SECRET_KEY: 'another secret, also long enough to be taken' }), folder)
    expect(await app.query('select * from installation order by key')).toEqual(before)
  })

  test('a wrong secret key, a newer database, a database that is not there', async () => {
    const wrong = await examine(settings({ SECRET_KEY: 'another secret, also long enough to be taken' }), folder)
    expect(wrong.code).toBe(1)
    expect(wrong.text).toContain('written with another secret key')
    // A secret with a comma is given as a JSON array.
    const rotated = settings({
      SECRET_KEY: 'another secret, also long enough to be taken',
      SECRET_KEYS_OLD: JSON.stringify([secret]),
    })
    expect((await examine(rotated, folder)).code).toBe(0)

    await app.query(`insert into migrations (hash) values ('of a version to come')`)
    expect((await examine(settings(), folder)).text).toContain('migrated by a newer version (1 steps')
    await app.query(`delete from migrations where hash = 'of a version to come'`)

    const gone = await examine(settings({ DATABASE_URL: addressOf('no_such_database') }), folder)
    expect(gone.code).toBe(1)
    expect(gone.text).toContain('Create the database that DATABASE_URL names.')
    expect(gone.text).not.toContain(inject('connection').password)
  })

  test('settings that cannot be used are named', async () => {
    const { text, code } = await examine(settings({ PORT: 'high' }), folder)
    expect(code).toBe(1)
    expect(text).toContain('PORT')
  })

  describe('a model server', () => {
    let server: Server
    let base: string
    let status = 200
    let seen: string | undefined
    beforeAll(async () => {
      server = createServer((request, response) => {
        seen = request.headers.authorization
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify({ data: [{ id: 'org/known' }], error: `bad key ${seen}` }))
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
    })
    afterAll(() => new Promise((resolve) => server.close(resolve)))

    test.each([
      ['org/known', 200, 'ok', 'org/known at 127.0.0.1'],
      ['org/unknown', 200, 'warning', 'does not list this model'],
      ['org/known', 401, 'failed', 'refuses the key'],
      ['org/known', 404, 'warning', 'does not list its models'],
    ])('%s, answering %i, is %s', async (name, answers, expected, says) => {
      status = answers
      const key = 'sk-a-key-of-the-house'
      const more = { MODEL: `openai-compatible/${name}`, OPENAI_BASE_URL: base, OPENAI_API_KEY: key }
      const findings = await diagnose(settings(more), folder)
      expect(of(findings, 'Model')).toMatchObject([{ status: expected, says: expect.stringContaining(says) }])
      expect(seen).toBe(`Bearer ${key}`)
      expect((await examine(settings(more), folder)).text).not.toContain(key)
    })
  })

  test('a mail server that takes mails, and none', async () => {
    const smtp = await startSmtpServer()
    const more = { SMTP_URL: smtp.url, PUBLIC_URL: 'http://localhost:3000' }
    expect(of(await diagnose(settings(more), folder), 'Mail')).toMatchObject([{ status: 'ok' }])
    expect(smtp.received).toEqual([])
    await smtp.close()
    expect(of(await diagnose(settings(more), folder), 'Mail')).toMatchObject([{ status: 'failed' }])
  })

  test('a search that does not answer', async () => {
    const findings = await diagnose(settings({ SEARCH: 'searxng', SEARXNG_URL: 'http://127.0.0.1:9' }), folder)
    expect(of(findings, 'Search')).toMatchObject([{ status: 'failed', says: expect.stringContaining('searxng') }])
  })

  test('the embedded database before the first start', async () => {
    const { DATABASE_URL: _, ...embedded } = settings()
    expect(of(await diagnose(embedded, folder), 'Database')).toMatchObject([
      { status: 'ok', says: expect.stringContaining('first start') },
    ])
  })
})

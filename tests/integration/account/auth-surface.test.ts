import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const page = readFileSync(new URL('../../../docs/auth-surface.md', import.meta.url), 'utf8')
const rows = page
  .split('\n')
  .filter((line) => /^\| (?!Call|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const endpoints = [
  ...new Set([...page.matchAll(/`((?:GET|POST|PUT|DELETE|PATCH) \/[^`\s]+)`/g)].map((match) => match[1] ?? '')),
]

/** What the specification lists under "the client library also covers". */
const listed = [
  'POST /signup',
  'POST /token, grant_type password',
  'POST /token, grant_type pkce',
  'POST /token, grant_type id_token',
  'POST /token, grant_type refresh_token',
  'POST /token, grant_type web3',
  'POST /otp',
  'POST /verify',
  'POST /sso',
  'POST /recover',
  'POST /resend',
  'GET /reauthenticate',
  'GET /user',
  'PUT /user',
  'POST /logout, scope',
  'DELETE /user/identities/{identity_id}',
  'POST /factors',
  'POST /factors/{id}/challenge',
  'POST /factors/{id}/verify',
  'DELETE /factors/{id}',
  'GET /admin/users',
  'POST /admin/users',
  'Storage buckets',
  'REST',
  'Realtime',
  'Functions',
]

describe('docs/auth-surface.md', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  test('lists for every call its path, or that it is switched off', () => {
    for (const call of listed) expect(rows.filter(([, name]) => name?.startsWith(call)).length, call).toBeGreaterThan(0)
    for (const [, name, here, notes] of rows) {
      expect(here, name).toMatch(/^(Gap|`(GET|POST) \/\S+`)$/)
      if (here === 'Gap') expect(notes, name).not.toBe('')
    }
  })

  test.each(endpoints)('%s exists', async (endpoint) => {
    const [method = '', path = ''] = endpoint.split(' ')
    const answer = await fetch(`${app.url}${path.replace('{id}', crypto.randomUUID())}`, {
      method,
      ...(method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: '{}' }),
      redirect: 'manual',
    })
    expect(answer.status).not.toBe(404)
    expect(answer.status).not.toBe(405)
    expect(answer.status).toBeLessThan(500)
  })

  test('a path that is not there is 404, so that the test above can fail', async () => {
    const answer = await fetch(`${app.url}/api/auth/no-such-call`, { method: 'POST', body: '{}' })
    expect(answer.status).toBe(404)
  })
})

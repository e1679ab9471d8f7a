import { expect, test } from 'vitest'
import { startConfluence } from '#tests/fakes/confluence/start-confluence.ts'
import { connectionTo, savePath, servicePath, settingsFor, settingsPath } from '#tests/support/confluence-settings.ts'
import { signUp } from '#tests/support/person.ts'
import { createTestApp } from '#tests/support/test-app.ts'

/** Every table of the database as text. */
async function dump(query: (text: string) => Promise<{ [column: string]: unknown }[]>): Promise<string> {
  const tables = await query(`select table_name as name from information_schema.tables where table_schema = 'public'`)
  const texts: string[] = []
  for (const { name } of tables)
    texts.push(JSON.stringify(await query(`select to_jsonb(t) as row from "${String(name)}" t`)))
  return texts.join('\n')
}

test('the token is in no table, no log line and no answer, in none of its forms', async () => {
  const fake = await startConfluence()
  const app = await createTestApp({ CONFLUENCE_ALLOWED_HOSTS: '127.0.0.1' })
  try {
    const token = fake.apiToken
    const forms = [
      token,
      encodeURIComponent(token),
      Buffer.from(token).toString('base64').replace(/=+$/, ''),
      Buffer.from(token).toString('base64url'),
      Buffer.from(token).toString('hex'),
      Buffer.from(`${fake.username}:${token}`).toString('base64'),
    ]
    const answers: string[] = []
    const [ada, bob] = [await signUp(app.url), await signUp(app.url)]
    const send = async (person: typeof ada, method: string, path: string, body?: unknown) => {
      const answer = await person.send(method, path, body)
      answers.push(JSON.stringify([answer.status, [...answer.headers], answer.body]))
      return answer
    }
    await send(ada, 'POST', savePath, { config: settingsFor(fake), rememberCredentials: true })
    await send(bob, 'POST', savePath, { config: settingsFor(fake), rememberCredentials: false })
    for (const person of [ada, bob]) {
      await send(person, 'GET', settingsPath)
      await send(person, 'GET', '/api/me')
      const wrong = { config: settingsFor(fake, { space_key: 'A B', api_token: token }) }
      await send(person, 'POST', savePath, wrong)
      await send(person, 'POST', savePath, { config: { ...settingsFor(fake), token }, apiToken: token })
      await send(person, 'POST', servicePath, { action: 'validateConnection' })
      await send(person, 'POST', servicePath, {
        action: 'validateConnection',
        config: connectionTo(fake, { spaceKey: 'NO' }),
      })
      const content = { title: `Page of ${person.userId}`, content: '<p>x</p>' }
      await send(person, 'POST', servicePath, { action: 'createPage', content })
      await send(person, 'POST', servicePath, { action: 'listPages' })
      // An instance that says back whatever it was sent, in every way that it can.
      for (const status of [200, 400, 401, 403, 404, 409, 429, 500]) {
        fake.fault = (request) => {
          const said = `${request.headers.get('authorization')} ${token}`
          return Response.json(
            { message: said, errors: [{ title: said, detail: said }] },
            { status, statusText: 'Bad' },
          )
        }
        await send(person, 'POST', servicePath, { action: 'getPage', pageId: '98305' })
        await send(person, 'POST', servicePath, { action: 'createPage', content })
      }
      fake.fault = () =>
        new Response(`<html>${token}</html>`, { status: 400, headers: { 'content-type': 'text/html' } })
      await send(person, 'POST', servicePath, { action: 'getPage', pageId: '98305' })
      fake.fault = null
    }
    await fake.close()
    await send(ada, 'POST', servicePath, { action: 'createPage', content: { title: 'Gone', content: '<p>x</p>' } })

    const places = { tables: await dump(app.query), logs: app.logged.join('\n'), answers: answers.join('\n') }
    expect(places.tables).toContain(fake.username)
    expect(places.tables.match(/v1\.[0-9a-f]{12}\./g)).toHaveLength(2)
    expect(places.logs).toContain('confluence refused')
    expect(places.answers).toContain('hasToken')
    for (const [place, text] of Object.entries(places)) {
      for (const form of forms) expect(text.includes(form), `${form} in ${place}`).toBe(false)
    }
  } finally {
    await app.close()
    await fake.close().catch(() => undefined)
  }
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FakeConfluence, startConfluence } from '#tests/fakes/confluence/start-confluence.ts'
import { savePath, servicePath, settingsFor, settingsPath } from '#tests/support/confluence-settings.ts'
import { guest, type Person, personOf, post, signUp } from '#tests/support/person.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

describe('Confluence settings', () => {
  let fake: FakeConfluence
  let app: TestApp
  beforeAll(async () => {
    fake = await startConfluence()
    app = await createTestApp({ CONFLUENCE_ALLOWED_HOSTS: '127.0.0.1' })
  })
  afterAll(async () => {
    await app.close()
    await fake.close()
  })

  const save = (person: Person, config: object, rememberCredentials = true) =>
    person.send('POST', savePath, { config, rememberCredentials })
  const signOut = (person: Person) =>
    post(`${app.url}/api/auth/sign-out`, {}, { authorization: `Bearer ${person.sessionToken}` })
  const signIn = async (person: Person) =>
    personOf(
      app.url,
      person.email,
      await post(`${app.url}/api/auth/sign-in/email`, { email: person.email, password: 'correct horse battery' }),
    )
  const saved = async (person: Person) =>
    (await person.send<{ config: Record<string, unknown> | null }>('GET', settingsPath)).body.config

  test('are empty, saved, shown without the token, replaced and removed', async () => {
    const ada = await signUp(app.url)
    expect(await saved(ada)).toBeNull()
    const first = await save(ada, settingsFor(fake))
    expect(first).toMatchObject({
      status: 200,
      body: { success: true, message: 'Confluence credentials saved securely!' },
    })
    expect(await saved(ada)).toEqual({
      instanceType: 'cloud',
      instanceUrl: fake.cloudUrl,
      spaceKey: 'PROD',
      username: fake.username,
      hasToken: true,
      pageUpdateMode: 'create_new',
      defaultPageTitle: 'Weekly Update - Trend Scanner',
      includeTimestamp: true,
      existingPageId: '',
      rememberCredentials: true,
      updatedAt: expect.any(String),
    })
    const more = { page_update_mode: 'update_existing', default_page_title: 'Week {week}', include_timestamp: false }
    await save(ada, settingsFor(fake, { ...more, existing_page_id: '98305' }))
    expect(await saved(ada)).toMatchObject({
      pageUpdateMode: 'update_existing',
      defaultPageTitle: 'Week {week}',
      includeTimestamp: false,
      existingPageId: '98305',
    })
    expect(await app.query('select 1 from user_confluence_config where user_id = $1', [ada.userId])).toHaveLength(1)
    expect((await ada.send('DELETE', settingsPath)).status).toBe(204)
    expect(await saved(ada)).toBeNull()
    expect((await ada.send('DELETE', settingsPath)).status).toBe(204)
  })

  test('a blank token keeps the saved one, which still works', async () => {
    const ada = await signUp(app.url)
    await save(ada, settingsFor(fake))
    expect((await save(ada, settingsFor(fake, { api_token: '', space_key: '~ada' }))).status).toBe(200)
    const answer = await ada.send('POST', servicePath, { action: 'validateConnection' })
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, result: { user: 'Ada Lovelace', space: { key: '~ada' } } },
    })
    // Also from remembered to not remembered and back.
    expect((await save(ada, settingsFor(fake, { api_token: '  ' }), false)).status).toBe(200)
    expect((await save(ada, settingsFor(fake, { api_token: undefined }), true)).status).toBe(200)
    expect(await ada.send('POST', servicePath, { action: 'validateConnection' })).toMatchObject({ status: 200 })
  })

  test('a blank token with none saved, or for another instance or user, is asked for', async () => {
    const ada = await signUp(app.url)
    expect(await save(ada, settingsFor(fake, { api_token: '' }))).toMatchObject({
      status: 400,
      body: { success: false, code: 'INVALID_INPUT', fields: { 'config.api_token': 'API Token is required' } },
    })
    await save(ada, settingsFor(fake))
    const before = fake.requests.length
    for (const more of [{ instance_url: 'http://127.0.0.1:9' }, { username: 'eve@example.com' }]) {
      expect(await save(ada, settingsFor(fake, { api_token: '', ...more }))).toMatchObject({
        status: 400,
        body: { fields: { 'config.api_token': expect.stringContaining('Enter the API token again') } },
      })
    }
    const elsewhere = {
      instanceType: 'cloud',
      instanceUrl: 'http://127.0.0.1:9',
      spaceKey: 'PROD',
      username: fake.username,
    }
    expect(await ada.send('POST', servicePath, { action: 'validateConnection', config: elsewhere })).toMatchObject({
      status: 400,
      body: { fields: { 'config.apiToken': expect.stringContaining('Enter the API token again') } },
    })
    expect(fake.requests.length).toBe(before)
  })

  test.each([
    [{ instance_url: '' }, 'instance_url', 'Instance URL is required'],
    [{ instance_url: 'ftp://x' }, 'instance_url', 'Instance URL must start with http:// or https://'],
    [{ space_key: ' ' }, 'space_key', 'Space Key is required'],
    [{ space_key: 'A B' }, 'space_key', 'Space Key cannot contain spaces'],
    [{ username: '' }, 'username', 'Username/Email is required'],
    [{ username: 'ada' }, 'username', 'Please enter a valid email address'],
    [{ api_token: 'short' }, 'api_token', 'API Token seems too short. Please check your token.'],
    [{ default_page_title: '' }, 'default_page_title', 'Default page title is required'],
  ])('%o is refused by its field', async (more, field, message) => {
    const ada = await signUp(app.url)
    expect(await save(ada, settingsFor(fake, more))).toMatchObject({
      status: 400,
      body: { success: false, code: 'INVALID_INPUT', error: message, fields: { [`config.${field}`]: message } },
    })
    expect(await saved(ada)).toBeNull()
  })

  test('what is not remembered goes when its session signs out; what is remembered stays', async () => {
    const ada = await signUp(app.url)
    expect(await save(ada, settingsFor(fake), false)).toMatchObject({
      body: { message: 'Confluence integration saved successfully!', data: { rememberCredentials: false } },
    })
    expect(await saved(ada)).toMatchObject({ rememberCredentials: false, hasToken: true })
    const rows = await app.query<{ config: Record<string, string>; status: string; integration_type: string }>(
      'select config, status, integration_type from user_integrations where user_id = $1',
      [ada.userId],
    )
    expect(rows).toMatchObject([{ status: 'configured', integration_type: 'confluence' }])
    expect(rows[0]?.config.apiToken).toMatch(/^v1\./)
    expect(await ada.send('POST', servicePath, { action: 'validateConnection' })).toMatchObject({ status: 200 })

    expect((await signOut(ada)).status).toBe(200)
    expect(await app.query('select 1 from user_integrations where user_id = $1', [ada.userId])).toEqual([])
    const again = await signIn(ada)
    expect(await saved(again)).toBeNull()

    await save(again, settingsFor(fake), true)
    await signOut(again)
    expect(await saved(await signIn(ada))).toMatchObject({ rememberCredentials: true })
  })

  test('saving one way leaves nothing in the other place', async () => {
    const ada = await signUp(app.url)
    const places = async () => [
      (await app.query('select 1 from user_confluence_config where user_id = $1', [ada.userId])).length,
      (await app.query('select 1 from user_integrations where user_id = $1', [ada.userId])).length,
    ]
    await save(ada, settingsFor(fake), true)
    expect(await places()).toEqual([1, 0])
    await save(ada, settingsFor(fake), false)
    expect(await places()).toEqual([0, 1])
    await save(ada, settingsFor(fake), true)
    expect(await places()).toEqual([1, 0])
    const both = await Promise.all([save(ada, settingsFor(fake), true), save(ada, settingsFor(fake), false)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const [secure = 0, legacy = 0] = await places()
    expect(secure + legacy).toBe(1)
  })

  test('one whose token does not open says so, and can be saved anew', async () => {
    const ada = await signUp(app.url)
    await save(ada, settingsFor(fake))
    const eve = await signUp(app.url)
    await save(eve, settingsFor(fake))
    // A token that was copied into another row is worth nothing there.
    await app.query(
      `update user_confluence_config set api_token = (select api_token from user_confluence_config where user_id = $1)
       where user_id = $2`,
      [ada.userId, eve.userId],
    )
    expect(await eve.send('POST', servicePath, { action: 'validateConnection' })).toMatchObject({
      status: 400,
      body: {
        success: false,
        code: 'CONFLUENCE_ERROR',
        reason: 'invalid-config',
        error: 'Invalid Confluence configuration. Please reconfigure in Settings.',
      },
    })
    expect(await save(eve, settingsFor(fake, { api_token: '' }))).toMatchObject({ status: 400 })
    expect(await save(eve, settingsFor(fake))).toMatchObject({ status: 200 })
    expect(await eve.send('POST', servicePath, { action: 'validateConnection' })).toMatchObject({ status: 200 })
  })

  test('guests and strangers have none', async () => {
    const visitor = await guest(app.url)
    expect(await save(visitor, settingsFor(fake))).toMatchObject({
      status: 401,
      body: { success: false, error: 'You must be logged in to save configuration', code: 'UNAUTHENTICATED' },
    })
    expect((await visitor.send('GET', settingsPath)).status).toBe(401)
    expect((await visitor.send('POST', servicePath, { action: 'validateConnection' })).status).toBe(401)
    for (const path of [savePath, servicePath]) expect((await post(`${app.url}${path}`, {})).status).toBe(401)
  })
})

describe('a new secret key', () => {
  test('opens what the old one sealed, and needs it no more for that', async () => {
    const fake = await startConfluence()
    const app = await createTestApp({ CONFLUENCE_ALLOWED_HOSTS: '127.0.0.1' })
    try {
      const [ada, bob] = [await signUp(app.url), await signUp(app.url)]
      await ada.send('POST', savePath, { config: settingsFor(fake) })
      await bob.send('POST', savePath, { config: settingsFor(fake), rememberCredentials: false })
      const sealed = () =>
        app.query<{ text: string }>(
          `select api_token as text from user_confluence_config union all select config->>'apiToken' from user_integrations`,
        )
      const before = await sealed()
      const oldSecret = 'a secret for tests only, long enough to be taken'
      const newSecret = 'another secret for tests, long enough to be taken too'
      await expect(app.secondServer({ SECRET_KEY: newSecret })).rejects.toThrow(/SECRET_KEYS_OLD/)
      const rotated = await app.secondServer({ SECRET_KEY: newSecret, SECRET_KEYS_OLD: JSON.stringify([oldSecret]) })
      const after = await sealed()
      expect(after).toHaveLength(2)
      const keyIds = (rows: { text: string }[]) => new Set(rows.map(({ text }) => text.split('.')[1]))
      expect(keyIds(after).size).toBe(1)
      expect([...keyIds(after)]).not.toEqual([...keyIds(before)])
      // The same account signs in again and sends with the token that was saved before.
      const again = await personOf(
        rotated.url,
        ada.email,
        await post(`${rotated.url}/api/auth/sign-in/email`, { email: ada.email, password: 'correct horse battery' }),
      )
      expect(await again.send('POST', servicePath, { action: 'validateConnection' })).toMatchObject({ status: 200 })
      await rotated.close()
      const started = await app.secondServer({ SECRET_KEY: newSecret, SECRET_KEYS_OLD: JSON.stringify([oldSecret]) })
      await started.close()
      await expect(app.secondServer({ SECRET_KEY: oldSecret })).rejects.toThrow(/SECRET_KEY/)
    } finally {
      await app.close()
      await fake.close()
    }
  })
})

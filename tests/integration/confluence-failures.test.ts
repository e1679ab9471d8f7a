import { describe, expect, test } from 'vitest'
import { startConfluence } from '#tests/fakes/confluence/start-confluence.ts'
import { confluenceScene } from '#tests/support/confluence-scene.ts'
import { connectionTo, servicePath } from '#tests/support/confluence-settings.ts'
import { signUp } from '#tests/support/person.ts'
import { createTestApp } from '#tests/support/test-app.ts'

describe.each(['cloud', 'server'] as const)('what goes wrong with Confluence %s', (instanceType) => {
  const scene = confluenceScene(instanceType)

  test('labels that could not be set are a warning: the page is there', async () => {
    scene.fake.fault = (request) => (request.url.includes('/label') ? new Response('{}', { status: 403 }) : undefined)
    const sent = await scene.act({ action: 'createPage', runId: scene.trendRun, content: { title: 'Without labels' } })
    expect(sent).toMatchObject({ status: 200, body: { success: true, warning: expect.stringContaining('no labels') } })
  })

  test.each([
    ['403', () => new Response('{"message":"no"}', { status: 403 }), 403, 'forbidden', /right to view, add and edit/],
    [
      'a CAPTCHA',
      () =>
        new Response('', {
          status: 403,
          headers: { 'x-authentication-denied-reason': 'CAPTCHA_CHALLENGE; login-url=x' },
        }),
      400,
      'unauthorized',
      /CAPTCHA/,
    ],
    [
      'a token without the scope',
      () => new Response('{"code":401,"message":"Unauthorized; scope does not match"}', { status: 401 }),
      400,
      'unauthorized',
      /scopes/,
    ],
    ['413', () => new Response('', { status: 413 }), 413, 'too-large', /larger than Confluence takes/],
    [
      'a long wait',
      () => new Response('', { status: 429, headers: { 'retry-after': '120' } }),
      429,
      'rate-limited',
      /120 seconds/,
    ],
    ['a failure', () => new Response('oops', { status: 500 }), 502, 'unreachable', /HTTP 500/],
    [
      'a sign-in page',
      () => new Response('<html>Sign in</html>', { headers: { 'content-type': 'text/html' } }),
      502,
      'unexpected-answer',
      /page for people/,
    ],
    ['other JSON', () => new Response('{"hello":1}'), 502, 'unexpected-answer', /Cloud or Server/],
    [
      'a redirect',
      () => new Response('', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }),
      502,
      'unexpected-answer',
      /another address/,
    ],
  ] as const)('%s is explained', async (_, answer, status, reason, words) => {
    scene.fake.fault = answer
    const failed = await scene.act({ action: 'updatePage', pageId: '98305', content: '<p>x</p>' })
    expect(failed).toMatchObject({ status, body: { success: false, code: 'UPDATE_ERROR', reason } })
    expect(failed.body.error).toMatch(words)
    if (status === 429) expect(failed.headers.get('retry-after')).toBe('120')
  })

  test('a busy instance is asked again when it says, a write never after an unknown end', async () => {
    let left = 2
    scene.fake.fault = () =>
      left-- > 0 ? new Response('', { status: 429, headers: { 'retry-after': '0' } }) : undefined
    expect(
      (await scene.act({ action: 'createPage', content: { title: 'After a wait', content: '<p>x</p>' } })).status,
    ).toBe(200)
    let posts = 0
    scene.fake.fault = (request) => {
      if (request.method !== 'POST') return undefined
      posts += 1
      return new Response('', { status: 502 })
    }
    const failed = await scene.act({ action: 'createPage', content: { title: 'Unknown end', content: '<p>x</p>' } })
    expect(failed).toMatchObject({ status: 502, body: { code: 'CONFLUENCE_ERROR', message: 'Failed to create page' } })
    expect(posts).toBe(1)
  })

  test('a page or run that is not there, or nothing to send, is said', async () => {
    expect(await scene.act({ action: 'getPage', pageId: '1' })).toMatchObject({
      status: 404,
      body: {
        code: 'CONFLUENCE_ERROR',
        message: expect.stringMatching(/^Failed to retrieve page: There is no page 1/),
      },
    })
    expect(await scene.act({ action: 'updatePage', runId: scene.trendRun })).toMatchObject({
      status: 400,
      body: { success: false, error: 'Page ID is required for updating existing page' },
    })
    expect(await scene.act({ action: 'createPage', content: { title: 'Empty' } })).toMatchObject({ status: 400 })
    expect(await scene.act({ action: 'createPage', runId: scene.trendRun, content: { title: ' ' } })).toMatchObject({
      status: 400,
      body: { error: 'Page title is required' },
    })
    expect((await scene.act({ action: 'explode' })).body.error).toContain('validateConnection')
    const eve = await signUp(scene.app.url)
    expect(await scene.act({ action: 'createPage', runId: scene.trendRun }, eve)).toMatchObject({
      status: 400,
      body: { reason: 'not-configured', error: 'Please configure your Confluence integration in Settings first' },
    })
    const config = connectionTo(scene.fake, { instanceType, instanceUrl: scene.instanceUrl })
    expect(await scene.act({ action: 'createPage', runId: scene.trendRun, config }, eve)).toMatchObject({
      status: 404,
      body: { success: false, code: 'NOT_FOUND' },
    })
  })
})

describe('what a server is asked to connect to', () => {
  test('is refused where nobody allowed it, before anything is sent', async () => {
    const fake = await startConfluence()
    const app = await createTestApp()
    try {
      const ada = await signUp(app.url)
      for (const instanceUrl of [
        fake.cloudUrl,
        fake.cloudUrl.replace('http:', 'https:'),
        'https://[::1]',
        'https://2130706433',
      ]) {
        const config = connectionTo(fake, { instanceUrl })
        expect(await ada.send('POST', servicePath, { action: 'validateConnection', config })).toMatchObject({
          status: 400,
          body: { success: false, reason: 'address-refused' },
        })
      }
      expect(fake.requests).toEqual([])
    } finally {
      await app.close()
      await fake.close()
    }
  })

  test('a Data Center takes a personal access token as well as a password', async () => {
    const fake = await startConfluence()
    const app = await createTestApp({ CONFLUENCE_ALLOWED_HOSTS: 'localhost,127.0.0.1' })
    try {
      const ada = await signUp(app.url)
      for (const apiToken of [fake.accessToken, fake.apiToken]) {
        const config = connectionTo(fake, { instanceType: 'server', instanceUrl: fake.serverUrl, apiToken })
        expect(await ada.send('POST', servicePath, { action: 'validateConnection', config })).toMatchObject({
          status: 200,
        })
      }
      expect(fake.requests.filter(({ path }) => !path.startsWith('/confluence/rest/api/'))).toEqual([])
    } finally {
      await app.close()
      await fake.close()
    }
  })
})

import { afterAll, expect, test } from 'vitest'
import { startSmtpServer } from '#tests/fakes/mail/smtp-server.ts'
import { startChunkModel } from '#tests/fakes/models/chunk-model.ts'
import { guest, post, signIn, signUp, testPassword } from '#tests/support/person.ts'
import { prdIdea, researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const closing: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closing.reverse()) await close().catch(() => undefined)
})

/** The ways in which a secret is written down. */
const formsOf = (secret: string) => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  Buffer.from(secret).toString('hex'),
  JSON.stringify(secret).slice(1, -1),
]

/** The beginning of what a model was asked, where the form stands. */
const askedIn = (body: Record<string, unknown>) =>
  (body.messages as { content: string }[])
    .map(({ content }) => content.slice(0, 400))
    .join(' ')
    .slice(-400)

test('whatever people and vendors do, no line of the log holds a secret or what people typed', async () => {
  const modelKey = 'sk-model-key-0123456789abcdef'
  const searchKey = 'tvly-search-key-0123456789'
  const secret = 'a secret key of the installation, long enough to be one'
  const smtp = await startSmtpServer()
  closing.push(() => smtp.close())
  // A model that says back what it was sent, its key among it, with each way of failing.
  const model = await startChunkModel({
    text: '{}',
    chunks: 2,
    delayMs: 0,
    answer: ({ index, headers, body }) => ({
      fault: {
        kind: 'status',
        status: [400, 401, 403, 404, 429, 500, 503][index % 7] ?? 500,
        message: `Incorrect API key provided: ${headers.authorization} ${modelKey} ${askedIn(body)}`,
      },
    }),
  })
  closing.push(() => model.close())
  const app = await createTestApp({
    MODEL: 'openai-compatible/teller',
    OPENAI_BASE_URL: model.baseUrl,
    OPENAI_API_KEY: modelKey,
    SECRET_KEY: secret,
    SMTP_URL: smtp.url,
    PUBLIC_URL: 'http://127.0.0.1:3000',
    TAVILY_API_KEY: searchKey,
    LOG_LEVEL: 'debug',
  })
  closing.push(() => app.close())

  const secrets = new Map<string, string>([
    ['model key', modelKey],
    ['search key', searchKey],
    ['installation', secret],
    ['password', testPassword],
    ['database', String(app.connection.password ?? '')],
  ])
  const ada = await signUp(app.url)
  secrets.set('access token', ada.accessToken).set('session token', ada.sessionToken).set('e-mail', ada.email)
  const bearer = { authorization: `Bearer ${ada.sessionToken}` }

  // Wrong and odd attempts of each kind.
  const wrong = 'a wrong password of hers'
  secrets.set('wrong password', wrong)
  await post(`${app.url}/api/auth/sign-in/email`, { email: ada.email, password: wrong })
  await post(`${app.url}/api/auth/sign-in/email?password=${encodeURIComponent(wrong)}`, `{"password":"${wrong}"`)
  await post(`${app.url}/api/auth/sign-up/email`, { email: ada.email, password: wrong, name: 'Ada' })
  await post(`${app.url}/api/auth/request-password-reset`, { email: ada.email })
  await post(`${app.url}/api/auth/reset-password`, { token: 'a-token-that-was-guessed', newPassword: wrong })
  secrets.set('guessed token', 'a-token-that-was-guessed')
  await post(`${app.url}/api/auth/change-password`, { currentPassword: testPassword, newPassword: wrong }, bearer)
  const again = await signIn(app.url, ada.email, wrong)
  const second = await post(
    `${app.url}/api/auth/two-factor/enable`,
    { password: wrong },
    { authorization: `Bearer ${again.sessionToken}` },
  )
  const { totpURI = '', backupCodes = [] } = second.body as { totpURI?: string; backupCodes?: string[] }
  secrets.set('second factor', new URL(totpURI).searchParams.get('secret') ?? '')
  for (const code of backupCodes) secrets.set(`backup code ${code}`, code)
  await app.query(`update user_subscriptions set plan_id = 'pro', status = 'active' where user_id = $1`, [ada.userId])
  const key = await post(
    `${app.url}/api/auth/api-key/create`,
    { name: 'Key' },
    { authorization: `Bearer ${again.sessionToken}` },
  )
  secrets.set('API key', String(key.body.key))
  await fetch(`${app.url}/api/runs?token=${again.accessToken}`, { headers: { 'x-api-key': String(key.body.key) } })
  await fetch(`${app.url}/api/me`, { headers: { 'x-api-key': `${key.body.key}x` } })
  await fetch(`${app.url}/api/me`, { headers: { authorization: `Bearer ${again.accessToken}x`, cookie: `t=${wrong}` } })

  // Runs that fail in each way, of an account and of a guest, and an answer that cannot be read.
  const visitor = await guest(app.url)
  secrets.set('guest', visitor.accessToken)
  for (let run = 0; run < 8; run += 1) await again.send('POST', '/functions/v1/product-prd-generator', prdIdea)
  await visitor.send('POST', '/functions/v1/market-research', researchIdea)
  await again.send('PUT', '/api/votes/planning', { feedback: 'What she thinks of planning' })
  await again.send('POST', '/functions/v1/save-confluence-config', {
    config: {
      instance_type: 'cloud',
      instance_url: 'https://127.0.0.1',
      space_key: 'PM',
      username: ada.email,
      api_token: wrong,
    },
    rememberCredentials: true,
  })
  await again.send('POST', '/functions/v1/confluence-service', { action: 'validateConnection' })
  secrets
    .set('idea', prdIdea.productIdea)
    .set("a guest's idea", researchIdea.productDescription)
    .set('feedback', 'What she thinks of planning')

  const [row] = await app.query<{ token: string }>('select token from session where user_id = $1 limit 1', [ada.userId])
  secrets.set('stored session', row?.token ?? '')
  const mails = smtp.received.map(({ data }) =>
    data.replaceAll('=\r\n', '').replaceAll('=\n', '').replaceAll('=3D', '='),
  )
  const links = mails.join('\n').match(/(?:token|code)=[\w.%-]{12,}/g) ?? []
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) secrets.set(`mailed ${link}`, link.slice(link.indexOf('=') + 1))

  const log = app.logged.join('\n')
  expect(app.logged.length).toBeGreaterThan(30)
  // The log says what went wrong, in words without secrets.
  expect(log).toContain('[key]')
  expect(log).toContain('[prompt]')
  for (const [what, value] of secrets) {
    if (value === '') continue
    for (const form of formsOf(value)) expect([what, form, log.includes(form)]).toEqual([what, form, false])
  }
})

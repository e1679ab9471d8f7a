import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { createSmtpMailer } from '#server/mail/mailer.ts'
import { createLog } from '#server/observe/log.ts'
import { type SmtpServer, startSmtpServer } from '#tests/fakes/mail/smtp-server.ts'
import { post, signUp } from '#tests/support/person.ts'
import { createTestApp } from '#tests/support/test-app.ts'

describe('mail over SMTP', () => {
  let server: SmtpServer
  beforeAll(async () => {
    server = await startSmtpServer()
  })
  afterAll(() => server.close())

  const arrived = async (count: number) => {
    await expect.poll(() => server.received.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(count)
    return server.received
  }
  const mail = { to: 'ada@example.com', subject: 'Hello', text: 'plain words', html: '<p>rich words</p>' }

  test('a recovery goes out as text and HTML with a link to the public address, whatever Host says', async () => {
    const app = await createTestApp({
      SMTP_URL: server.url,
      MAIL_FROM: 'PM Pilot <pilot@example.com>',
      PUBLIC_URL: 'https://pilot.example.com/',
    })
    try {
      const ada = await signUp(app.url)
      await arrived(1)
      await post(`${app.url}/api/auth/request-password-reset`, { email: ada.email }, { host: 'evil.example' })
      const sent = (await arrived(2)).at(-1)
      expect(sent).toMatchObject({ from: 'pilot@example.com', to: [ada.email] })
      const data = sent?.data.replaceAll('=\n', '').replaceAll('=3D', '=') ?? ''
      expect(data).toContain('Content-Type: text/plain')
      expect(data).toContain('Content-Type: text/html')
      expect(data).toContain('https://pilot.example.com/auth?mode=reset')
      expect(data).not.toContain('evil.example')
      expect(app.logged.join('\n')).not.toContain(ada.email)
    } finally {
      await app.close()
    }
  })

  test('a mail that is refused is tried again, then given up and logged without its text', async () => {
    const before = server.received.length
    const lines: string[] = []
    const log = createLog('debug', { write: (line) => lines.push(line) })
    const mailer = createSmtpMailer({ url: server.url, from: 'pilot@example.com', log, pauses: [10, 10] })
    server.refuse = 2
    mailer.send(mail)
    expect((await arrived(before + 1)).at(-1)?.data).toContain('plain words')
    expect(lines).toEqual([])
    server.refuse = 3
    mailer.send(mail)
    await expect.poll(() => lines.length, { timeout: 30_000 }).toBeGreaterThan(0)
    await mailer.close()
    expect(lines.join()).toContain('a mail could not be sent')
    expect(lines.join()).not.toContain('plain words')
    expect(server.received).toHaveLength(before + 1)
  })

  test('a mail server without a public address stops the start', () => {
    expect(() => parseEnv({ SMTP_URL: 'smtp://localhost' })).toThrow(
      'PUBLIC_URL: must be set when SMTP_URL is, since mails carry links',
    )
    expect(() => parseEnv({ SMTP_URL: 'http://localhost', PUBLIC_URL: 'https://a.example' })).toThrow('SMTP_URL')
  })
})

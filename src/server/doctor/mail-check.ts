import { createTransport } from 'nodemailer'
import type { Env } from '#server/env.ts'
import { type Check, type Finding, failed, ok, reasonOf } from './check.ts'

const patienceMs = 8_000

/** Connects and signs in, and sends nothing. */
export function mailCheck(env: Env): Check {
  return { name: 'Mail', run: () => checkMail(env.SMTP_URL) }
}

async function checkMail(url: string | undefined): Promise<Finding> {
  if (!url) return ok('written to the log; SMTP_URL is not set')
  const { host } = new URL(url)
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  })
  try {
    await transport.verify()
    return ok(`${host} takes mails`)
  } catch (error) {
    const refused = (error as { code?: unknown }).code === 'EAUTH'
    return failed(
      `${host}: ${reasonOf(error)}`,
      refused
        ? 'Correct user and password in SMTP_URL.'
        : 'See that host, port and TLS (smtp or smtps) in SMTP_URL are right.',
    )
  } finally {
    transport.close()
  }
}

import type { TestApp } from './test-app.ts'

export interface LoggedMail {
  to: string
  subject: string
  text: string
}

/** The mails that a log without a mail server holds, oldest first. */
export function mailsIn(lines: readonly string[]): LoggedMail[] {
  return lines
    .filter((line) => line.includes('mail (SMTP_URL is not set)'))
    .map((line) => JSON.parse(line) as LoggedMail)
}

export function mailsTo(app: Pick<TestApp, 'logged'>, email: string): LoggedMail[] {
  return mailsIn(app.logged).filter(({ to }) => to === email)
}

/** The token of the newest link that was mailed to an address for this page. */
export function tokenFor(app: Pick<TestApp, 'logged'>, email: string, mode: 'reset' | 'verify'): string {
  for (const { text } of mailsTo(app, email).reverse()) {
    const link = /https?:\/\/\S+/.exec(text)?.[0]
    const query = new URL(link ?? 'http://none.invalid').searchParams
    if (query.get('mode') === mode) return query.get('token') ?? ''
  }
  throw new Error(`no mail for ${mode}`)
}

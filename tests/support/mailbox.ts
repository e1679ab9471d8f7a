import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** Where the servers of the browser tests write their mails. */
export function mailFileOf(port: number): string {
  return join(tmpdir(), `pm-pilot-mails-${port}.jsonl`)
}

/** The newest link that the servers of the browser tests mailed to an address for this page; null when there is none. */
export function linkInFile(port: number, email: string, mode: 'reset' | 'verify'): string | null {
  const file = mailFileOf(port)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  const links = mailsIn(lines)
    .filter(({ to }) => to === email)
    .flatMap(({ text }) => /https?:\/\/\S+/.exec(text)?.[0] ?? [])
  return links.findLast((link) => link.includes(`mode=${mode}&`)) ?? null
}

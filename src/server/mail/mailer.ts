import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '#server/observe/log.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

export interface Mailer {
  /** Takes a mail and returns at once: how long sending takes must not reveal whether an address is known. */
  send(mail: Mail): void
  /** Resolves when what was taken has been sent or given up. */
  close(): Promise<void>
}

/** Pauses before the second and the third try, in milliseconds. */
const pauses = [2_000, 10_000]

/** Mails over SMTP; a mail that is refused three times is given up and logged without its text. */
export function createSmtpMailer(options: { url: string; from: string; log: Log; pauses?: readonly number[] }): Mailer {
  // Its 80 files are loaded only where mails are sent.
  const loading = import('nodemailer').then(({ createTransport }) => createTransport(options.url))
  const underWay = new Set<Promise<void>>()
  const closing = new AbortController()

  async function deliver(mail: Mail): Promise<void> {
    for (const pause of [...(options.pauses ?? pauses), null]) {
      try {
        const transport = await loading
        await transport.sendMail({ from: options.from, ...mail, headers: { 'Auto-Submitted': 'auto-generated' } })
        return
      } catch (error) {
        if (pause === null || closing.signal.aborted) {
          options.log.error({ err: error, subject: mail.subject }, 'a mail could not be sent')
          return
        }
        await wait(pause, undefined, { signal: closing.signal }).catch(() => undefined)
      }
    }
  }

  return {
    send(mail) {
      const sending = deliver(mail).finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
    async close() {
      closing.abort()
      await Promise.all(underWay)
      const transport = await loading
      transport.close()
    },
  }
}

/** Without a mail server: the text goes to the log, so that whoever runs the installation can follow its links. */
export function createLogMailer(log: Log): Mailer {
  return {
    send: ({ to, subject, text }) => log.info({ to, subject, text }, 'mail (SMTP_URL is not set)'),
    close: async () => undefined,
  }
}

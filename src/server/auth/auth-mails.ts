import type { Mailer } from '#server/mail/mailer.ts'
import { writeMail } from '#server/mail/write-mail.ts'

interface Reader {
  email: string
  firstName?: unknown
  name?: string | null
}

/** Whoever signs up with somebody else's address writes this name, and chooses what stands in our mail to that person. */
const looksLikeName = /^[\p{L}\p{M}'’.-]{1,40}(?: [\p{L}\p{M}'’.-]{1,40}){0,3}$/u
const looksLikeAddress = /\p{L}\.\p{L}{2}/u

/** False for names that would put somebody's words into a mail of ours. */
export const isPlainName = (name: string): boolean => looksLikeName.test(name) && !looksLikeAddress.test(name)

export const greetingOf = ({ firstName, name }: Reader): string => {
  const given = typeof firstName === 'string' && firstName ? firstName : (name?.split(' ')[0] ?? '')
  return isPlainName(given) ? `Hello ${given},` : 'Hello,'
}

export const recoveryMinutes = 60
export const verificationHours = 24
export const codeMinutes = 5

/** Every mail about an account. `origin` is where this installation is reached. */
export function authMails(mailer: Mailer) {
  return {
    recovery: (user: Reader, origin: string, token: string) =>
      mailer.send(
        writeMail({
          to: user.email,
          subject: 'Set a new password for PM Pilot',
          greeting: greetingOf(user),
          paragraphs: [
            'Somebody, most likely you, asked for a new password for this account.',
            `The link works once, for ${recoveryMinutes} minutes. Setting a new password signs you out everywhere.`,
          ],
          action: { label: 'Set a new password', url: pageUrl(origin, 'reset', token) },
          closing: 'If it was not you, do nothing: your password stays as it is.',
        }),
      ),
    verification: (user: Reader, origin: string, token: string) =>
      mailer.send(
        writeMail({
          to: user.email,
          subject: 'Confirm your email address for PM Pilot',
          greeting: greetingOf(user),
          paragraphs: [
            'Please confirm that this address is yours. You can use PM Pilot meanwhile; a confirmed address lets you sign in with a code and keeps others from using your name.',
            `The link works for ${verificationHours} hours.`,
          ],
          action: { label: 'Confirm address', url: pageUrl(origin, 'verify', token) },
          closing: 'If you did not create an account, ignore this mail.',
        }),
      ),
    code: (user: Reader, code: string) =>
      mailer.send(
        writeMail({
          to: user.email,
          subject: 'Your code for PM Pilot',
          greeting: greetingOf(user),
          paragraphs: [`Type this code where you asked for it. It works for ${codeMinutes} minutes.`],
          code,
          closing: 'If it was not you, do nothing, and give the code to nobody.',
        }),
      ),
    takenAddress: (user: Reader) =>
      mailer.send(
        writeMail({
          to: user.email,
          subject: 'You have an account at PM Pilot already',
          greeting: greetingOf(user),
          paragraphs: [
            'Somebody, most likely you, tried to sign up with this address. It has an account already: sign in with it, or choose "Forgot password?" on the sign-in page.',
          ],
          closing: 'If it was not you, do nothing: nobody got into your account.',
        }),
      ),
    passwordChanged: (user: Reader) =>
      mailer.send(
        writeMail({
          to: user.email,
          subject: 'Your password for PM Pilot was changed',
          greeting: greetingOf(user),
          paragraphs: ['The password of this account was changed just now. All other sessions were signed out.'],
          closing: 'If it was not you, choose "Forgot password?" on the sign-in page at once.',
        }),
      ),
  }
}

function pageUrl(origin: string, mode: string, token: string): string {
  return `${origin}/auth?${new URLSearchParams({ mode, token })}`
}

import { verifyPassword } from 'better-auth/crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '#server/http/app-context.ts'
import type { AttemptLimit, AttemptRule } from '#server/http/attempt-limit.ts'
import { readBounded } from '#server/http/read-body.ts'
import { siteOrigin } from '#server/http/site-origin.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { isPass, makePass, passName, passSeconds } from './link-pass.ts'
import type { OpenedLink } from './opened-link.ts'
import { passwordForm } from './share-links.ts'

const tooMany = (minutes: number) =>
  `Too many wrong passwords. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
/** Of one address at one link. */
const perAddress: AttemptRule = { kind: 'link-password', max: 10, windowSeconds: 15 * 60, message: tooMany }
/** Of everybody at one link: guessing from many addresses gets no further. */
const perLink: AttemptRule = { kind: 'link-passwords', max: 100, windowSeconds: 60 * 60, message: tooMany }

/** A form with one password of the longest kind, percent-encoded. */
const largestForm = 8 * 1024

export const hasPass = (context: Context, { id, passwordHash }: OpenedLink): boolean =>
  passwordHash === null || isPass(getCookie(context, passName), passwordHash, id, Date.now() / 1000)

/** Why a password does not open the link, in words for its reader. */
export interface PasswordFailure {
  status: 403 | 429
  message: string
}

/** Takes the password that was sent to a link; one that is right leaves a pass in the browser and is answered with null. */
export async function enterPassword(
  context: Context<AppEnv>,
  token: string,
  link: OpenedLink,
  { attempts, publicUrl }: { attempts: AttemptLimit; publicUrl: string | undefined },
): Promise<PasswordFailure | null> {
  if (link.passwordHash === null) return null
  const form = new URLSearchParams(new TextDecoder().decode(await readBounded(context.req.raw, largestForm)))
  const subject = `${link.id} ${context.var.address}`
  try {
    await attempts.take(perAddress, subject)
    await attempts.take(perLink, link.id)
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 429) throw error
    if (error.retryAfter !== undefined) context.header('Retry-After', String(error.retryAfter))
    return { status: 429, message: error.userMessage }
  }
  const password = passwordForm(form.get('password') ?? '')
  if (!(await verifyPassword({ hash: link.passwordHash, password }))) {
    return { status: 403, message: 'The password is not right.' }
  }
  await Promise.all([attempts.clear(perAddress, subject), attempts.release(perLink, link.id)])
  const pass = makePass(link.passwordHash, link.id, Date.now() / 1000)
  // For the page itself, and for what its readers ask with an account.
  for (const path of [`/s/${token}`, `/api/shared/${token}`]) {
    setCookie(context, passName, pass, {
      path,
      httpOnly: true,
      sameSite: 'Lax',
      secure: siteOrigin(context, publicUrl).startsWith('https:'),
      maxAge: passSeconds,
    })
  }
  return null
}

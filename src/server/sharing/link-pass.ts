import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a password that was right is not asked for again, in seconds. */
export const passSeconds = 12 * 60 * 60

/** The cookie that holds it. */
export const passName = 'pm-pilot-link'

const signed = (passwordHash: string, linkId: string, until: number) =>
  createHmac('sha256', passwordHash).update(`${linkId}.${until}`).digest('base64url')

/**
 * What a browser shows instead of the password. Signed with the stored hash of the password, which leaves the server nowhere: another
 * password makes all passes worthless. `now` is in seconds.
 */
export function makePass(passwordHash: string, linkId: string, now: number): string {
  const until = Math.floor(now) + passSeconds
  return `${until}.${signed(passwordHash, linkId, until)}`
}

export function isPass(pass: string | undefined, passwordHash: string, linkId: string, now: number): boolean {
  const [, until, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(pass ?? '') ?? []
  if (!until || !signature || Number(until) <= now) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signed(passwordHash, linkId, Number(until))))
}

import { createOTP } from '@better-auth/utils/otp'
import { type Answer, type Person, post } from './person.ts'

/** The code that an authenticator shows now for an otpauth address. */
export function authenticatorCode(totpUri: string): Promise<string> {
  const secret = new URL(totpUri).searchParams.get('secret') ?? ''
  return createOTP(decodeBase32(secret)).totp()
}

function decodeBase32(text: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...text.replace(/=+$/, '')].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []
  return new TextDecoder().decode(Uint8Array.from(bytes))
}

export interface SecondFactor {
  totpUri: string
  recoveryCodes: string[]
  /** The session that took the place of the one that switched it on. */
  sessionToken: string
}

/** Switches the second factor on, as the account page does. */
export async function switchOnSecondFactor(url: string, person: Person, password: string): Promise<SecondFactor> {
  const authorization = `Bearer ${person.sessionToken}`
  const enabled = await post(`${url}/api/auth/two-factor/enable`, { password }, { authorization })
  const { totpURI, backupCodes } = enabled.body as { totpURI: string; backupCodes: string[] }
  const code = await authenticatorCode(totpURI)
  const verified = await post(`${url}/api/auth/two-factor/verify-totp`, { code }, { authorization })
  if (verified.status !== 200) throw new Error(JSON.stringify(verified.body))
  return {
    totpUri: totpURI,
    recoveryCodes: backupCodes,
    sessionToken: verified.headers.get('set-auth-token') ?? '',
  }
}

/** The cookies that an answer sets, as a browser would send them back. */
export function cookiesOf(answer: Answer): string {
  return answer.headers
    .getSetCookie()
    .filter((cookie) => !/max-age=0/i.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

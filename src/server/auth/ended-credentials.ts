import type { Auth } from './auth.ts'

/** Cookies of a session, behind whatever prefix a secure connection gives them. Those of a second factor are not among them. */
const sessionCookies = /(?:^|\.)(?:session_token|session_data|dont_remember)$/

/**
 * Takes the credentials of a session that is over out of a request that opens a new one. The library would look for the guest whose
 * runs come along, find the session ended, and take back with it the one that it has just opened.
 */
export async function withoutEndedSession(auth: Auth, headers: Headers): Promise<void> {
  if (!headers.has('authorization') && !headers.has('cookie')) return
  if (await auth.api.getSession({ headers, query: { disableRefresh: true } })) return
  headers.delete('authorization')
  const kept = (headers.get('cookie') ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie !== '' && !sessionCookies.test(cookie.split('=')[0] ?? ''))
  if (kept.length > 0) headers.set('cookie', kept.join('; '))
  else headers.delete('cookie')
}

/** Paths whose answer opens a session. */
export const opensSession = (path: string) => /^\/sign-(?:in|up)\//.test(path)

/** Who is signed in. An anonymous user is a guest: pages treat them as signed out. */
export interface SessionUser {
  id: string
  email: string | null
  firstName: string | null
  anonymous: boolean
}

export interface Session {
  /** The refresh credential: the auth library's session token. */
  sessionToken: string
  /** What calls carry, 15 minutes long; empty until the first one was fetched. */
  accessToken: string
  /** When the access token ends, in milliseconds since 1970. */
  expiresAt: number
  user: SessionUser
}

export type SessionEvent =
  | 'initial-session'
  | 'signed-in'
  | 'token-refreshed'
  | 'signed-out'
  | 'user-updated'
  | 'password-recovery'
  | 'mfa-challenge-verified'

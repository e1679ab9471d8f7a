const modes = ['signin', 'signup', 'forgot', 'reset', 'verify', 'challenge'] as const

/** What /auth shows. The last four follow sign-in and links of mails. */
export type AuthMode = (typeof modes)[number]

export function authMode(value: string | null): AuthMode {
  return modes.find((mode) => mode === value) ?? 'signin'
}

export const authTitle: Record<AuthMode, string> = {
  signin: 'Sign in',
  signup: 'Create your account',
  forgot: 'Forgot your password?',
  reset: 'Set a new password',
  verify: 'Confirm your address',
  challenge: 'Enter your code',
}

/** Modes that a signed-in person has nothing to do in; the links of mails are good for everybody. */
export const isForSignedOut = (mode: AuthMode) => mode !== 'reset' && mode !== 'verify'

/** The same page in another mode. Plan and way back go along, tokens do not. */
export function modePath(query: URLSearchParams, mode: AuthMode): string {
  const next = new URLSearchParams({ mode })
  for (const name of ['plan', 'billing', 'next', 'source']) {
    const value = query.get(name)
    if (value !== null) next.set(name, value)
  }
  return `/auth?${next}`
}

import { useLocation } from 'react-router'
import { useAccount } from './use-session.ts'

/** Pages that nobody needs to come back to. */
const leads = new Set(['/', '/auth', '/unsubscribe'])

/** Where signing in happens, so that it leads back to this page, with a guest's run where its address names one. */
export function signInPath({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  return leads.has(pathname) ? '/auth' : `/auth?next=${encodeURIComponent(pathname + search + hash)}`
}

/** The same for the page that is open. The built page knows no query: it names none until it lives. */
export function useSignInPath(): string {
  const location = useLocation()
  const lives = useAccount() !== undefined
  return signInPath(lives ? location : { ...location, search: '', hash: '' })
}

import { createGuardedFetch, type GuardedFetch } from '../network/guarded-fetch.ts'
import { PageError } from './open-page.ts'

const largestPage = 3 * 1024 * 1024

/** The fetch for pages of the web: public and https, but for hosts that the operator named. */
export function createPageFetch(options: { allowedHosts: readonly string[]; timeoutMs: number }): GuardedFetch {
  const refusal = (why: 'http' | 'private') =>
    new PageError(why === 'http' ? 'its address is not secure (https)' : 'its address is not public')
  return createGuardedFetch({ ...options, largestAnswer: largestPage, refusal })
}

import { createGuardedFetch, type GuardedFetch, type GuardOptions } from '../network/guarded-fetch.ts'
import { ConfluenceError } from './confluence-error.ts'

/** A page's body is at most 5 MB there; more than this is not an answer to us. */
const largestAnswer = 12 * 1024 * 1024

/** The fetch for instances of Confluence, whose addresses users type. */
export function createConfluenceFetch(options: Pick<GuardOptions, 'allowedHosts' | 'timeoutMs'>): GuardedFetch {
  return createGuardedFetch({ ...options, largestAnswer, refusal })
}

const refusal: GuardOptions['refusal'] = (why, host, cause) =>
  new ConfluenceError(
    'address-refused',
    why === 'http'
      ? 'Use an instance URL that starts with https://. Over http:// the API token could be read on the way.'
      : `The server does not connect to ${host}: it is not a public address. An operator of PM Pilot can allow it by name in CONFLUENCE_ALLOWED_HOSTS.`,
    { cause },
  )

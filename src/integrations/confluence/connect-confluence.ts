import type { GuardedFetch } from '../network/guarded-fetch.ts'
import { createCloudClient } from './cloud-client.ts'
import type { ConfluenceClient } from './confluence-client.ts'
import type { Credentials } from './credentials.ts'
import { instanceAddress } from './instance-address.ts'
import { createSendRequest } from './send-request.ts'
import { createServerClient } from './server-client.ts'

/** What one action of a user may take altogether, in milliseconds. */
const longestAction = 40_000

/** A client for one action: nothing is sent yet. Throws `address-refused` for an address that is none. */
export function connectConfluence(credentials: Credentials, fetch: GuardedFetch): ConfluenceClient {
  const address = instanceAddress(credentials.instanceType, credentials.instanceUrl)
  const send = createSendRequest({ address, credentials, fetch, signal: AbortSignal.timeout(longestAction) })
  return credentials.instanceType === 'cloud' ? createCloudClient(address, send) : createServerClient(address, send)
}

import { isIP } from 'node:net'

export type GuardedFetch = (url: URL, init: RequestInit) => Promise<Response>

export interface GuardOptions {
  /** Names, `name:port` or addresses that the operator lets the server connect to wherever they lead. */
  allowedHosts: readonly string[]
  /** From the request to the end of the answer's head. */
  timeoutMs: number
  /** In bytes; a longer answer fails. */
  largestAnswer: number
  /** The error for an address that is not connected to. */
  refusal: (why: 'http' | 'private', host: string, cause?: unknown) => Error
}

/**
 * A fetch for addresses that users type or that pages name. Each address that a name resolves to is checked when the connection is made, so that a
 * name cannot lead elsewhere between the check and the connection. Private, loopback, link-local and other addresses
 * that are not public are refused, as is http; hosts that the operator named are free of both rules. Redirects fail, or are answered as
 * they came where the call wants to look at them itself.
 */
export function createGuardedFetch({ allowedHosts, timeoutMs, largestAnswer, refusal }: GuardOptions): GuardedFetch {
  const allowed = new Set(allowedHosts.map((host) => host.trim().toLowerCase()))
  const shared = {
    responseMaxSize: largestAnswer,
    timeout: timeoutMs,
    allowCustomPort: true,
    forbiddenDomainNames: [],
    allowHttp: true,
  }
  // Loaded with the first request: most servers never make one.
  const load = async () => {
    const { safeFetchWrap } = await import('@atproto-labs/fetch-node')
    return {
      open: safeFetchWrap({ ...shared, allowPrivateIps: true }),
      guarded: safeFetchWrap({ ...shared, allowPrivateIps: false }),
    }
  }
  let loading: ReturnType<typeof load> | null = null
  return async (url, init) => {
    const isAllowed = allowed.has(url.hostname) || allowed.has(url.host)
    if (!isAllowed) assertPublic(url, refusal)
    loading ??= load()
    const { open, guarded } = await loading
    try {
      return await (isAllowed ? open : guarded)(url, {
        ...init,
        redirect: init.redirect === 'manual' ? 'manual' : 'error',
      })
    } catch (error) {
      if (isRefusal(error)) throw refusal('private', url.hostname, error)
      throw error
    }
  }
}

/** What the words of the address alone say, before any name is resolved. */
function assertPublic(url: URL, refusal: GuardOptions['refusal']): void {
  if (url.protocol !== 'https:') throw refusal('http', url.hostname)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // An IPv4 address in the last four bytes of an IPv6 one; hosts connect to it as to that address.
  if (isIP(host) === 6 && /^::(?:[\da-f]{1,4}:)?[\da-f]{1,4}$/i.test(host)) throw refusal('private', host)
  if (isIP(host) === 0 && !host.replace(/\.$/, '').includes('.')) throw refusal('private', host)
}

function isRefusal(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause as Error) {
    if (/non-unicast address|not a public domain|Blocked by url policy/.test(current.message)) return true
  }
  return false
}

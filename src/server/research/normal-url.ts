import { withoutTrailing } from '#shared/without-trailing.ts'

/** Query parameters that say where a visitor came from and nothing about the page. */
const tracking = /^(?:utm_\w+|gclid|fbclid|mc_[ce]id|igshid)$/i

/** The library's addresses come back in every run, and taking one apart costs more than the rest of comparing it. */
const known = new Map<string, string | null>()
const most = 10_000

/**
 * An address in the form in which two are compared: without scheme, fragment, trailing slash and tracking parameters, host
 * in lower case. "www.example.com/a" without a scheme is taken as a web address. Null for anything that is none.
 */
export function normalUrl(address: string): string | null {
  const earlier = known.get(address)
  if (earlier !== undefined) return earlier
  if (known.size >= most) known.clear()
  const normal = normalized(address)
  // A text that only looks like an address may be as long as an answer.
  if (address.length < 500) known.set(address, normal)
  return normal
}

function normalized(address: string): string | null {
  const full = /^https?:/i.test(address) ? address : `https://${address}`
  if (!URL.canParse(full)) return null
  const url = new URL(full)
  for (const name of [...url.searchParams.keys()]) if (tracking.test(name)) url.searchParams.delete(name)
  return `${url.host}${withoutTrailing('/', url.pathname)}${url.search}`
}

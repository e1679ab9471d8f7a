/** Query parameters that say where a visitor came from and nothing about the page. */
const tracking = /^(?:utm_\w+|gclid|fbclid|mc_[ce]id|igshid)$/i

/**
 * An address in the form in which two are compared: without scheme, fragment, trailing slash and tracking parameters, host
 * in lower case. "www.example.com/a" without a scheme is taken as a web address. Null for anything that is none.
 */
export function normalUrl(address: string): string | null {
  const full = /^https?:/i.test(address) ? address : `https://${address}`
  if (!URL.canParse(full)) return null
  const url = new URL(full)
  for (const name of [...url.searchParams.keys()]) if (tracking.test(name)) url.searchParams.delete(name)
  return `${url.host}${url.pathname.replace(/\/+$/, '')}${url.search}`
}

const site = 'http://site.invalid'

/**
 * What `?next=` may lead to: a path of this site as the browser will read it, or null. The dots are taken out first, since
 * "/.//host" is a path of this site only until then.
 */
export function ownPath(next: string | null): string | null {
  if (!next?.startsWith('/') || !URL.canParse(next, site)) return null
  const url = new URL(next, site)
  if (url.origin !== site || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

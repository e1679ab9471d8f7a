/**
 * The addresses that a run may open: what a search returned, what the user typed, and what a page that was opened links to. Each is taken
 * as it stands: one letter more in its query would be something that a page has ordered the model to reveal.
 */
export interface Openable {
  add(addresses: readonly string[]): void
  /** The address to open; null where it is none of them. */
  find(address: string): string | null
}

export function createOpenable(): Openable {
  const known = new Map<string, string>()
  return {
    add(addresses) {
      for (const address of addresses) {
        const exact = exactly(address)
        if (exact) known.set(exact, exact)
      }
    },
    find: (address) => known.get(exactly(address.trim()) ?? '') ?? null,
  }
}

/** As it would be asked for: a fragment is never sent. */
function exactly(address: string): string | null {
  const full = /^https?:\/\//i.test(address) ? address : `https://${address}`
  if (!URL.canParse(full)) return null
  const url = new URL(full)
  if (url.username || url.password || !url.hostname.includes('.')) return null
  url.hash = ''
  return url.href
}

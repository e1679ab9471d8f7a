const ALLOWED_PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:'])

/** Printable ASCII with nothing that a file format would have to escape. */
const PLAIN_ADDRESS = /^[!#-;=?-[\]_a-z~]+$/

/**
 * The address if it is an absolute http, https or mailto one, else undefined. An address with blanks or letters outside
 * of ASCII comes back percent-encoded; any other stays as it was written.
 */
export function safeHref(href: string | null | undefined): string | undefined {
  if (!href) return undefined
  const trimmed = href.trim()
  if (!/^(?:https?:\/\/|mailto:)/i.test(trimmed) || !URL.canParse(trimmed)) return undefined
  const url = new URL(trimmed)
  if (!ALLOWED_PROTOCOLS.has(url.protocol)) return undefined
  return PLAIN_ADDRESS.test(trimmed) ? trimmed : url.href.toWellFormed()
}

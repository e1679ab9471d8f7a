import type { Source } from '#shared/source.ts'

/** A web address in running text. Closing marks that belong to the sentence are cut off below. */
const address = /\b(?:https?:\/\/|www\.)[^\s<>"'`\\]+/gi
const markdownLink = /(!?)\[([^\]]*)\]\(\s*<?([^()\s>]*(?:\([^()\s>]*\)[^()\s>]*)*)>?(?:\s+"[^"]*")?\s*\)/g

export interface BoundLinks {
  value: unknown
  /** The addresses that were taken out, as they stood. */
  removed: string[]
}

/**
 * Takes every web address out of a result that is not one of the run's sources: a link that nobody retrieved is invented. A
 * Markdown link keeps its text; a field that was nothing but the address becomes empty.
 */
export function removeUnboundLinks(value: unknown, sources: readonly Source[]): BoundLinks {
  const known = new Set(sources.flatMap(({ url }) => (url === null ? [] : [normalised(url)])))
  const removed: string[] = []
  const isBound = (url: string) => {
    const bound = known.has(normalised(url))
    if (!bound) removed.push(url)
    return bound
  }
  const walk = (inner: unknown): unknown => {
    if (typeof inner === 'string') return cleanText(inner, isBound)
    if (Array.isArray(inner)) return inner.map(walk)
    if (inner !== null && typeof inner === 'object') {
      return Object.fromEntries(Object.entries(inner).map(([key, each]) => [key, walk(each)]))
    }
    return inner
  }
  return { value: walk(value), removed }
}

function cleanText(text: string, isBound: (url: string) => boolean): string {
  if (!/https?:\/\/|www\.|\]\(/i.test(text)) return text
  const withoutLinks = text.replace(markdownLink, (whole, _image, label: string, target: string) => {
    if (!/^(https?:)?\/\/|^www\./i.test(target)) return /^(#|mailto:)/i.test(target) ? whole : label
    return isBound(target) ? whole : label
  })
  const cleaned = withoutLinks.replace(address, (found, offset: number) => {
    // The target of a link that stays was judged above.
    if (withoutLinks.slice(Math.max(0, offset - 2), offset).endsWith('](')) return found
    const { url, rest } = withoutSentenceMarks(found)
    return isBound(url) ? found : rest
  })
  return cleaned === text ? text : cleaned.replace(/\(\s*\)|<\s*>/g, '').replace(/[ \t]{2,}/g, ' ').replace(/ ([.,;:!?])/g, '$1').trim()
}

/** "https://a.example/b)." is an address and ")."; a closing bracket stays when it was opened inside. */
function withoutSentenceMarks(found: string): { url: string; rest: string } {
  let end = found.length
  for (;;) {
    const last = found[end - 1] ?? ''
    const unopened = last === ')' && count(found.slice(0, end), ')') > count(found.slice(0, end), '(')
    if (!/[.,;:!?*_\]}]/.test(last) && !unopened) break
    end -= 1
  }
  return { url: found.slice(0, end), rest: found.slice(end) }
}

function count(text: string, character: string): number {
  return text.split(character).length - 1
}

/** Equal for addresses that lead to the same page: case of scheme and host, slash at the end, fragment, campaign tags. */
export function normalised(url: string): string {
  const full = /^www\./i.test(url) ? `https://${url}` : url
  if (!URL.canParse(full)) return full.toLowerCase()
  const parsed = new URL(full)
  for (const name of [...parsed.searchParams.keys()]) if (/^utm_/i.test(name)) parsed.searchParams.delete(name)
  const host = parsed.host.replace(/^www\./, '')
  return `${host}${parsed.pathname.replace(/\/+$/, '')}${parsed.search}`
}

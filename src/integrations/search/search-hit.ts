import type { SearchHit } from './search-provider.ts'

const LONGEST_EXCERPT = 1200
const LONGEST_TITLE = 300
/** No more of an entry's mark-up is looked at: enough for an excerpt, and an answer made to be slow stays harmless. */
const LONGEST_HTML = 8000

/** A provider's entry before it is cleaned; texts may hold HTML. */
export interface RawHit {
  title?: string | null | undefined
  url: string | null | undefined
  excerpt?: string | null | undefined
  /** Any date in which a year can be found: "2024-05-01", "May 1, 2024", "20240501T101500Z". */
  date?: string | null | undefined
  /** Default: the page's host. */
  publisher?: string
}

/** Cleans entries, drops those without a title or a web address, and keeps the first `limit`. */
export function cleanHits(raw: readonly RawHit[], limit: number): SearchHit[] {
  const hits: SearchHit[] = []
  for (const entry of raw) {
    if (hits.length >= limit) break
    const url = webAddress(entry.url)
    const title = cut(plainText(entry.title ?? ''), LONGEST_TITLE)
    if (!url || !title) continue
    hits.push({
      title,
      url: url.href,
      excerpt: cut(plainText(entry.excerpt ?? ''), LONGEST_EXCERPT),
      year: yearOf(entry.date),
      publisher: entry.publisher ?? url.hostname.replace(/^www\./, ''),
    })
  }
  return hits
}

function webAddress(value: string | null | undefined): URL | null {
  if (!value || !URL.canParse(value)) return null
  const url = new URL(value)
  return (url.protocol === 'http:' || url.protocol === 'https:') && !url.username && !url.password ? url : null
}

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    hellip: '…',
    mdash: '—',
    ndash: '–',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    euro: '€',
    pound: '£',
    copy: '©',
    reg: '®',
    trade: '™',
    middot: '·',
    bull: '•',
  }),
)

/** Text without markup: tags out, entities decoded once, white space and control characters to single spaces. */
export function plainText(html: string): string {
  return html
    .slice(0, LONGEST_HTML)
    .toWellFormed()
    .replace(/<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|td|blockquote|pre)\b[^>]*>/gi, ' ')
    .replace(/<!--[\s\S]*?-->|<\/?[a-z][^>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
      if (name) return entities.get(String(name).toLowerCase()) ?? whole
      const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
    })
    .replace(/[\s\p{Cc}\u200b\ufeff]+/gu, ' ')
    .trim()
}

/** Cuts at a word, with "…" inside the bound, and never between the halves of a character. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text
  const head = text.slice(0, longest - 1)
  const space = head.lastIndexOf(' ')
  return `${(space > longest / 2 ? head.slice(0, space) : head.replace(/[\ud800-\udbff]$/, '')).trimEnd()}…`
}

function yearOf(date: string | null | undefined): number | null {
  const match = /(?<!\d)((?:19|20)\d\d)(?=\d{4}(?:T|$)|\D|$)/.exec(date ?? '')
  return match ? Number(match[1]) : null
}

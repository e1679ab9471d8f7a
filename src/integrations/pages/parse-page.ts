import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'

/** What a page says, without its menus. */
export interface ParsedPage {
  title: string
  /** Who publishes it, where the page says so. */
  site: string | null
  year: number | null
  /** A paragraph a line. */
  text: string
  /** Addresses that it links to, as they stand, made absolute. */
  links: string[]
}

const longestText = 60_000
const mostLinks = 200
/** An article that is shorter than this is a page of another kind, such as a list of prices: all of its text counts then. */
const leastArticle = 600

/** Reads the HTML of a page. Slow on pages that are made to be slow: call it where it can be ended. */
export function parsePage(html: string, url: string): ParsedPage {
  // Many pages leave the tag out, and the parser does not add it.
  const whole = /<body[\s>]/i.test(html) ? html : `<html><head></head><body>${html}</body></html>`
  const { document } = parseHTML(whole)
  const links = linksOf(document, url)
  const site = metaOf(document, 'og:site_name')
  const date = metaOf(document, 'article:published_time') ?? metaOf(document, 'date')
  for (const element of document.querySelectorAll('script, style, noscript, template, svg, iframe, [hidden]')) {
    element.remove()
  }
  const title =
    squeezed(metaOf(document, 'og:title') ?? document.querySelector('title')?.textContent ?? '') ||
    new URL(url).hostname
  const all = document.body ? linesOf(document.body, new Set(['NAV', 'FOOTER', 'ASIDE', 'FORM', 'TITLE'])) : ''
  // It takes the document apart: last.
  const article = new Readability(document, { charThreshold: 200, maxElemsToParse: 30_000 }).parse()
  const main = article?.content ? linesOf(parseHTML(`<body>${article.content}</body>`).document.body) : ''
  const text = main.length >= leastArticle ? main : all
  return {
    title: title.slice(0, 300),
    site: site ? squeezed(site).slice(0, 100) : null,
    year: Number(/\b(?:19|20)\d\d\b/.exec(date ?? article?.publishedTime ?? '')?.[0]) || null,
    text: text.slice(0, longestText),
    links,
  }
}

const squeezed = (text: string) => text.replace(/[\s\p{Cc}\u200b-\u200f\u2028-\u202e\ufeff]+/gu, ' ').trim()

function metaOf(document: Document, name: string): string | null {
  const meta = document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)
  return meta?.getAttribute('content') || null
}

function linksOf(document: Document, base: string): string[] {
  const found = new Set<string>()
  for (const anchor of document.querySelectorAll('a[href]')) {
    const href = anchor.getAttribute('href') ?? ''
    if (href.length > 500 || href.startsWith('#') || !URL.canParse(href, base)) continue
    const url = new URL(href, base)
    url.hash = ''
    if (url.protocol === 'https:' || url.protocol === 'http:') found.add(url.href)
    if (found.size >= mostLinks) break
  }
  return [...found]
}

const blocks = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY DD DETAILS DIV DL DT FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TFOOT THEAD TR UL'.split(
    ' ',
  ),
)

/** The text below an element, each block on a line of its own, the cells of a row with bars between them. */
function linesOf(root: Element, left: ReadonlySet<string> = new Set()): string {
  const lines: string[] = []
  let line = ''
  const flush = () => {
    const text = squeezed(line).replace(/^\| | \|$/g, '')
    if (text !== '') lines.push(text)
    line = ''
  }
  // A page may be nested deeper than calls can be.
  const open: (Node | 'flush')[] = [root]
  while (open.length > 0) {
    const node = open.pop()
    if (node === 'flush' || !node) {
      flush()
      continue
    }
    if (node.nodeType === 3) line += node.textContent ?? ''
    if (node.nodeType !== 1 || left.has(node.nodeName)) continue
    if (node.nodeName === 'BR') flush()
    if (node.nodeName === 'TD' || node.nodeName === 'TH') line += ' | '
    const isBlock = blocks.has(node.nodeName)
    if (isBlock) {
      flush()
      open.push('flush')
    }
    open.push(...[...node.childNodes].reverse())
  }
  flush()
  return lines.join('\n')
}

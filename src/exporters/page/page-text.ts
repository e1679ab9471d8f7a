import { html } from 'hono/html'
import type { RichText, Span } from '#shared/document/block.ts'
import { mergeSpans } from '#shared/document/merge-spans.ts'
import { spansOf } from '#shared/document/plain-text.ts'
import { safeHref } from '#shared/document/safe-href.ts'

export type Markup = ReturnType<typeof html>

/** What a link to another site is given: neither a referrer nor our word for it. */
const outward = 'nofollow noopener noreferrer'

export const outwardLink = (href: string, words: string | Markup): Markup =>
  html`<a href="${href}" rel="${outward}">${words}</a>`

export const sourceId = (number: number): string => `source-${number}`

/** Splits at citations: "[2]", "[1, 3]". Every other part is a citation. */
const citation = /(\[\d{1,2}(?:,\s*\d{1,2})*\])/

/** Text whose citations lead to the list of sources, as far as it has them. */
function cited(text: string, sources: number): string | Markup {
  if (sources === 0 || !text.includes('[')) return text
  const parts = text.split(citation).map((part, index) => {
    if (index % 2 === 0) return part
    const numbers = part.slice(1, -1).split(',').map(Number)
    if (numbers.some((number) => number < 1 || number > sources)) return part
    return numbers.map((number) => html`<a class="citation" href="#${sourceId(number)}">${number}</a>`)
  })
  return html`${parts}`
}

function spanOf(span: Span, sources: number): string | Markup {
  let written: string | Markup = span.code ? html`<code>${span.text}</code>` : cited(span.text, sources)
  if (span.italic) written = html`<em>${written}</em>`
  if (span.bold) written = html`<strong>${written}</strong>`
  const href = safeHref(span.href)
  return href ? outwardLink(href, written) : written
}

/** Text with its emphasis and links, on one line. An address that is not safe is dropped, its words stay. */
export const richOf = (rich: RichText, sources: number): Markup =>
  html`${mergeSpans(spansOf(rich)).map((span) => spanOf(span, sources))}`

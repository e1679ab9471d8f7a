import type { RichText, Span } from '#shared/document/block.ts'
import { cleanText } from '#shared/document/clean-text.ts'
import { mergeSpans } from '#shared/document/merge-spans.ts'
import { plainText, spansOf } from '#shared/document/plain-text.ts'
import { safeHref } from '#shared/document/safe-href.ts'

/** Markup of the storage format. Only the functions of this file make it, so that no text can be taken for it. */
export type Markup = string & { readonly __markup: unique symbol }

const markup = (text: string) => text as Markup

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => references[character] ?? '')
}

export const nothing = markup('')

export function joined(parts: readonly Markup[]): Markup {
  return markup(parts.join(''))
}

type ElementName =
  | 'a'
  | 'blockquote'
  | 'code'
  | 'em'
  | 'li'
  | 'ol'
  | 'p'
  | 'strong'
  | 'table'
  | 'tbody'
  | 'td'
  | 'th'
  | 'tr'
  | 'ul'
  | `h${1 | 2 | 3 | 4 | 5 | 6}`

/** An element; attributes are written only where they have a value. */
export function element(
  name: ElementName,
  content: Markup,
  attributes: { href?: string | undefined; style?: string | undefined } = {},
): Markup {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([attribute, value]) => ` ${attribute}="${escaped(value ?? '')}"`)
  return markup(`<${name}${written.join('')}>${content}</${name}>`)
}

export const rule = markup('<hr />')

/** One line of plain text. */
export function textOf(text: string): Markup {
  return markup(escaped(plainText(text)))
}

/** Text with its formatting. An address that is not safe is dropped, its words stay. */
export function richOf(rich: RichText): Markup {
  const spans = spansOf(rich)
  return joined(mergeSpans(trimmed(spans)).map(spanOf))
}

function trimmed(spans: readonly Span[]): Span[] {
  const kept = spans.map((span) => ({ ...span }))
  const [first] = kept
  if (first) first.text = first.text.trimStart()
  const last = kept.at(-1)
  if (last) last.text = last.text.trimEnd()
  return kept.filter((span) => span.text !== '')
}

function spanOf(span: Span): Markup {
  let written = markup(escaped(span.text))
  if (span.code) written = element('code', written)
  if (span.italic) written = element('em', written)
  if (span.bold) written = element('strong', written)
  const href = safeHref(span.href)
  return href ? element('a', written, { href }) : written
}

type MacroName = 'anchor' | 'code' | 'info' | 'note' | 'panel' | 'status' | 'tip' | 'warning'

/** A macro of Confluence. Parameters are plain text; the body is markup, or text that is shown as it is. */
export function macro(
  name: MacroName,
  parameters: Readonly<Record<string, string>>,
  body: { rich?: Markup; plain?: string } = {},
): Markup {
  const written = Object.entries(parameters).map(
    ([key, value]) => `<ac:parameter ac:name="${escaped(key)}">${escaped(plainText(value))}</ac:parameter>`,
  )
  const rich = body.rich === undefined ? '' : `<ac:rich-text-body>${body.rich}</ac:rich-text-body>`
  const plain = body.plain === undefined ? '' : `<ac:plain-text-body>${characterData(body.plain)}</ac:plain-text-body>`
  return markup(
    `<ac:structured-macro ac:name="${name}" ac:schema-version="1">${written.join('')}${rich}${plain}</ac:structured-macro>`,
  )
}

/** The end mark of character data inside of it is split over two pieces. */
function characterData(text: string): string {
  return `<![CDATA[${cleanText(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

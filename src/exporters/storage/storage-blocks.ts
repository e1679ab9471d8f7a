import type { Block, CardsBlock, ListItem, RichText, TableBlock } from '#shared/document/block.ts'
import { chartTable } from '#shared/document/chart-table.ts'
import { plainText } from '#shared/document/plain-text.ts'
import { safeHref } from '#shared/document/safe-href.ts'
import { element, joined, type Markup, macro, nothing, richOf, textOf } from './storage-markup.ts'

type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

/** Success is Confluence's green "tip", warning its yellow "note", danger its red "warning". */
const calloutMacros = { info: 'info', success: 'tip', warning: 'note', danger: 'warning' } as const

/** Languages that the code macro of both products colours; it fails on others. */
const codeLanguages = new Set(
  'actionscript3 applescript bash c# cpp css coldfusion delphi diff erl groovy xml java javafx js php perl text powershell py ruby sql sass scala vb yml'.split(
    ' ',
  ),
)
const otherNames: Readonly<Record<string, string>> = {
  csharp: 'c#',
  'c++': 'cpp',
  html: 'xml',
  javascript: 'js',
  json: 'js',
  typescript: 'js',
  python: 'py',
  shell: 'bash',
  sh: 'bash',
  yaml: 'yml',
}

const weightColours = { high: 'Red', medium: 'Yellow', low: 'Green' } as const

/** `shift` is added to the level of every heading, so that a section can stand under headings of its own. */
export function blocksOf(blocks: readonly Block[], shift: number): Markup {
  let level = shift
  return joined(
    blocks.map((block) => {
      if (block.type !== 'heading') return blockOf(block, level)
      level = block.level + shift
      return heading(level, block.text)
    }),
  )
}

export function heading(level: number, text: string): Markup {
  const written = textOf(text)
  const depth = Math.min(6, Math.max(1, level)) as HeadingLevel
  return written ? element(`h${depth}`, written) : nothing
}

export function paragraph(text: RichText): Markup {
  const written = richOf(text)
  return written ? element('p', written) : nothing
}

function blockOf(block: Exclude<Block, { type: 'heading' }>, level: number): Markup {
  switch (block.type) {
    case 'paragraph':
      return paragraph(block.text)
    case 'quote': {
      const text = paragraph(block.text)
      return text ? element('blockquote', text) : nothing
    }
    case 'list':
      return listOf(block.items, block.ordered)
    case 'table':
      return tableOf(block)
    case 'chart': {
      const description = plainText(block.description)
      return joined([
        tableOf(chartTable(block)),
        description ? paragraph([{ text: description, italic: true }]) : nothing,
      ])
    }
    case 'fields':
      return fieldsOf(block.fields)
    case 'cards':
      return joined(block.cards.map((card) => cardOf(card, level + 1)))
    case 'links':
      return linksOf(block.items)
    case 'callout': {
      const title = plainText(block.title ?? '')
      return macro(calloutMacros[block.tone], title ? { title } : {}, { rich: element('p', richOf(block.text)) })
    }
    case 'code':
      return codeOf(block.text, block.language)
  }
}

/** An item without words gives its place to its nested items. */
function listOf(items: readonly ListItem[], ordered: boolean): Markup {
  const written = joined(items.map(itemOf))
  return written ? element(ordered ? 'ol' : 'ul', written) : nothing
}

function itemOf(item: ListItem): Markup {
  const text = paragraph(item.text)
  const nested = item.items ?? []
  if (!text) return joined(nested.map(itemOf))
  return element('li', joined([text, listOf(nested, false)]))
}

function tableOf(table: TableBlock): Markup {
  if (table.columns.length === 0) return nothing
  const cell = (name: 'td' | 'th', text: Markup, align: 'left' | 'right' | 'center' = 'left') =>
    element(name, element('p', text, align === 'left' ? {} : { style: `text-align: ${align};` }))
  const head = table.columns.map(({ label, align }) => cell('th', textOf(label), align))
  const rows = table.rows.map((row) =>
    table.columns.map(({ align }, index) => cell('td', richOf(row[index] ?? ''), align)),
  )
  const caption = plainText(table.caption ?? '')
  const body = [head, ...rows].map((cells) => element('tr', joined(cells)))
  return joined([
    caption ? paragraph([{ text: caption, bold: true }]) : nothing,
    element('table', element('tbody', joined(body))),
  ])
}

function fieldsOf(fields: readonly { label: string; value: RichText }[]): Markup {
  const rows = fields
    .filter(({ label, value }) => plainText(label) !== '' || plainText(value) !== '')
    .map(({ label, value }) =>
      element('tr', joined([element('th', element('p', textOf(label))), element('td', element('p', richOf(value)))])),
    )
  return rows.length > 0 ? element('table', element('tbody', joined(rows))) : nothing
}

/** A card of words is a panel. One with tables or boxes inside, which panels cannot hold, stands under a heading. */
function cardOf(card: CardsBlock['cards'][number], level: number): Markup {
  const title = plainText(card.title)
  const subtitle = plainText(card.subtitle ?? '')
  const badges = (card.badges ?? []).map((badge, place) => badgeOf(plainText(badge), place, card.weight))
  const top = joined([
    badges.some((badge) => badge !== nothing) ? element('p', joined(badges)) : nothing,
    subtitle ? paragraph([{ text: subtitle, italic: true }]) : nothing,
  ])
  const isPlain = card.blocks.every(({ type }) => type === 'paragraph' || type === 'list')
  const content = blocksOf(card.blocks, level)
  if (!isPlain) return joined([heading(level, title), top, content])
  if (!title && !top && !content) return nothing
  return macro('panel', title ? { title } : {}, {
    rich: top || content ? joined([top, content]) : element('p', nothing),
  })
}

/** The badge of a card's weight is red, yellow or green, every other one grey. */
function badgeOf(title: string, place: number, weight: CardsBlock['cards'][number]['weight']): Markup {
  if (title === '') return nothing
  return macro('status', { title, colour: weight?.badge === place ? weightColours[weight.level] : 'Grey' })
}

function linksOf(items: readonly { text: string; url: string | null; note?: string }[]): Markup {
  const written = items.map(({ text, url, note }) => {
    const href = safeHref(url)
    const tail = plainText(note ?? '')
    const spans = [{ text, ...(href ? { href } : {}) }, ...(tail ? [{ text: ` — ${tail}` }] : [])]
    return element('li', element('p', richOf(spans)))
  })
  return written.length > 0 ? element('ol', joined(written)) : nothing
}

function codeOf(text: string, language = ''): Markup {
  const name = language.trim().toLowerCase()
  const known = otherNames[name] ?? name
  return macro('code', codeLanguages.has(known) ? { language: known } : {}, { plain: text })
}

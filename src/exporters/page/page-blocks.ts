import { html } from 'hono/html'
import type {
  Block,
  CardsBlock,
  ChartBlock,
  FieldsBlock,
  LinksBlock,
  ListItem,
  RichText,
  TableBlock,
} from '#shared/document/block.ts'
import { chartTable } from '#shared/document/chart-table.ts'
import { cleanText } from '#shared/document/clean-text.ts'
import { sectionsOf } from '#shared/document/main-path.ts'
import { plainText } from '#shared/document/plain-text.ts'
import { safeHref } from '#shared/document/safe-href.ts'
import type { ChartImage } from './page-charts.ts'
import { type Markup, outwardLink, richOf, sourceId } from './page-text.ts'

export interface PageParts {
  /** Undefined for a chart that was not drawn: its numbers stand in its place. */
  imagesOf: (block: ChartBlock) => readonly ChartImage[] | undefined
  /** The document's list of sources: citations lead to it. */
  sourceList: LinksBlock | undefined
}

interface Place extends PageParts {
  /** The level of the uppermost heading around. */
  top: number
}

/** Three columns of cells with so many characters fit a phone as they are (ui/blocks). */
const smallCell = 36

/**
 * Blocks as HTML, with the names of the classes of the application's own view (ui/blocks, ui/chart), whose style sheets the page
 * uses. No text of a document becomes markup.
 */
export function pageBlocks(blocks: readonly Block[], parts: PageParts): Markup {
  const place: Place = { ...parts, top: topLevelOf(blocks) }
  const written = sectionsOf(blocks).map((part) =>
    part.kind === 'block'
      ? blockOf(part.block, place, anchorOf(part.at))
      : html`<details class="folded" id="${anchorOf(part.at)}" data-printed><summary>${plainText(part.title)}</summary><div class="blocks">${part.blocks.map(
          (block) => blockOf(block, place),
        )}</div></details>`,
  )
  return html`<div class="blocks">${written}</div>`
}

/** Where a block of the document's own level begins on the page. */
export const anchorOf = (at: number): string => `part-${at + 1}`

export const topLevelOf = (blocks: readonly Block[]): number =>
  Math.min(4, ...blocks.flatMap((block) => (block.type === 'heading' ? [block.level] : [])))

function blockOf(block: Block, place: Place, id?: string): Markup {
  const rich = (text: RichText) => richOf(text, place.sourceList?.items.length ?? 0)
  switch (block.type) {
    case 'heading': {
      const rank = Math.max(0, block.level - place.top)
      const words = plainText(block.text)
      if (rank === 0) return html`<h2 class="heading" data-rank="0" id="${id ?? ''}">${words}</h2>`
      if (rank === 1) return html`<h3 class="heading" data-rank="1">${words}</h3>`
      return html`<h4 class="heading" data-rank="2">${words}</h4>`
    }
    case 'paragraph':
      return html`<p class="paragraph">${rich(block.text)}</p>`
    case 'quote':
      return html`<blockquote class="quote">${rich(block.text)}</blockquote>`
    case 'list':
      return listOf(block.items, block.ordered, rich)
    case 'table':
      return tableOf(block, rich)
    case 'chart':
      return chartOf(block, place)
    case 'fields':
      return fieldsOf(block, rich)
    case 'cards':
      return cardsOf(block, place)
    case 'links':
      return linksOf(block, block === place.sourceList)
    case 'callout':
      return html`<div class="callout" data-tone="${block.tone}"><div>${
        block.title ? html`<p class="calloutTitle">${plainText(block.title)}</p>` : ''
      }<p>${rich(block.text)}</p></div></div>`
    case 'code':
      return html`<pre class="code" tabindex="0"><code>${cleanText(block.text)}</code></pre>`
  }
}

type Rich = (text: RichText) => Markup

function listOf(items: readonly ListItem[], ordered: boolean, rich: Rich): Markup {
  const written = items.map(
    (item) =>
      html`<li>${rich(item.text)}${item.items && item.items.length > 0 ? listOf(item.items, false, rich) : ''}</li>`,
  )
  return ordered ? html`<ol class="list">${written}</ol>` : html`<ul class="list">${written}</ul>`
}

function tableOf(table: TableBlock, rich: Rich): Markup {
  const isSmall = table.columns.length <= 3 && table.rows.every((row) => row.every((cell) => cell.length <= smallCell))
  const align = (column: TableBlock['columns'][number] | undefined) =>
    column?.align ? html` data-align="${column.align}"` : ''
  const head = table.columns.map((column) => html`<th scope="col"${align(column)}>${plainText(column.label)}</th>`)
  const rows = table.rows.map(
    (row) =>
      html`<tr>${table.columns.map(
        (column, index) =>
          html`<td data-label="${plainText(column.label)}"${align(column)}>${rich(row[index] ?? '')}</td>`,
      )}</tr>`,
  )
  return html`<div class="tableBox"><table class="table"${isSmall ? html` data-small="true"` : ''}>${
    table.caption ? html`<caption>${plainText(table.caption)}</caption>` : ''
  }<thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`
}

function chartOf(block: ChartBlock, place: Place): Markup {
  const images = place.imagesOf(block)
  const table = tableOf({ ...chartTable(block), caption: '' }, (text) => richOf(text, 0))
  const description = plainText(block.description)
  if (!images) {
    return html`<figure class="figure"><figcaption class="title">${plainText(block.title)}</figcaption><p class="description">${description}</p>${table}</figure>`
  }
  const drawn = images.map(
    ({ scheme, place: of, src, width, height }) =>
      html`<img class="${scheme} ${of}" src="${src}" width="${width}" height="${height}" alt="${description}">`,
  )
  return html`<figure class="figure"><figcaption class="title">${plainText(block.title)}</figcaption><p class="description" aria-hidden="true">${description}</p><div class="drawn">${drawn}</div><details class="numbers"><summary>Show the numbers</summary>${table}</details></figure>`
}

function fieldsOf({ fields }: FieldsBlock, rich: Rich): Markup {
  return html`<dl class="fields">${fields.map(
    ({ label, value }) => html`<div><dt>${plainText(label)}</dt><dd>${rich(value)}</dd></div>`,
  )}</dl>`
}

function cardsOf({ cards }: CardsBlock, place: Place): Markup {
  const written = cards.map(({ title, subtitle, badges = [], blocks }) => {
    const marks = badges.map((badge) => html`<span>${plainText(badge)}</span>`)
    return html`<article class="card"><h3>${plainText(title)}</h3>${
      subtitle ? html`<p class="subtitle">${plainText(subtitle)}</p>` : ''
    }${marks.length > 0 ? html`<p class="badges">${marks}</p>` : ''}<div class="blocks">${blocks.map((block) =>
      blockOf(block, place),
    )}</div></article>`
  })
  return html`<div class="cards">${written}</div>`
}

function linksOf({ items }: LinksBlock, isCited: boolean): Markup {
  const written = items.map(({ text, url, note }, index) => {
    const href = safeHref(url)
    const words = plainText(text)
    return html`<li${isCited ? html` id="${sourceId(index + 1)}"` : ''}>${href ? outwardLink(href, words) : words}${
      note ? html`<span class="note"> ${plainText(note)}</span>` : ''
    }</li>`
  })
  return html`<ol class="links">${written}</ol>`
}

import type { Content } from 'pdfmake/interfaces'
import { dataLayout, mirroredQuoteLayout, quoteLayout } from './pdf-styles.ts'
import { newTag, type Tag, type TagType } from './tag.ts'

/** Headings of the document stand under its title, which is the first one. */
const headings: Readonly<Record<string, TagType>> = {
  title: 'H1',
  heading1: 'H2',
  heading2: 'H3',
  heading3: 'H4',
  heading4: 'H5',
}

/**
 * Says of every text and picture what it is: the engine hands a text's marks on to each of its words, where the writer finds them
 * (tag-writer.ts). Returns the structure of the whole document.
 */
export function tagContent(content: readonly Content[]): Tag {
  const document = newTag('Document', null)
  for (const each of content) tagNode(each, document)
  return document
}

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => value !== null && typeof value === 'object'
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

function tagNode(node: unknown, parent: Tag): void {
  if (Array.isArray(node)) for (const each of node) tagNode(each, parent)
  if (!isNode(node)) return
  if ('stack' in node) tagNode(node.stack, parent)
  else if ('ul' in node || 'ol' in node) tagList(nodesOf(node.ul ?? node.ol), parent)
  else if (isNode(node.table)) tagTable(node.table, node.layout, parent)
  else if ('image' in node) node.tag = newTag('Figure', parent, { alt: typeof node.alt === 'string' ? node.alt : '' })
  else if ('text' in node) tagText(node, newTag(headings[String(node.style)] ?? 'P', parent))
}

/** Puts a tag on a text and on all of its parts. */
function tagText(node: Node, tag: Tag): void {
  node.tag = tag
  for (const part of nodesOf(node.text)) tagText(part, tag)
}

function tagList(items: readonly Node[], parent: Tag): void {
  const list = newTag('L', parent)
  for (const item of items) {
    // The writer adds the item's number, which the engine makes.
    const entry = newTag('LI', list)
    const body = newTag('LBody', entry)
    if ('text' in item) tagText(item, body)
    else tagNode(item, body)
  }
}

/** Data in rows and columns; quotes and shaded boxes are tables for the engine alone. */
function tagTable(table: Node, layout: unknown, parent: Tag): void {
  const rows = Array.isArray(table.body) ? table.body : []
  if (layout !== dataLayout) {
    tagNode(rows, newTag(layout === quoteLayout || layout === mirroredQuoteLayout ? 'BlockQuote' : 'Div', parent))
    return
  }
  const headerRows = Number(table.headerRows ?? 0)
  const data = newTag('Table', parent)
  for (const [index, cells] of rows.entries()) {
    const row = newTag('TR', data)
    for (const [column, cell] of nodesOf(cells).entries()) {
      // A list of fields has no header row: its labels stand at the left.
      const scope = index < headerRows ? 'Column' : !('headerRows' in table) && column === 0 ? 'Row' : null
      const tag = scope ? newTag('TH', row, { scope }) : newTag('TD', row)
      if ('text' in cell) tagText(cell, tag)
      else tagNode(cell, tag)
    }
  }
}

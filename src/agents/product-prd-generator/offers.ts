import { defineOffers, type PlacedOffer } from '#agents/_kit/define-offers.ts'
import type { Block, ListItem } from '#shared/document/block.ts'
import { blocksFromMarkdown } from '#shared/document/from-markdown.ts'
import { plainText } from '#shared/document/plain-text.ts'
import agent from './agent.ts'
import { openCriterion } from './open-criterion.ts'

const heading = /^(R\d+)\b\s*(?:\([^()]*\))?\s*:?\s*(.*)$/s
const rowId = /^R\d+$/
/** Lines of a requirement that say something else than what has to hold. */
const aside = /^(?:Goes wrong|To resolve):/

/** The requirements of the text as it stands now, edits included: those under headings and those in a table. */
export default defineOffers(agent, ({ prd }) => {
  const found: (PlacedOffer & { title: string; paragraphs: string[] })[] = []
  let open: (typeof found)[number] | null = null
  for (const block of blocksFromMarkdown(prd)) {
    if (block.type === 'heading') {
      const [, id, title = ''] = heading.exec(plainText(block.text)) ?? []
      open = id ? { ...offer(id, true), title, paragraphs: [] } : null
      if (open) found.push(open)
    } else if (block.type === 'table') {
      open = null
      found.push(...rowsOf(block).map((row) => ({ ...row, title: '', paragraphs: [] })))
    } else if (open && block.type === 'paragraph') open.paragraphs.push(plainText(block.text))
    else if (open && block.type === 'list') open.lines = [...open.lines, ...block.items.map(textOf).filter(isCriterion)]
  }
  return found.map(({ title, paragraphs, ...each }) => {
    const names = [title, ...paragraphs].map(unquoted).filter((text) => text !== '' && !origins.has(text.toLowerCase()))
    return { ...each, text: each.text || names.at(-1) || unquoted(title), aliases: names.slice(0, -1) }
  })
})

const offer = (id: string, isMust: boolean): PlacedOffer => ({
  kind: 'requirement',
  name: id,
  text: '',
  lines: [],
  isMust,
  at: ['prd'],
  section: id,
})

/** What stands in the place of a name where a requirement comes from the form. */
const origins = new Set(['your description', 'from your description', 'your constraint', 'from your requirements'])

const textOf = ({ text }: ListItem) => plainText(text)
const isCriterion = (text: string) => text !== '' && !aside.test(text) && text !== openCriterion
const unquoted = (text: string) => text.trim().replace(/^“([^“”]*)”$/, '$1')

function rowsOf({ rows }: Extract<Block, { type: 'table' }>): PlacedOffer[] {
  return rows.flatMap((cells) => {
    const [id = '', priority = '', requirement = '', criterion = ''] = cells.map((cell) => plainText(cell))
    if (!rowId.test(id)) return []
    const isMust = priority === 'Must'
    return [{ ...offer(id, isMust), text: unquoted(requirement), lines: [criterion].filter(isCriterion) }]
  })
}

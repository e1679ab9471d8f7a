import type { Block, ParagraphBlock } from '#shared/document/block.ts'
import { plainText } from '#shared/document/plain-text.ts'

/** A longer text is read for itself. */
const LONGEST_LEAD = 160

/** Whether a paragraph only leads to the table, list or picture after it, so that the two belong on one page. */
export function isLead(block: Block, next: Block | undefined): block is ParagraphBlock {
  if (block.type !== 'paragraph' || next === undefined) return false
  return /^(table|list|fields|chart|cards)$/.test(next.type) && plainText(block.text).length <= LONGEST_LEAD
}

import type { Block, ResultDocument } from './block.ts'
import { blocksFromMarkdown, loadMarkdown } from './from-markdown.ts'
import { sourcesAt } from './sources-at.ts'

/** Markdown of a person, and the heading of the section that it belongs to; '' is the document's end. */
interface AddedBlock {
  under: string
  text: string
}

/**
 * A document with what a person added, each at the end of the section with its heading; where there is no such section any more, at the
 * document's end. The reader of Markdown is loaded where there is something to read.
 */
export async function withFreeBlocks(document: ResultDocument, added: readonly AddedBlock[]): Promise<ResultDocument> {
  if (added.length === 0) return document
  await loadMarkdown()
  const left = [...added]
  const blocks: Block[] = []
  const takeUnder = (heading: string | null) => {
    const own = left.filter(({ under }) => under === heading)
    for (const each of own) left.splice(left.indexOf(each), 1)
    blocks.push(...own.flatMap(({ text }) => blocksFromMarkdown(text).map(belowHeading)))
  }
  let section: string | null = null
  for (const block of document.blocks) {
    if (isSection(block)) {
      if (section) takeUnder(section)
      section = block.text
    }
    blocks.push(block)
  }
  if (section) takeUnder(section)
  const rest = left.flatMap(({ text }) => blocksFromMarkdown(text).map(belowHeading))
  // Sources stay last.
  const sources = sourcesAt(blocks)
  const end = sources === -1 ? blocks.length : sources
  return { ...document, blocks: blocks.toSpliced(end, 0, ...rest) }
}

const isSection = (block: Block): block is Extract<Block, { type: 'heading' }> =>
  block.type === 'heading' && block.level === 1

/** What is added to a section begins no other one. */
function belowHeading(block: Block): Block {
  return block.type === 'heading' && block.level === 1 ? { ...block, level: 2 } : block
}

/** The sections that a block can be added to, in their order. */
export const sectionNames = (document: ResultDocument): string[] => [
  ...new Set(document.blocks.filter(isSection).map(({ text }) => text)),
]

import type { BoundDocument, Piece } from '#agents/_kit/binding/bound-document.ts'
import { passagesOf } from '#agents/_kit/binding/passages.ts'

/** What is to be refined: places of the document, or the words that somebody selected; all of it where both are empty. */
export interface RefineTarget {
  within: readonly string[]
  quote: string
  /** As the page calls it. */
  name: string
}

export const wholeDocument: RefineTarget = { within: [], quote: '', name: 'The whole document' }

/** The places that these pieces say, as a request names them. */
export function placesOfPieces(pieces: readonly Piece[]): string[] {
  const places = pieces.flatMap((piece) => {
    if (typeof piece === 'string') return []
    const pointer = `/result${piece.pointer}`
    if (!piece.passage) return [pointer]
    const at = passagesOf(String(piece.value)).findIndex((passage) => passage.at === piece.passage?.at)
    return [`${pointer}#${at + 1}`]
  })
  return [...new Set(places)]
}

/** The places of a block, or of several in a row. */
export function placesOfBlocks({ slots }: BoundDocument, blocks: readonly string[]): string[] {
  return placesOfPieces([...slots].flatMap(([slot, pieces]) => (blocks.some((each) => isIn(slot, each)) ? pieces : [])))
}

const isIn = (slot: string, block: string) => slot === block || slot.startsWith(`${block}.`)

/** The sections of a document, each from its heading to the next of the same rank. */
export function sectionTargets(bound: BoundDocument): RefineTarget[] {
  const { blocks } = bound.document
  return blocks.flatMap((block, index): RefineTarget[] => {
    if (block.type !== 'heading') return []
    const within = placesOfBlocks(bound, sectionBlocks(blocks, index))
    return within.length === 0 ? [] : [{ within, quote: '', name: block.text }]
  })
}

/** Where the blocks of the section stand that begins with this heading. */
export function sectionBlocks(blocks: BoundDocument['document']['blocks'], start: number): string[] {
  const heading = blocks[start]
  if (heading?.type !== 'heading') return [`blocks.${start}`]
  const next = blocks.findIndex((each, at) => at > start && each.type === 'heading' && each.level <= heading.level)
  const end = next === -1 ? blocks.length : next
  return Array.from({ length: end - start }, (_, offset) => `blocks.${start + offset}`)
}

import type { Block, ResultDocument } from './block.ts'
import { mapTexts } from './map-texts.ts'
import { plainText } from './plain-text.ts'

/** Words of what is read through: neither what is folded away nor the list of sources. In any script. */
export function coreWords(document: ResultDocument): number {
  let count = 0
  const words = new Intl.Segmenter(document.language, { granularity: 'word' })
  mapTexts({ ...document, blocks: coreOf(document.blocks) }, (text) => {
    for (const { isWordLike } of words.segment(plainText(text))) if (isWordLike) count += 1
    return text
  })
  return count
}

function coreOf(blocks: readonly Block[]): Block[] {
  let skippedFrom: number | null = null
  return blocks.filter((block) => {
    if (block.type !== 'heading') return skippedFrom === null
    if (skippedFrom !== null && block.level > skippedFrom) return false
    skippedFrom = block.folded || block.listsSources ? block.level : null
    return skippedFrom === null
  })
}

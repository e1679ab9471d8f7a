import type { Knowledge } from '#knowledge/knowledge.ts'
import { readBrief } from './brief/read-brief.ts'
import { buildVocabulary } from './brief/vocabulary.ts'
import { createPlacer } from './placing/create-placer.ts'
import type { Reader } from './reader.ts'
import { understood } from './understood.ts'

/** Builds the indexes once; each reading then takes a few milliseconds. */
export function createReader(knowledge: Knowledge): Reader {
  const vocabulary = buildVocabulary(knowledge)
  const place = createPlacer(knowledge.markets)
  return {
    read(source) {
      const brief = readBrief(source, vocabulary)
      const placement = place(brief)
      return { brief, placement, understood: understood(brief, placement) }
    },
  }
}

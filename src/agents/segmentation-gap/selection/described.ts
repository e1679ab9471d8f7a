import type { MarketDossier } from '#knowledge/dossier/dossier.ts'
import type { Segment } from '../output.ts'

export type MarketSegment = MarketDossier['segments'][number]
/** A segment before it has its place among the others. */
export type Described = Omit<Segment, 'priority'>

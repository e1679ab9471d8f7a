/** What a stretch of a description is; `src/knowledge/tagging/README.md` says of each what it holds. */
export type SegmentKind = 'offer' | 'feature' | 'price' | 'limit' | 'situation' | 'proof' | 'plan'
export type EntityKind = 'name' | 'people' | 'payer' | 'rival' | 'tool' | 'connection' | 'place'

/** `start` and `end` count UTF-16 units of the text. */
export interface Tagged<Kind> {
  kind: Kind
  start: number
  end: number
}

export interface TaggedText {
  /** Statements, one behind the other; what joins them is in none. */
  segments: Tagged<SegmentKind>[]
  /** Names and people; within a segment or outside of one. */
  entities: Tagged<EntityKind>[]
}

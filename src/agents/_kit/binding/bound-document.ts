import type { ResultDocument } from '#shared/document/block.ts'
import type { SlotKey } from './document-slots.ts'
import type { Passage } from './passages.ts'

/** A part of a shown text that says one place of the result, and is edited there. */
export interface BoundField {
  kind: 'text' | 'number' | 'choice'
  /** Into the result, from its root. */
  pointer: string
  /** All of the value that stands there. */
  value: string | number
  /** Of a longer text: the part that this is; it is edited as it is written there, which may be Markdown. */
  passage?: Passage
  /** Of a fixed list: value and how the document says it. */
  choices?: readonly { value: string; label: string }[]
}

/** A shown text: words that follow from elsewhere, and fields. */
export type Piece = string | BoundField

export interface BoundDocument {
  document: ResultDocument
  /** The texts that have a field, by their place. */
  slots: ReadonlyMap<SlotKey, readonly Piece[]>
}

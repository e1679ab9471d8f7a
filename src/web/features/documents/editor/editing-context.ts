import { createContext, useContext } from 'react'
import type { BoundField, Piece } from '#agents/_kit/binding/bound-document.ts'
import type { Decision } from '#agents/_kit/decisions.ts'
import type { Unit } from './unit-of.ts'

/** What the blocks of an editor share. */
export interface Editing {
  piecesAt: (slot: string) => readonly Piece[] | undefined
  isTouched: (field: BoundField) => boolean
  save: (field: BoundField, text: string) => Promise<boolean>
  unitOf: (slots: readonly string[]) => Unit | null
  /** Opens the refining of these slots, each with all below it. */
  refine: (slots: readonly string[], name: string) => void
  /** The statement of these slots and what a person decided of it; null where they say none. */
  statementOf: (slots: readonly string[]) => { text: string; decision: Decision | null } | null
  decide: (text: string, decided: boolean) => void
  add: (unit: Unit) => void
  remove: (unit: Unit) => void
}

const EditingContext = createContext<Editing | null>(null)
export const EditingProvider = EditingContext.Provider

export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('blocks are edited within an editor')
  return editing
}

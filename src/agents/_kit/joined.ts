import type { RichText, Span } from '#shared/document/block.ts'
import { present } from './present.ts'

/** Entries behind one another. What parts them stands by itself, so that each language parts them in its own way. */
export const joined = (list: readonly (string | undefined)[] | undefined): RichText => {
  const entries = present(list)
  if (entries.length < 2) return entries[0] ?? ''
  return entries.flatMap((text, index): Span[] => (index === 0 ? [{ text }] : [{ text: '; ' }, { text }]))
}

import type { BriefValue } from '#shared/brief.ts'
import { type FieldClause, makeValue } from './found-value.ts'
import { type PhraseIndex, stemsOf } from './phrase-index.ts'

export interface FoundCue {
  value: BriefValue
  id: string
}

/** The library's cues in the user's words, the first hit of each id. `accept` may refuse a hit by its tokens. */
export function readCues(
  clauses: readonly FieldClause[],
  index: PhraseIndex<string>,
  accept: (item: FieldClause, start: number, end: number) => boolean = () => true,
): FoundCue[] {
  const byId = new Map<string, FoundCue>()
  for (const item of clauses) {
    for (const match of index.findLongest(stemsOf(item.clause.tokens))) {
      if (byId.has(match.value) || !accept(item, match.start, match.end)) continue
      const value = makeValue(item, match.start, match.end, match.phrase.includes(' ') ? 0.85 : 0.75)
      if (value) byId.set(match.value, { value, id: match.value })
    }
  }
  return [...byId.values()]
}

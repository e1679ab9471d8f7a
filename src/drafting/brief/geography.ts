import nlp from 'compromise/two'
import type { Brief } from '#shared/brief.ts'
import { readCues } from './cues.ts'
import { type FieldClause, makeValue, uniqueValues } from './found-value.ts'
import { at, lowerAt } from './noun-phrase.ts'
import type { PhraseIndex } from './phrase-index.ts'

const { lexicon } = (nlp.model() as { one: { lexicon: Record<string, string | string[]> } }).one
const placeTags = new Set(['Country', 'City', 'Region', 'Place'])

const isKnownPlace = (lower: string) =>
  [Object.hasOwn(lexicon, lower) ? (lexicon[lower] ?? []) : []].flat().some((tag) => placeTags.has(tag))

/** Regions by the library's cues, then any other "in Capitalised" place that the dictionary knows, without an id. */
export function readGeography(clauses: readonly FieldClause[], regions: PhraseIndex<string>): Brief['geography'] {
  // a short cue such as "us" or "in" is a place only when it is written like one
  const known = readCues(clauses, regions, ({ clause }, start, end) => {
    const token = at(clause.tokens, start)
    const isOneWord = end - start === 1
    return !isOneWord || (token?.text.length ?? 0) > 3 || /^\p{Lu}+$/u.test(token?.text ?? '')
  }).map(({ value, id }) => ({ ...value, regionId: id }))
  const others = clauses.flatMap((item) =>
    item.clause.tokens.flatMap((token, index) => {
      const isNamed =
        /^\p{Lu}\p{Ll}{2,}/u.test(token.text) &&
        /^(?:in|across|from|near|around)$/.test(lowerAt(item.clause.tokens, index - 1))
      if (!isNamed || !isKnownPlace(token.lower)) return []
      const value = makeValue(item, index, index + 1, 0.6)
      return value &&
        !known.some(
          (hit) =>
            hit.span.field === value.span.field && hit.span.start <= value.span.start && hit.span.end >= value.span.end,
        )
        ? [{ ...value, regionId: null }]
        : []
    }),
  )
  return uniqueValues([...known, ...others])
}

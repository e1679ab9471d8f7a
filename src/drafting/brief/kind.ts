import type { BriefValue } from '#shared/brief.ts'
import { personOf } from './actor-phrase.ts'
import { type FieldClause, makeValue } from './found-value.ts'
import { at, extendByPrepositions, lowerAt, readNounPhrase } from './noun-phrase.ts'
import { praise, productNouns } from './product-words.ts'

/** Product nouns that say nothing of what it is, or mean the firm or its price. */
const empty = new Set([
  'startup',
  'product',
  'idea',
  'agent',
  'subscription',
  'workspace',
  'network',
  'program',
  'programme',
])

const openers = new Set(['a', 'an', 'the', 'our', 'this', 'new'])

/** What the product is: "smart insole with pressure sensors", "marketplace for handmade ceramics". */
export function readKind(clauses: readonly FieldClause[]): BriefValue | null {
  for (const item of clauses.filter(({ field }) => field !== 'audience')) {
    const { tokens } = item.clause
    for (let index = 0; index < tokens.length; index += 1) {
      if (index > 0 && !openers.has(lowerAt(tokens, index))) continue
      let from = index
      // "the revolutionary, next-generation platform"
      if (openers.has(lowerAt(tokens, from))) from += 1
      while (praise.has(lowerAt(tokens, from)) || (from > index && lowerAt(tokens, from) === ',')) from += 1
      const phrase = readNounPhrase(tokens, from)
      if (!phrase || empty.has(lowerAt(tokens, phrase.head)) || !productNouns.has(lowerAt(tokens, phrase.head)))
        continue
      let core = phrase.core
      while (core < phrase.head && (praise.has(lowerAt(tokens, core)) || at(tokens, core)?.kind === 'number')) core += 1
      const value = makeValue(item, core, endOfKind(item, phrase), openers.has(lowerAt(tokens, index)) ? 0.85 : 0.75)
      if (value)
        return tokens[core]?.opening && /^\p{Lu}\p{Ll}+(?:\s|$)/u.test(value.text)
          ? { ...value, text: value.text.charAt(0).toLowerCase() + value.text.slice(1) }
          : value
    }
  }
  return null
}

/** "for handmade ceramics" belongs to the kind, "for busy parents" to the actor. */
function endOfKind(item: FieldClause, phrase: NonNullable<ReturnType<typeof readNounPhrase>>): number {
  const { tokens } = item.clause
  const extended = extendByPrepositions(tokens, phrase)
  if (extended.end === phrase.end) return phrase.end
  const inner = readNounPhrase(tokens, phrase.end + 1)
  return inner && personOf(item.clause, inner) < 1 && extended.end - phrase.end <= 4 ? extended.end : phrase.end
}

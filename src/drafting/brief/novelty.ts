import type { BriefValue } from '#shared/brief.ts'
import { endOfClause, type FieldClause, makeValue, uniqueValues } from './found-value.ts'
import { at, lowerAt, readNounPhrase } from './noun-phrase.ts'

/** What is new about it, where the words claim something that can be checked; praise is not novelty. */
function noveltyAt(found: FieldClause, index: number): BriefValue | null {
  const { tokens } = found.clause
  const lower = lowerAt(tokens, index)
  const next = lowerAt(tokens, index + 1)
  if (lower === 'unlike') {
    const comma = endOfClause(found.clause, index, 12)
    const isComma = at(tokens, comma)?.text === ','
    return isComma ? makeValue(found, comma + 1, endOfClause(found.clause, comma + 1, 16), 0.75) : null
  }
  if (/^(?:the|our)$/.test(lower) && /^(?:first|only)$/.test(next)) {
    const phrase = readNounPhrase(tokens, index + 2)
    return phrase ? makeValue(found, index + 1, endOfClause(found.clause, index + 1, 14), 0.7) : null
  }
  if (
    /^(?:what's|twist|difference|differentiator|usp)$/.test(lower) &&
    tokens.slice(index, index + 6).some((token) => token.text === ':' || token.lower === 'is')
  ) {
    const sign = tokens.findIndex((token, position) => position > index && (token.text === ':' || token.lower === 'is'))
    return sign > 0 ? makeValue(found, sign + 1, endOfClause(found.clause, sign + 1, 16), 0.75) : null
  }
  return null
}

export function readNovelty(clauses: readonly FieldClause[]): BriefValue[] {
  return uniqueValues(
    clauses.flatMap((item) => item.clause.tokens.flatMap((_, index) => noveltyAt(item, index) ?? [])),
  ).slice(0, 3)
}

/** Where a clause itself says what has to be so and what follows: the two parts as typed. */
export interface ClauseParts {
  condition: string
  effect: string
}

const splits: readonly (readonly [mark: RegExp, order: 'condition first' | 'effect first'])[] = [
  [/,?\s+(?:and\s+)?only then\s+/i, 'condition first'],
  [/\s+(?:and\s+)?only\s+(?:when|if|after|once)\s+/i, 'effect first'],
  [/\s+not until\s+/i, 'effect first'],
  [/\s+(?:when|once|after)\s+(?!\d)/i, 'effect first'],
  [/\s+if\s+/i, 'effect first'],
]

/** Words that end a part without belonging to it. */
const loose = /^(?:and|but|then|so|that|it)\s+|[\s,;:.–-]+$/gi
const fewestWords = 2

/** The parts of "A only when B", "B and only then A", "if B, A"; null where the clause does not say where one ends. */
export function partsOf(clause: string): ClauseParts | null {
  const [, condition, effect] =
    /^\s*(?:if|when|once|as soon as|unless)\s+([^,]{4,}),\s*(?:then\s+)?(.{4,})$/is.exec(clause) ?? []
  if (condition && effect && !/^(?:not|never)\b/i.test(effect)) return whole(condition, effect)
  const [, before, after] =
    /^\s*(?:if|when|once|as soon as|unless)\s+(\S+(?:\s\S+){2,12}?)\s+((?:it|they|we|he|she) (?:is|are|gets?|goes|stays|will|becomes?)\b.+)$/is.exec(
      clause,
    ) ?? []
  if (before && after) return whole(before, after)
  if (/^\s*(?:if|when|once|unless)\b/i.test(clause)) return null
  const only = /^(.*?)\bonly\s+(\S+(?:\s\S+){0,3}?)\s+(?:when|if|after|once)\s+(.+)$/is.exec(clause)
  if (only?.[3]) {
    const before = only[1] ?? ''
    return whole(only[3], /\b(?:and|but)\s*$/i.test(before) ? (only[2] ?? '') : `${before}${only[2] ?? ''}`)
  }
  for (const [mark, order] of splits) {
    const found = mark.exec(clause)
    if (!found || found.index === 0) continue
    const before = clause.slice(0, found.index)
    const after = clause.slice(found.index + found[0].length)
    return order === 'condition first' ? whole(before, after) : whole(after, before)
  }
  return null
}

function whole(condition: string, effect: string): ClauseParts | null {
  const parts = { condition: trimmed(condition), effect: trimmed(effect) }
  return Object.values(parts).every((part) => part.split(/\s+/).length >= fewestWords) ? parts : null
}

const trimmed = (text: string) => text.trim().replace(loose, '').trim()

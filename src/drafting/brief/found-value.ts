import type { BriefField, BriefValue } from '#shared/brief.ts'
import type { Clause } from './actor-phrase.ts'
import { at, tidy } from './noun-phrase.ts'

/** One sentence of one field, as the readers of single facts take it. */
export interface FieldClause {
  clause: Clause
  field: BriefField
}

/** The words of tokens `from` up to before `to` as a value; null when that is nothing. */
export function makeValue(
  { clause, field }: FieldClause,
  from: number,
  to: number,
  confidence: number,
): BriefValue | null {
  const first = at(clause.tokens, from)
  const last = at(clause.tokens, to - 1)
  if (!first || !last || to <= from) return null
  const text = tidy(clause.source.slice(first.start, last.end))
  return text === '' ? null : { text, span: { field, start: first.start, end: last.end }, confidence }
}

/** The first value of each text, whatever its case. */
export function uniqueValues<Value extends BriefValue>(values: readonly Value[]): Value[] {
  const seen = new Set<string>()
  return values.filter((value) => {
    const key = value.text.toLowerCase()
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

const clauseMarks = new Set([',', ';', ':', '(', ')', '–', '—', '"'])

/** First position at or behind `from` where the clause is over; at most `most` tokens on. */
export function endOfClause(
  clause: Clause,
  from: number,
  most: number,
  stops: ReadonlySet<string> = new Set(),
): number {
  let index = from
  while (index < clause.tokens.length && index - from < most) {
    const token = at(clause.tokens, index)
    if (!token || (token.kind === 'mark' && clauseMarks.has(token.text)) || (index > from && stops.has(token.lower)))
      break
    index += 1
  }
  return index
}

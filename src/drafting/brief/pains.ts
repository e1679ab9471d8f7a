import type { BriefValue } from '#shared/brief.ts'
import { endOfClause, type FieldClause, makeValue, uniqueValues } from './found-value.ts'
import { at, lowerAt } from './noun-phrase.ts'

const hurting =
  /^(?:wast(?:e|es|ing)|struggl(?:e|es|ing)|los(?:e|es|ing)|miss(?:es|ing)?|forget(?:s|ting)?|suffers?|juggl(?:e|es|ing)|hate|hates|frustrat(?:ed|ing)|overwhelmed)$/
const hardship =
  /^(?:hard|difficult|impossible|painful|tedious|slow|expensive|confusing|stressful|error-prone|time-consuming)$/
const nouns =
  /^(?:no-shows?|churn|burnout|paperwork|chaos|delays?|double-bookings?|downtime|shrinkage|breakdowns?|cancellations?)$/
const stops = new Set(['so', 'because', 'but', 'and', 'instead', 'which'])
const reduces = /^(?:reduc\w*|cut|cuts|avoid\w*|prevent\w*|fewer|without|less|to|of|no|lower\w*)$/

function painAt(found: FieldClause, index: number): BriefValue | null {
  const { tokens } = found.clause
  const lower = lowerAt(tokens, index)
  const before = lowerAt(tokens, index - 1)
  const whole = (from: number, confidence: number) =>
    makeValue(found, from, endOfClause(found.clause, from, 12, stops), confidence)
  if (hurting.test(lower)) {
    const isDenied = /^(?:dont|don't|not|never|without|no|the|a)$/.test(before) && !/^forget/.test(lower)
    const isAdjective = /^(?:missing|frustrated|losing)$/.test(lower) && /^(?:the|a|any|our|their)$/.test(before)
    return isDenied || isAdjective ? null : whole(index, 0.8)
  }
  if (hardship.test(lower) && /^(?:is|it's|too|so|very|are|find|finds|find it|was|gets?)$/.test(before))
    return whole(index, 0.7)
  if (lower === 'tired' && lowerAt(tokens, index + 1) === 'of') return whole(index, 0.8)
  if (
    lower === 'never' &&
    /^(?:know|knows|rebook|show|reply|answer)$/.test(lowerAt(tokens, index + 1)) &&
    before !== 'who'
  )
    return whole(index, 0.65)
  if (
    /^spends?$/.test(lower) &&
    tokens.slice(index, index + 6).some((token) => /^(?:hours?|days?|minutes?|weeks?)$/.test(token.lower))
  )
    return whole(index, 0.75)
  if (/^can't|cannot$/.test(lower) && /^(?:find|see|reach|afford|get|keep|sleep)$/.test(lowerAt(tokens, index + 1)))
    return whole(index, 0.7)
  if (nouns.test(lower) && at(tokens, index)?.kind === 'word' && lower.startsWith('no-show'))
    return makeValue(found, index, index + 1, 0.7)
  return nouns.test(lower) && reduces.test(before) ? makeValue(found, index, index + 1, 0.6) : null
}

/** What hurts today. A pain inside a longer one is not told twice. */
export function readPains(clauses: readonly FieldClause[]): BriefValue[] {
  const found = clauses.flatMap((item) => item.clause.tokens.flatMap((_, index) => painAt(item, index) ?? []))
  const outer = found.filter(
    (value) =>
      !found.some(
        (other) =>
          other !== value &&
          other.span.field === value.span.field &&
          other.span.start < value.span.start &&
          other.span.end >= value.span.end,
      ),
  )
  return uniqueValues(outer).slice(0, 6)
}

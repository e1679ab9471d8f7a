import type { BriefValue } from '#shared/brief.ts'
import type { Clause } from './actor-phrase.ts'
import { endOfClause, type FieldClause, makeValue, uniqueValues } from './found-value.ts'
import { gerund, noun, past, plural, verb, verbS, wordClass } from './lexicon.ts'
import { at, extendByPrepositions, lowerAt, readNounPhrase } from './noun-phrase.ts'
import { productNouns } from './product-words.ts'

/** What people use today, in place of the product. */

const nowWords = new Set(['today', 'currently', 'now', 'nowadays', 'presently', 'traditionally', 'usually', 'still'])
const usingVerbs = new Set([
  'use',
  'uses',
  'using',
  'juggle',
  'juggling',
  'rely',
  'relying',
  'keep',
  'work',
  'share',
  'do',
  'does',
  'done',
  'manage',
  'managed',
  'run',
  'booked',
  'tracked',
  'track',
  'pass',
  'stored',
  'depend',
  'scribble',
  'handled',
  'organise',
  'organize',
  'coordinate',
  'write',
  'send',
  'type',
  'phone',
  'call',
  'fill',
])
const toolPrepositions = new Set(['in', 'with', 'on', 'through', 'via', 'by', 'from'])
const ofWith = new Set(['with', 'from', 'of', 'for', 'to'])

/** Reads "Excel lists, WhatsApp photos and e-mails" from `index` on. */
function readList(found: FieldClause, index: number, confidence: number): BriefValue[] {
  const { tokens } = found.clause
  const values: BriefValue[] = []
  let position = index
  while (values.length < 5 && position < tokens.length) {
    const phrase = readNounPhrase(tokens, position)
    if (!phrase) break
    const extended = extendByPrepositions(tokens, phrase, ofWith, 1)
    const value = makeValue(found, phrase.core, extended.end, confidence)
    if (value) values.push(value)
    position = extended.end
    const hasComma = lowerAt(tokens, position) === ','
    if (hasComma) position += 1
    const joint = ['and', 'or', '&', 'plus'].includes(lowerAt(tokens, position))
    if (joint) position += 1
    if (!hasComma && !joint) break
    // a new clause behind the comma: "..., and they waste"
    const next = readNounPhrase(tokens, position)
    if (
      !next ||
      (wordClass(lowerAt(tokens, next.end)) & (verb | verbS) &&
        !(wordClass(lowerAt(tokens, next.end)) & (noun | plural)))
    )
      break
  }
  return values
}

/** "calling the ward manager", "driving three hours to the hospital". */
function readDoing(found: FieldClause, index: number, confidence: number): BriefValue[] {
  const { tokens } = found.clause
  const start = lowerAt(tokens, index) === 'by' ? index + 1 : index
  if ((wordClass(lowerAt(tokens, start)) & gerund) === 0) return []
  const end = endOfClause(found.clause, start, 9, new Set(['and', 'so', 'because', 'but', 'which']))
  const value = makeValue(found, start, end, confidence)
  return value ? [value] : []
}

const times = /^(?:hours?|minutes?|days?|weeks?|months?|years?|seconds?)$/

const readThing = (found: FieldClause, index: number, confidence: number) => {
  const doing = readDoing(found, index, confidence)
  if (doing.length > 0) return doing
  if (at(found.clause.tokens, index)?.kind === 'number') return []
  return readList(found, index, confidence)
}

const severalOf =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty|hundred|many|dozens)$/

/** "one big gift instead of twenty toasters": one thing against many of them, and no way of doing it today. */
function isContrast({ clause: { tokens } }: FieldClause, index: number): boolean {
  if (!severalOf.test(lowerAt(tokens, index + 2))) return false
  return tokens.slice(Math.max(0, index - 5), index).some(({ lower }) => /^(?:one|1|single)$/.test(lower))
}

function valuesAt(found: FieldClause, index: number): BriefValue[] {
  const { tokens } = found.clause
  const lower = lowerAt(tokens, index)
  const next = lowerAt(tokens, index + 1)
  if ((lower === 'instead' && next === 'of') || (lower === 'rather' && next === 'than'))
    return isContrast(found, index) ? [] : readThing(found, index + 2, 0.85)
  if (/^replac(?:e|es|ing)$/.test(lower)) return readThing(found, index + 1, 0.85)
  if (lower === 'alternative' && next === 'to') return readList(found, index + 2, 0.9)
  if (lower === 'no' && next === 'more') return readThing(found, index + 2, 0.7)
  if (lower === 'unlike') return readList(found, index + 1, 0.8)
  if (/^(?:hiring|paying)$/.test(lower) && /^(?:without|instead)$/.test(lowerAt(tokens, index - 1)))
    return lowerAt(tokens, index - 1) === 'without' ? readDoing(found, index, 0.55) : []
  if ((lower === 'switch' || lower === 'switching' || lower === 'moving' || lower === 'migrate') && next === 'from')
    return readList(found, index + 2, 0.75)
  if (
    nowWords.has(lower) ||
    (lower === 'right' && next === 'now') ||
    (lower === 'moment' && lowerAt(tokens, index - 1) === 'the')
  )
    return today(found, index)
  if (
    (lower === 'by' && next === 'hand') ||
    (lower === 'on' && next === 'paper') ||
    (lower === 'pen' && next === 'and')
  )
    return byHand(found, index)
  return []
}

function byHand(found: FieldClause, index: number): BriefValue[] {
  const end = lowerAt(found.clause.tokens, index) === 'pen' ? index + 3 : index + 2
  const value = makeValue(found, index, end, 0.7)
  return value ? [value] : []
}

/** "Today most site managers juggle Excel lists", "they currently do this in Excel", "they use paper today". */
function today(found: FieldClause, index: number): BriefValue[] {
  const { tokens } = found.clause
  const near = (position: number) => usingVerbs.has(lowerAt(tokens, position))
  let position = -1
  for (let offset = 1; offset <= 9 && position < 0; offset += 1) if (near(index + offset)) position = index + offset
  // "... use paper today": the verb stands before
  for (let offset = 1; offset <= 8 && position < 0; offset += 1) if (near(index - offset)) position = index - offset
  if (position < 0) return []
  return toolsBehind(found, position)
}

function toolsBehind(found: FieldClause, position: number): BriefValue[] {
  const { clause } = found
  const { tokens } = clause
  const isUse = /^(?:us|juggl)/.test(lowerAt(tokens, position))
  if (isUse) return readList(found, position + 1, 0.88)
  if (/^rel|^depend/.test(lowerAt(tokens, position)))
    return lowerAt(tokens, position + 1) === 'on' ? readList(found, position + 2, 0.88) : []
  for (let offset = 1; offset <= 7; offset += 1) {
    const at = position + offset
    if (!toolPrepositions.has(lowerAt(tokens, at))) continue
    if (lowerAt(tokens, at) === 'by' && lowerAt(tokens, at + 1) === 'hand') return byHand(found, at)
    const phrase = readNounPhrase(tokens, at + 1)
    if (phrase && (wordClass(lowerAt(tokens, phrase.head)) & past) === 0) return readList(found, at + 1, 0.8)
  }
  return []
}

/** Rivals by name, when the sentence sets the product against them ("like Datadog but", "an alternative to Jira"). */
function namedRivals(found: FieldClause, rivals: ReadonlySet<string>): BriefValue[] {
  const { tokens } = found.clause
  const against = tokens.some((token) =>
    [
      'instead',
      'unlike',
      'alternative',
      'replaces',
      'replace',
      'versus',
      'vs',
      'than',
      'competitor',
      'competitors',
      'rival',
      'rivals',
      'currently',
      'today',
    ].includes(token.lower),
  )
  if (!against) return []
  return tokens.flatMap((token, index) => {
    if (!/^\p{Lu}/u.test(token.text)) return []
    const two = `${token.lower} ${lowerAt(tokens, index + 1)}`
    const size = rivals.has(two) ? 2 : rivals.has(token.lower) ? 1 : 0
    const value = size > 0 ? makeValue(found, index, index + size, 0.8) : null
    return value ? [value] : []
  })
}

const isOwnProduct = (clause: Clause, value: BriefValue) => {
  const last = value.text.split(' ').at(-1)?.toLowerCase() ?? ''
  return (
    productNouns.has(last) &&
    /^(?:this|our|the) /.test(clause.source.slice(Math.max(0, value.span.start - 5), value.span.end).trimStart())
  )
}

export function readAlternatives(clauses: readonly FieldClause[], rivals: ReadonlySet<string>): BriefValue[] {
  const found = clauses.flatMap((item) => [
    ...item.clause.tokens
      .flatMap((_, index) => valuesAt(item, index))
      .filter((value) => !isOwnProduct(item.clause, value)),
    ...namedRivals(item, rivals),
  ])
  const kept = uniqueValues(found).filter((value) => value.text.length > 1 && !times.test(value.text.toLowerCase()))
  // a rival inside a longer alternative is the same alternative
  return kept.filter(
    (value) =>
      !kept.some(
        (other) =>
          other !== value &&
          other.span.field === value.span.field &&
          other.span.start <= value.span.start &&
          other.span.end >= value.span.end,
      ),
  )
}

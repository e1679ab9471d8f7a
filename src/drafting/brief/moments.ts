import type { BriefValue } from '#shared/brief.ts'
import { endOfClause, type FieldClause, makeValue, uniqueValues } from './found-value.ts'
import { gerund, past, wordClass } from './lexicon.ts'
import { at, extendByPrepositions, lowerAt, readNounPhrase } from './noun-phrase.ts'

/** When and where the job happens. */

const openers = new Set(['while', 'when', 'whenever', 'during', 'before', 'after'])
const stops = new Set(['so', 'because', 'but', 'and', 'instead', 'without', 'which'])
const atMoments =
  /^(?:night|checkout|work|lunch|dinner|breakfast|dawn|handover|bedtime|weekends|noon|sunrise|sunset|peak)$/
const timeHeads =
  /^(?:break|breaks|shift|shifts|morning|mornings|evening|evenings|weekend|weekends|week|commute|night|nights|season|emergency|rush|minute|winter|summer|spring|autumn)$/
const placeHeads =
  /^(?:home|homes|hospital|hospitals|warehouse|warehouses|pit|basement|basements|field|fields|office|offices|kitchen|kitchens|classroom|classrooms|ward|wards|store|stores|shop|shops|farm|farms|street|streets|road|roads|site|sites|apiary|gym|gyms|clinic|clinics|school|schools|building|buildings|garden|gardens|workshop|workshops|court|courts|village|villages|mine|mines|festival|festivals|factory|factories|mill|mills|plane|train|car|van|forest|forests|sea|harbour|harbor|greenhouse|stable|barn|church|churches)$/

function momentAt(found: FieldClause, index: number): BriefValue | null {
  const { tokens } = found.clause
  const lower = lowerAt(tokens, index)
  const next = lowerAt(tokens, index + 1)
  if (openers.has(lower)) {
    const phrase = readNounPhrase(tokens, index + 1)
    const isDoing = (wordClass(next) & (gerund | past)) !== 0
    if (!phrase && !isDoing && !/^(?:they|you|it|he|she|there|we|i)$/.test(next)) return null
    if (lowerAt(tokens, index - 1) === 'see' || lowerAt(tokens, index - 1) === 'know') return null
    return makeValue(found, index, endOfClause(found.clause, index, 9, stops), 0.75)
  }
  if (lower === 'on' && next === 'the' && /^(?:go|road|move|way)$/.test(lowerAt(tokens, index + 2)))
    return makeValue(found, index, index + 3, 0.75)
  if (lower === 'at' && atMoments.test(next)) return makeValue(found, index, index + 2, 0.8)
  if (lower === 'every' && timeHeads.test(next)) return makeValue(found, index, index + 2, 0.7)
  if (/^(?:in|on|between|at|over)$/.test(lower)) {
    const phrase = readNounPhrase(tokens, index + 1)
    if (
      phrase &&
      timeHeads.test(lowerAt(tokens, phrase.head)) &&
      at(tokens, phrase.core)?.kind !== 'number' &&
      // "in UK hospitals swap shifts": a place and then the job
      !tokens.slice(phrase.core, phrase.head).some(({ lower: word }) => placeHeads.test(word) && word.endsWith('s'))
    )
      return makeValue(found, index, phrase.end, 0.7)
  }
  return null
}

export function readMoments(clauses: readonly FieldClause[]): BriefValue[] {
  return uniqueValues(
    clauses.flatMap((item) => item.clause.tokens.flatMap((_, index) => momentAt(item, index) ?? [])),
  ).slice(0, 6)
}

function placeAt(found: FieldClause, index: number): BriefValue | null {
  const { tokens } = found.clause
  if (!/^(?:in|at|inside|on)$/.test(lowerAt(tokens, index))) return null
  const phrase = readNounPhrase(tokens, index + 1)
  if (!phrase || !placeHeads.test(lowerAt(tokens, phrase.head))) return null
  const extended = extendByPrepositions(tokens, phrase, new Set(), 0)
  return makeValue(found, phrase.core, extended.end, 0.7)
}

export function readPlaces(clauses: readonly FieldClause[]): BriefValue[] {
  return uniqueValues(
    clauses.flatMap((item) => item.clause.tokens.flatMap((_, index) => placeAt(item, index) ?? [])),
  ).slice(0, 6)
}

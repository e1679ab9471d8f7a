import { toSingular } from './inflect.ts'
import { adverb, closedClass, gerund, noun, plural, wordClass } from './lexicon.ts'
import { at, isPluralToken, lowerAt, type NounPhrase, readNounPhrase } from './noun-phrase.ts'
import { emptyPeople } from './people-words.ts'
import { productNouns } from './product-words.ts'
import type { Token } from './tokens.ts'
import { type Form, skipQuantity, verbStrength } from './verb-strength.ts'

/** How sure a singular head names people; see `personScore`. */
export type PersonScore = (singular: string) => number

/** What the frames work on: one sentence of a field and what the vocabulary knows of people. */
export interface Clause {
  tokens: readonly Token[]
  /** The whole text of the field, which the tokens' offsets refer to. */
  source: string
  person: PersonScore
}

export interface ActorPhrase {
  phrase: NounPhrase
  /** Tokens of where they work or live, without the preposition. */
  setting: { start: number; end: number } | null
  /** "vets and veterinary nurses": the others. */
  others: NounPhrase[]
  /** End of all of it. */
  end: number
  person: number
}

/** People whom a condition or a possession describes: "patients with chronic pain". */
const livesWith = new Set([
  ...emptyPeople,
  'patient',
  'child',
  'kid',
  'student',
  'pupil',
  'parent',
  'family',
  'couple',
  'landlord',
  'senior',
  'household',
  'athlete',
  'employee',
])

const placePrepositions = new Set(['in', 'at', 'on', 'across', 'inside'])
const innerPrepositions = new Set([
  'of',
  'with',
  'without',
  'over',
  'under',
  'for',
  'aged',
  'between',
  'near',
  'behind',
])

export const headOf = (tokens: readonly Token[], phrase: NounPhrase) =>
  toSingular(at(tokens, phrase.head)?.text ?? '').toLowerCase()

/** "Microsoft Teams", "Slack or Teams": a product by the name of people. */
const isTeamsProduct = (tokens: readonly Token[], head: number) =>
  at(tokens, head)?.text === 'Teams' &&
  (/^(?:microsoft|ms)$/.test(lowerAt(tokens, head - 1)) || lowerAt(tokens, head - 2) === 'slack')

/** "robo advisor", "two AI hosts": a machine by the name of people. */
const machines = new Set(['robo', 'robot', 'ai', 'virtual'])
const isMachine = (tokens: readonly Token[], { core, head }: NounPhrase) =>
  tokens.slice(core, head).some(({ lower }) => machines.has(lower))

export const personOf = (clause: Clause, phrase: NounPhrase): number => {
  if (isTeamsProduct(clause.tokens, phrase.head) || isMachine(clause.tokens, phrase)) return 0
  const last = headOf(clause.tokens, phrase)
  const score = clause.person(last)
  if (score > 0 || phrase.head === phrase.core) return score
  const before = lowerAt(clause.tokens, phrase.head - 1)
  return Math.max(score, clause.person(`${before} ${last}`))
}

/** Reads an actor that starts at `from` and ends at the latest before `limit`. */
export function readActor(clause: Clause, from: number, limit = clause.tokens.length): ActorPhrase | null {
  const { tokens } = clause
  const first = readNounPhrase(tokens, from, limit)
  if (!first) return null
  let { end } = first
  let setting: ActorPhrase['setting'] = null
  const others: NounPhrase[] = []
  let phraseEnd = first.end
  while (end < limit && others.length < 4) {
    const lower = lowerAt(tokens, end)
    if (lower === 'like' && /^(?:ours|mine|us|me|him|her)$/.test(lowerAt(tokens, end + 1))) {
      end += 2
      continue
    }
    const isPlace = placePrepositions.has(lower)
    if (isPlace || innerPrepositions.has(lower)) {
      const inner = readNounPhrase(tokens, skipQuantity(tokens, end + 1), limit)
      if (!inner) break
      if (isPlace) setting ??= { start: inner.core, end: inner.end }
      else if (others.length === 0 && (lower === 'of' || (lower === 'with' && livesWith.has(headOf(tokens, first)))))
        phraseEnd = inner.end
      end = inner.end
      continue
    }
    if (lower !== 'and' && lower !== 'or' && lower !== '&' && lower !== ',') break
    const skip = lower === ',' && ['and', 'or'].includes(lowerAt(tokens, end + 1)) ? 2 : 1
    const other = readNounPhrase(tokens, end + skip, limit)
    if (!other || personOf(clause, other) < 1 || other.start !== end + skip) break
    others.push(other)
    end = other.end
  }
  return { phrase: { ...first, end: phraseEnd }, setting, others, end, person: personOf(clause, first) }
}

/** The actor reaches its verb, or only a short participle clause lies between: "people living alone | press". */
const fills = (tokens: readonly Token[], end: number, verbAt: number) =>
  end === verbAt ||
  (verbAt - end <= 4 &&
    (wordClass(lowerAt(tokens, end)) & gerund) !== 0 &&
    !tokens.slice(end, verbAt).some((token) => token.kind === 'mark'))

const finiteOnly = new Set(['people', 'staff', 'police', 'crew', 'team', 'everyone', 'anyone', 'family'])

/**
 * Finds where an actor ends and its verb begins: "night-shift nurses in care homes | swap". Each verb that could end
 * the actor is weighed by who stands before it and what stands behind it. `finite` asks for agreement in number.
 */
export function splitActorAndVerb(
  clause: Clause,
  from: number,
  finite: boolean,
): { actor: ActorPhrase; verbAt: number; form: Form; score: number } | null {
  const { tokens } = clause
  let best: { actor: ActorPhrase; verbAt: number; form: Form; score: number } | null = null
  for (let verbAt = from + 1; verbAt < tokens.length && verbAt - from <= 14; verbAt += 1) {
    const token = at(tokens, verbAt)
    if (!token || (token.kind === 'mark' && token.text !== ',' && token.text !== '&')) break
    if (token.kind !== 'word') continue
    for (const form of finite ? (['base', 'third'] as const) : (['base'] as const)) {
      const strength = verbStrength(tokens, verbAt, form)
      if (strength < 0.5) continue
      let actorEnd = verbAt
      while (actorEnd > from && wordClass(lowerAt(tokens, actorEnd - 1)) === adverb) actorEnd -= 1
      const actor = readActor(clause, from, actorEnd)
      if (!actor || !fills(tokens, actor.end, actorEnd)) continue
      const isPlural = isPluralToken(at(tokens, actor.phrase.head)) || actor.others.length > 0
      const head = headOf(tokens, actor.phrase)
      if (finite && form === 'third' && isPlural) continue
      if (finite && form === 'base' && !isPlural && !finiteOnly.has(head)) continue
      // a bare singular noun before a base form is part of the noun phrase: "dog | owners"
      const hasDeterminer = actor.phrase.core > actor.phrase.start
      const number = isPlural ? 1 : hasDeterminer ? 0.5 : -1
      // a noun right behind the verb that could itself be the verb: prefer the later one
      const score = actor.person + number + strength - 0.15 * (verbAt - from)
      if (!best || score > best.score) best = { actor, verbAt, form, score }
    }
  }
  return best
}

/** A clause may start here: the sentence's first word, or behind a mark, a conjunction or a subordinator. */
export function startsClause(tokens: readonly Token[], index: number): boolean {
  if (index === 0) return true
  const before = at(tokens, index - 1)
  if (!before || before.kind === 'mark') return before?.text !== "'" && before?.text !== '('
  // "a app were people can sell", written for "where"
  if (before.lower === 'were' && productNouns.has(lowerAt(tokens, index - 2))) return true
  if (before.lower === 'do' || before.lower === 'does')
    return /^(?:why|how|when|where|what)$/.test(lowerAt(tokens, index - 2))
  return [
    'and',
    'so',
    'where',
    'that',
    'when',
    'while',
    'then',
    'but',
    'because',
    'if',
    'which',
    'today',
    'currently',
    'before',
    'after',
    'once',
    'until',
  ].includes(before.lower)
}

/** "the assistant" is a product, "assistants" are people. */
export const isProduct = (clause: Clause, phrase: NounPhrase): boolean =>
  productNouns.has(headOf(clause.tokens, phrase)) &&
  !(isPluralToken(at(clause.tokens, phrase.head)) && personOf(clause, phrase) >= 2)

export const isNounLike = (lower: string) =>
  (wordClass(lower) & (noun | plural)) !== 0 && (wordClass(lower) & closedClass) === 0

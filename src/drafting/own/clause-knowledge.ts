import { type LearnedClasses, readLearnedClasses } from '#knowledge/learned-classes.ts'
import type { CrossCapability } from '#knowledge/outside/cross-capability.ts'
import type { LimitKind } from '#knowledge/outside/limit-kind.ts'
import { readCrossCapabilities, readLimitKinds } from '#knowledge/outside/read-outside.ts'
import { type PhraseMatch, PhraseMatcher } from '#shared/language/phrase-matcher.ts'
import { smallWords } from '#shared/language/small-words.ts'
import { type Token, tokens } from '#shared/language/tokens.ts'
import { classesOf, type TextClass } from '../tagging/text-classes.ts'
import { traitsOf } from '../tagging/text-traits.ts'
import { numberIn } from './number-in.ts'

/** What products of any market know of a clause: the capability that it names, by which phrase. */
export interface ClauseCapability {
  capability: CrossCapability
  phrase: string
}

/** A limit that a clause states, as a line that can fail: "It has failed if ...". */
export interface ClauseLimit {
  kind: LimitKind
  /** With the user's own number, or `___` where none was stated. */
  line: string
  /** Our question about it and our answer, where the kind has one. */
  question: { ask: string; propose: string } | null
}

const denied = /^(?:no|not|without|never|please no|nothing)\b/i
const blank = '___'

/** A phrase counts only where the words beside it do not speak against its capability. */
const leastBesidePhrase = -0.8
/**
 * What was learned alone says what a clause is from the first score on, with a lead from the second; a few words need more. On labelled features that
 * were left out of the learning, three in four of these were the very capability, most others a neighbour of it.
 */
const leastLearned = -0.2
const leastWithLead = -0.45
const lead = 0.2
const leastOfFewWords = 0.25
const fewWords = 4

function isSure([best, next]: readonly TextClass[], words: number): boolean {
  if (!best) return false
  if (words < fewWords) return best.score >= leastOfFewWords
  return best.score >= leastLearned || (best.score >= leastWithLead && best.score - (next?.score ?? -1) >= lead)
}

/**
 * The cross-market capability that a clause is: by the most telling phrase that what was learned does not speak against, else by what was learned
 * of labelled features; null where neither is sure. Words of a phrase that stand apart, and a capability that only some trades have, need a second
 * phrase of it in the whole brief: "who is coming" alone is no guest list.
 */
export function capabilityOf(clause: string, brief = clause): ClauseCapability | null {
  if (denied.test(clause.trim())) return null
  const words = tokens(clause)
  const isNegative = negative.test(clause)
  const classes = classesOf(traitsOf(words), opened().learned)
  const scores = new Map(classes.map(({ id, score }) => [id, score]))
  const named = capabilityByPhrase(clause, words, brief)
  if (
    named &&
    (!isNegative || negative.test(named.phrase)) &&
    (scores.get(named.capability.id) ?? 0) >= leastBesidePhrase
  )
    return named
  // "We sell no tickets" is about tickets, and the lines for tickets would demand the opposite.
  if (isNegative) return null
  const [best] = classes
  const capability = best && opened().capabilities.get(best.id)
  return capability && isSure(classes, words.length) && !isRefusedIn(words, best.id)
    ? { capability, phrase: clause }
    : null
}

const isRefusedIn = (words: readonly Token[], id: string) =>
  opened()
    .refused.find(words)
    .some(({ value }) => value === id)

function capabilityByPhrase(_clause: string, words: readonly Token[], brief: string): ClauseCapability | null {
  const { named, refused, capabilities } = opened()
  const not = new Set(refused.find(words).map(({ value }) => value))
  const matches = named.find(words).filter(({ value }) => !not.has(value))
  if (matches.length === 0) return null
  const inBrief = named.find(tokens(brief))
  const isMeant = (match: PhraseMatch<string>) => {
    const isTight = standsTogether(match, words)
    if (isTight && capabilities.get(match.value)?.anyTrade) return true
    const own = stemsOf(match.phrase)
    return inBrief.some(
      ({ value, phrase }) => value === match.value && stemsOf(phrase).every((stem) => !own.includes(stem)),
    )
  }
  const [best] = matches
    .filter(isMeant)
    .map((match) => ({ ...match, weight: weightOf(match.phrase, words, match.first) }))
    .sort((a, b) => b.weight - a.weight)
  const capability = best && capabilities.get(best.value)
  return best && capability ? { capability, phrase: best.phrase } : null
}

const negative =
  /\b(?:no|not|never|nobody|nothing|none|neither|cannot|without|\p{L}+n['’]t|kein\p{L}*|nicht|nie|ohne|pas|jamais|sans|nunca|sin)\b/iu

const mostLimits = 2
const conditional =
  /\b(?:if|when|unless|until|wenn)\b|\b(?:not|never|don['’]?t|doesn['’]?t|won['’]?t|cannot|can['’]?t)\b/i

/** The limits that a clause states, what has a number first. */
export function limitsOf(clause: string): ClauseLimit[] {
  const { limits, limitPhrases, limitRefused } = opened()
  const words = tokens(clause)
  const not = new Set(limitRefused.find(words).map(({ value }) => value))
  const said = new Set(limitPhrases.find(words).map(({ value }) => value))
  const isConditional = conditional.test(clause)
  const found = limits.flatMap((kind): (ClauseLimit & { numbered: boolean })[] => {
    if (not.has(kind.id)) return []
    // "Not shown if it is more than 2 floors" sets no least number of floors.
    const number = isConditional && kind.bound !== undefined ? null : numberIn(clause, kind)
    // A number alone says nothing of what it counts: its unit does, or the words around it.
    if (!said.has(kind.id) && !(number && (kind.units || kind.bound === 'most'))) return []
    const typed = number ?? (kind.fails.includes('{number}') ? numberIn(clause, { bound: 'any' }) : null)
    const fill = (text: string) => text.replaceAll('{number}', typed ?? blank).replaceAll('{quote}', `“${clause}”`)
    const question = kind.question && kind.propose ? { ask: fill(kind.question), propose: fill(kind.propose) } : null
    return [{ kind, line: fill(kind.fails), question, numbered: number !== null }]
  })
  const known = found.some(({ kind }) => !kind.fallback)
  const ids = new Set(found.map(({ kind }) => kind.id))
  return found
    .filter(({ kind }) => (!kind.fallback || !known) && !kind.unless?.some((id) => ids.has(id)))
    .sort((a, b) => Number(b.numbered) - Number(a.numbered))
    .slice(0, mostLimits)
    .map(({ kind, line, question }) => ({ kind, line, question }))
}

const stemsOf = (phrase: string) =>
  tokens(phrase)
    .filter(({ word }) => !smallWords.has(word))
    .map(({ stem }) => stem)

/** Whether the words of a phrase stand beside each other in its own order. */
function standsTogether({ phrase, first, last }: PhraseMatch<string>, words: readonly Token[]): boolean {
  const typed = words.slice(first, last + 1).filter(({ word }) => !smallWords.has(word))
  const stems = stemsOf(phrase)
  return typed.length <= stems.length && typed.every(({ stem }, index) => stem === stems[index])
}

/** A longer phrase weighs more; of two alike the one that stands first. */
function weightOf(phrase: string, words: readonly Token[], first: number): number {
  const content = tokens(phrase).filter(({ word }) => !smallWords.has(word))
  const letters = content.reduce((sum, { word }) => sum + word.length, 0)
  return content.length * 10 + letters - first / Math.max(1, words.length)
}

interface Opened {
  learned: LearnedClasses
  capabilities: ReadonlyMap<string, CrossCapability>
  named: PhraseMatcher<string>
  refused: PhraseMatcher<string>
  limits: readonly LimitKind[]
  limitPhrases: PhraseMatcher<string>
  limitRefused: PhraseMatcher<string>
}

let kept: Opened | undefined

/** Read and compiled when a clause is first looked up, then kept. */
function opened(): Opened {
  if (kept) return kept
  const capabilities = readCrossCapabilities()
  const limits = readLimitKinds()
  const pairs = (id: string, phrases: readonly string[] = []) => phrases.map((phrase) => [phrase, id] as const)
  kept = {
    learned: readLearnedClasses('capabilities.bin'),
    capabilities: new Map(capabilities.map((each) => [each.id, each])),
    named: new PhraseMatcher(capabilities.flatMap(({ id, names, alone = [] }) => pairs(id, [...names, ...alone]))),
    refused: new PhraseMatcher(capabilities.flatMap(({ id, notWhen }) => pairs(id, notWhen))),
    limits,
    limitPhrases: new PhraseMatcher(limits.flatMap(({ id, says }) => pairs(id, says))),
    limitRefused: new PhraseMatcher(limits.flatMap(({ id, notWhen }) => pairs(id, notWhen))),
  }
  return kept
}

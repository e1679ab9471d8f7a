import { type ActorPhrase, type Clause, headOf, readActor } from '../actor-phrase.ts'
import { readClauseObject } from '../clause-object.ts'
import { auxiliaries, modals, possessives } from '../function-words.ts'
import { toSingular } from '../inflect.ts'
import { isKnownWord } from '../lexicon.ts'
import { isPluralToken, lowerAt, readNounPhrase, skipDeterminers } from '../noun-phrase.ts'
import { readVerbChain } from '../verb-chain.ts'
import { readVerbObject, type VerbPhrase } from '../verb-phrase.ts'
import { baseOf, verbStrength } from '../verb-strength.ts'
import { type Frame, statement } from './statement.ts'

/** Verbs whose object is the person that the product serves: "tells technicians which bearing will fail". */
const informing = new Set([
  'tell',
  'warn',
  'notify',
  'alert',
  'remind',
  'show',
  'inform',
  'advise',
  'predict',
  'nudge',
  'prompt',
  'ping',
  'urge',
])
/** What opens a clause that somebody gets to know. */
const clauseOpeners = /^(?:which|what|how|whether|when|where|who|why|whose|if|that)$/
const personPronoun = /^(?:you|me|us|them|him|her|users)$/
const nounForms = new Set(['show', 'shows', 'alert', 'alerts'])

/**
 * "tells farmers which cow will fall ill", "reminds parents to sign": read at the verb, whoever or whatever tells. What a
 * person is told is what the person gets to know, so that is the job. A person as the teller is read before, by its own
 * frame.
 */
export const informFrame: Frame = (clause, index) => {
  const { tokens } = clause
  const lower = lowerAt(tokens, index)
  const before = lowerAt(tokens, index - 1)
  const isThird = lower.endsWith('s')
  if (!informing.has(isThird ? baseOf(lower, 'third') : lower)) return null
  // the base form needs something that calls for it: "sensors that tell", "an app to tell", "will tell"
  const isCalled = /^(?:that|which|to|and|we|,)$/.test(before) || modals.has(before) || isPluralToken(tokens[index - 1])
  if (!isThird && (index === 0 || !isCalled)) return null
  // a made-up name may end like a person ("LeakLess")
  if (isKnownWord(toSingular(before)) && clause.person(toSingular(before)) >= 1) return null
  if (nounForms.has(lower) && /^(?:a|an|the|these|those|of|for|with)$/.test(before)) return null
  const hasPronoun = personPronoun.test(lowerAt(tokens, index + 1)) && !readNounPhrase(tokens, index + 1, index + 2)
  const actor = hasPronoun ? null : readActor(clause, index + 1)
  if (!hasPronoun && (!actor || !isServed(clause, actor))) return null
  const end = actor?.end ?? index + 2
  const said = readSaid(clause, end)
  if (!said) return null
  return statement(
    clause,
    index,
    { actor: actor && { ...actor, end: index + 1 }, jobs: said, pronoun: lowerAt(tokens, index + 1) === 'them' },
    0.8,
  )
}

/** People for certain, or a plural that the vocabulary does not know; what is told cannot be a thing. */
const isServed = (clause: Clause, actor: ActorPhrase) =>
  actor.person >= 1 ||
  (actor.person === 0 && isPluralToken(clause.tokens[actor.phrase.head]) && headOf(clause.tokens, actor.phrase) !== '')

/** The clause, the doing or the thing that is told. */
function readSaid(clause: Clause, from: number): VerbPhrase[] | null {
  const { tokens, source } = clause
  const opening = lowerAt(tokens, from)
  if (opening === 'to') {
    const jobs = readVerbChain(tokens, from + 1, 'base', source)
    // "reminds them to drink and alerts their children": the second is what the product does
    const cut = jobs.findIndex(({ verb }, index) => index > 0 && informing.has(verb))
    const own = cut < 0 ? jobs : jobs.slice(0, cut)
    if (own.length > 0 && skipDeterminers(tokens, from + 1) === from + 1) return own
  }
  if (/^(?:about|of|to)$/.test(opening)) return readTopic(clause, from)
  if (!clauseOpeners.test(opening) || (opening === 'that' && !opensStatement(clause, from + 1))) return null
  const phrase = readClauseObject(tokens, from, source)
  return phrase.object === '' ? null : [{ start: from, verb: 'know', certain: true, ...phrase }]
}

/** "warns drivers of black ice". */
function readTopic(clause: Clause, from: number): VerbPhrase[] | null {
  const phrase = readVerbObject(clause.tokens, from + 1, clause.source)
  if (phrase.head === '' || phrase.object === '') return null
  return [{ start: from, verb: 'know', certain: true, ...phrase, object: `about ${phrase.object}` }]
}

/** "that a pipe is leaking", not "that grow wheat". */
function opensStatement({ tokens }: Clause, from: number): boolean {
  const lower = lowerAt(tokens, from)
  if (/^(?:they|it|he|she|there|you|we|i)$/.test(lower) || possessives.has(lower)) return true
  if (auxiliaries.has(lower) || modals.has(lower)) return false
  if (skipDeterminers(tokens, from) > from) return true
  const phrase = readNounPhrase(tokens, from)
  if (!phrase || verbStrength(tokens, from, 'base') >= 2) return false
  const next = lowerAt(tokens, phrase.end)
  return auxiliaries.has(next) || modals.has(next) || verbStrength(tokens, phrase.end, 'base') > 0
}

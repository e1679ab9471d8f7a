import {
  type ActorPhrase,
  type Clause,
  headOf,
  isProduct,
  readActor,
  splitActorAndVerb,
  startsClause,
} from '../actor-phrase.ts'
import { auxiliaries, modals, questionWords } from '../function-words.ts'
import { past, personScore, wordClass } from '../lexicon.ts'
import { lowerAt } from '../noun-phrase.ts'
import { productNouns } from '../product-words.ts'
import { readVerbChain } from '../verb-chain.ts'
import { baseOf, type Form, verbStrength } from '../verb-strength.ts'
import { relative } from './for-frame.ts'
import { helpFrame, servesOthers } from './help-frame.ts'
import { type Frame, type Statement, statement } from './statement.ts'

const subjectPronouns = new Set(['they', 'he', 'she', 'you', 'everyone', 'everybody', 'users', 'i'])
/** What stands in such a clause is the occasion, not the job: "before they run out". */
const subordinating = new Set(['before', 'after', 'once', 'until', 'because', 'when', 'while', 'unless'])
const founders = new Set(['we', 'our', 'us'])
/** Verbs that lead to the real one: "struggle to find", "want to share". */
const leading = new Set(['struggle', 'want', 'need', 'have', 'try', 'like', 'love', 'wish', 'get', 'fail', 'use'])
/** Verbs that only say that it hurts; no job. */
const hurting = new Set([
  'lose',
  'waste',
  'suffer',
  'juggle',
  'struggle',
  'spend',
  'miss',
  'forget',
  'rely',
  'complain',
  'face',
  'fear',
  'hate',
  'throw',
])
const painless = new Set([
  'be',
  'have',
  'do',
  'work',
  'live',
  'want',
  'need',
  'use',
  'love',
  'like',
  'know',
  'think',
  'mean',
])

/** A person or a group as the subject: "dispatchers assign loads", "patients can see a doctor", "they upload an episode". */
export const personFrame: Frame = (clause, index) => {
  const { tokens } = clause
  if (productNouns.has(lowerAt(tokens, index - 1)) || lowerAt(tokens, index - 1) === 'we')
    return connectFrame(clause, index)
  const isRelative = lowerAt(tokens, index) === 'they' && modals.has(lowerAt(tokens, index + 1))
  if (!startsClause(tokens, index) && !isRelative) return null
  const lower = lowerAt(tokens, index)
  if (subordinating.has(lowerAt(tokens, index - 1))) {
    const inner = subjectPronouns.has(lower) ? null : subjectFrame(clause, index)
    return inner ? { ...inner, confidence: inner.confidence - 0.2 } : null
  }
  if (lower === "i'm" || (lower === 'i' && lowerAt(tokens, index + 1) === 'am')) return selfFrame(clause, index)
  if (lower === 'i') {
    const own = ownerFrame(clause, index) ?? helpFrame(clause, wishAt(clause, index))
    if (own) return own
  }
  if (lower === 'as') return asFrame(clause, index)
  if (founders.has(lower)) return null
  // "what if you could rent a drill" is the pitch itself
  if (lowerAt(tokens, index - 1) === 'if' && lowerAt(tokens, index - 2) !== 'what') return null
  if (subjectPronouns.has(lower)) return pronounFrame(clause, index)
  if (lower === 'a' && lowerAt(tokens, index - 1) === 'as') return asFrame(clause, index)
  return connectFrame(clause, index) ?? subjectFrame(clause, index)
}

function subjectFrame(clause: Clause, index: number): Statement | null {
  const { tokens } = clause
  const actor = readActor(clause, index)
  if (!actor || isProduct(clause, actor.phrase)) return finiteFrame(clause, index)
  const next = lowerAt(tokens, actor.end)
  if (next === 'who') return actor.person >= 1 ? relative(clause, index, actor) : null
  if (modals.has(next)) {
    const verbAt = /^(?:not|be|now|also|then|always|instantly|easily)$/.test(lowerAt(tokens, actor.end + 1))
      ? actor.end + 2
      : actor.end + 1
    if (actor.person < 1) return null
    const jobs = readVerbChain(tokens, verbAt, 'base', clause.source)
    return statement(clause, index, { actor, jobs }, jobs.length > 0 ? 0.86 : 0.5)
  }
  if (auxiliaries.has(next) && actor.person >= 1) {
    const isPassive = (wordClass(lowerAt(tokens, actor.end + 1)) & past) !== 0
    const isNeed = /^(?:have|has)$/.test(next) && lowerAt(tokens, actor.end + 1) === 'to'
    if (isNeed) {
      const jobs = readVerbChain(tokens, actor.end + 2, 'base', clause.source)
      return statement(clause, index, { actor, jobs }, 0.75)
    }
    return statement(clause, index, { actor }, isPassive ? 0.6 : 0.45)
  }
  return finiteFrame(clause, index)
}

function finiteFrame(clause: Clause, index: number): Statement | null {
  const split = splitActorAndVerb(clause, index, true)
  if (!split || split.actor.person < 1 || split.score < 2) return null
  if (isProduct(clause, split.actor.phrase)) return null
  // "the checker highlights claims": one thing named by what it does, not a person
  const isThing = split.form === 'third' && split.actor.person === 1 && lowerAt(clause.tokens, index) === 'the'
  const found = actsFrame(clause, index, split.actor, split.verbAt, split.form)
  return isThing && found ? { ...found, actors: [], byProduct: true } : found
}

/** The verb of a person, seen through "use X to", "struggle to" and verbs of pain. */
function actsFrame(
  clause: Clause,
  start: number,
  actor: ActorPhrase | null,
  verbAt: number,
  form: Form,
): Statement | null {
  const { tokens, source } = clause
  const base = baseOf(lowerAt(tokens, verbAt), form)
  const parts = { actor, pronoun: actor === null }
  // "studios let clients book": the others, who are read next, do the job
  if (actor && servesOthers(clause, verbAt)) return { ...statement(clause, start, { actor }, 0.78), end: verbAt }
  // "keeps losing her keys" is what hurts
  const kept = base === 'keep' ? baseOf(lowerAt(tokens, verbAt + 1), 'gerund') : ''
  if (hurting.has(kept)) return actor ? statement(clause, start, { actor }, 0.6) : null
  if (leading.has(base)) {
    const most = base === 'use' ? 8 : base === 'need' || base === 'want' ? 5 : 2
    for (let position = verbAt + 1; position <= verbAt + most; position += 1) {
      if (lowerAt(tokens, position) !== 'to') continue
      const jobs = readVerbChain(tokens, position + 1, 'base', source)
      if (jobs.length > 0)
        return statement(clause, start, { ...parts, jobs }, base === 'use' ? 0.88 : hurting.has(base) ? 0.62 : 0.78)
    }
  }
  const met = base === 'meet' && actor ? readActor(clause, verbAt + 1) : null
  // "a place where engineers meet factories": both sides use it
  if (met && actor && met.person >= 1) {
    const jobs = readVerbChain(tokens, verbAt, form, source)
    return statement(clause, start, { actors: [actor, met], jobs: jobs.slice(0, 1) }, 0.78)
  }
  const purpose =
    base === 'use'
      ? tokens.findIndex((token, position) => position > verbAt && position - verbAt <= 6 && token.lower === 'for')
      : -1
  if (purpose > 0 && verbStrength(tokens, purpose + 1, 'gerund') >= 1) {
    const jobs = readVerbChain(tokens, purpose + 1, 'gerund', source)
    return statement(clause, start, { ...parts, jobs }, 0.82)
  }
  if (base === 'spend' || base === 'waste') {
    const doing = tokens.findIndex(
      (_, position) => position > verbAt && position - verbAt <= 7 && verbStrength(tokens, position, 'gerund') >= 1.5,
    )
    const jobs = doing > 0 ? readVerbChain(tokens, doing, 'gerund', source) : []
    if (jobs.length > 0) return statement(clause, start, { ...parts, jobs }, 0.68)
  }
  const isKnowing = base === 'know' && questionWords.has(lowerAt(tokens, verbAt + 1))
  if (hurting.has(base) || (painless.has(base) && !isKnowing))
    return actor ? statement(clause, start, { actor }, hurting.has(base) ? 0.6 : 0.5) : null
  const jobs = readVerbChain(tokens, verbAt, form, source)
  return jobs.length > 0 ? statement(clause, start, { ...parts, jobs }, actor ? 0.78 : 0.6) : null
}

function pronounFrame(clause: Clause, index: number): Statement | null {
  const { tokens } = clause
  const lower = lowerAt(tokens, index)
  let verbAt = index + 1
  const isSingular = /^(?:he|she|everyone|everybody)$/.test(lower)
  const hasModal = modals.has(lowerAt(tokens, verbAt)) || lowerAt(tokens, verbAt) === 'currently'
  if (hasModal) verbAt += 1
  const form: Form = isSingular && !hasModal ? 'third' : 'base'
  const actor = /^every/.test(lower) ? readEveryone(clause, index) : null
  if (verbStrength(tokens, verbAt, form) === 0) return null
  const found = actsFrame(clause, index, actor, verbAt, form)
  if (found && actor) return { ...found, confidence: Math.min(found.confidence, 0.66) }
  return found && lower === 'i' ? { ...found, pronoun: false, confidence: 0.55 } : found
}

function readEveryone(_clause: Clause, index: number): ActorPhrase {
  return {
    phrase: { start: index, core: index, head: index, coreEnd: index + 1, end: index + 1 },
    setting: null,
    others: [],
    end: index + 1,
    person: 0.5,
  }
}

/** "I'm a nurse": who writes is who would use it, unless they say that they build it. */
function selfFrame(clause: Clause, index: number): Statement | null {
  const { tokens } = clause
  const from = lowerAt(tokens, index) === 'i' ? index + 2 : index + 1
  const actor = /^an?$/.test(lowerAt(tokens, from)) ? readActor(clause, from) : null
  if (
    !actor ||
    actor.person < 1 ||
    tokens.some((token) => /^(?:build|creat|develop|launch|found)(?:ing|er)$/.test(token.lower))
  )
    return null
  return statement(clause, index, { actor }, 0.75)
}

const running = /^(?:run|own|manage|operate|have)$/

/** "I run a small pottery studio": the writer's own place is where it would be used. */
function ownerFrame(clause: Clause, index: number): Statement | null {
  const { tokens } = clause
  if (!running.test(lowerAt(tokens, index + 1)) || !/^an?$/.test(lowerAt(tokens, index + 2))) return null
  const actor = readActor(clause, index + 2)
  const isPlace = actor !== null && personScore(headOf(tokens, actor.phrase)) === 2
  return isPlace ? statement(clause, index, { actor }, 0.7) : null
}

/** "I want members to reserve", "I would like parents to see": where what is wished of others begins. */
function wishAt({ tokens }: Clause, index: number): number {
  const isWould = lowerAt(tokens, index + 1) === 'would' && lowerAt(tokens, index + 2) === 'like'
  return isWould ? index + 2 : index + 1
}

/** "As a landlord with four flats, I want to collect rent". */
function asFrame(clause: Clause, index: number): Statement | null {
  const { tokens } = clause
  if (lowerAt(tokens, index) !== 'as' && lowerAt(tokens, index - 1) !== 'as') return null
  const from = lowerAt(tokens, index) === 'as' ? index + 1 : index
  const actor = readActor(clause, from)
  if (!actor || actor.person < 1) return null
  for (let position = actor.end; position < tokens.length && position - actor.end < 8; position += 1) {
    if (lowerAt(tokens, position) !== 'to') continue
    const jobs = readVerbChain(tokens, position + 1, 'base', clause.source)
    if (jobs.length > 0) return statement(clause, index, { actor, jobs }, 0.9)
  }
  return statement(clause, index, { actor }, 0.7)
}

const pairing = new Set(['connect', 'match', 'pair', 'link', 'introduce', 'unite'])

/** "[we] connect retired teachers with pupils": two sides, one job. */
export function connectFrame(clause: Clause, index: number): Statement | null {
  const { tokens } = clause
  const lower = lowerAt(tokens, index)
  const form: Form = pairing.has(lower) ? 'base' : lower.endsWith('ing') ? 'gerund' : 'third'
  const base = baseOf(lower, form)
  if (!pairing.has(base)) return null
  const jointAt = tokens.findIndex((token, position) => position > index + 1 && /^(?:with|to|and)$/.test(token.lower))
  const first = readActor(clause, index + 1, jointAt > 0 ? jointAt : tokens.length)
  if (!first || first.person < 1) return null
  const joint = lowerAt(tokens, first.end)
  const second = /^(?:with|to|and)$/.test(joint) ? readActor(clause, first.end + 1) : null
  const jobs = readVerbChain(tokens, index, form, clause.source)
  return statement(
    clause,
    index,
    { actors: second && second.person >= 1 ? [first, second] : [first], jobs: jobs.slice(0, 1), byProduct: true },
    0.72,
  )
}

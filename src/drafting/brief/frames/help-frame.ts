import { type ActorPhrase, type Clause, readActor, splitActorAndVerb } from '../actor-phrase.ts'
import { adverb, noun, plural, wordClass } from '../lexicon.ts'
import { lowerAt, skipDeterminers } from '../noun-phrase.ts'
import { helpingVerbs } from '../product-verbs.ts'
import { readVerbChain } from '../verb-chain.ts'
import { type Form, verbStrength } from '../verb-strength.ts'
import { type Frame, type Statement, statement } from './statement.ts'

const readers = new Set(['you', 'me', 'us', 'them', 'him', 'her', 'everyone', 'anyone', 'users'])
const abilities = new Set([
  'way',
  'ways',
  'tool',
  'tools',
  'ability',
  'chance',
  'place',
  'power',
  'means',
  'option',
  'freedom',
  'app',
])
const ease = new Set([
  'easy',
  'easier',
  'simple',
  'simpler',
  'possible',
  'effortless',
  'cheaper',
  'faster',
  'safer',
  'fun',
])

/** "lets nurses swap shifts", "makes it easy for tenants to report leaks", "gives therapists a way to send exercises". */
export const helpFrame: Frame = (clause, index) => {
  const { tokens } = clause
  const helper = lowerAt(tokens, index)
  // "we want deaf patients to be able to book"
  if (/^(?:wants?|like)$/.test(helper)) return wantFrame(clause, index)
  if (!helpingVerbs.has(helper)) return null
  if (/^mak/.test(helper)) return easyFrame(clause, index)
  if (/^(?:giv|equip)/.test(helper)) return abilityFrame(clause, index)
  if (/^(?:support|assist|invit|encourag|teach)/.test(helper)) return withTo(clause, index, index + 1, 0.8)
  // "it allows to the teachers to make"
  const isTo = lowerAt(tokens, index + 1) === 'to' && skipDeterminers(tokens, index + 2) > index + 2
  return withTo(clause, index, index + (isTo ? 2 : 1), 0.9) ?? withBaseForm(clause, index)
}

function easyFrame(clause: Clause, index: number): Statement | null {
  const { tokens } = clause
  for (let offset = 1; offset <= 4; offset += 1) {
    if (!ease.has(lowerAt(tokens, index + offset))) continue
    const next = index + offset + 1
    if (lowerAt(tokens, next) === 'for') return withTo(clause, index, next + 1, 0.9)
    if (lowerAt(tokens, next) !== 'to') return null
    const jobs = readVerbChain(tokens, next + 1, 'base', clause.source)
    return jobs.length > 0 ? statement(clause, index, { jobs }, 0.75) : null
  }
  return null
}

function abilityFrame(clause: Clause, index: number): Statement | null {
  const { tokens } = clause
  for (let end = index + 2; end < tokens.length && end - index < 12; end += 1) {
    const noun = skipDeterminers(tokens, end)
    const ability = noun + (abilities.has(lowerAt(tokens, noun)) ? 0 : 1)
    if (!abilities.has(lowerAt(tokens, ability)) || lowerAt(tokens, ability + 1) !== 'to') continue
    const actor = readActor(clause, index + 1, end)
    const jobs = readVerbChain(tokens, ability + 2, 'base', clause.source)
    if (jobs.length > 0 && actor?.end === end) return statement(clause, index, { actor, jobs }, 0.9)
    if (jobs.length > 0 && readers.has(lowerAt(tokens, index + 1))) return statement(clause, index, { jobs }, 0.75)
  }
  // "gives patients a diary": who gets it is who uses it
  const given = readActor(clause, index + 1)
  const isGiven = given !== null && given.person >= 1 && skipDeterminers(tokens, given.end) > given.end
  return isGiven && /^giv/.test(lowerAt(tokens, index)) ? givenFrame(clause, index, given) : null
}

function wantFrame(clause: Clause, index: number): Statement | null {
  // "I want his nurse to see it as well": whoever comes second
  const isBeside = clause.tokens.some(
    ({ lower }, at) => /^(?:also|too)$/.test(lower) || (lower === 'as' && lowerAt(clause.tokens, at + 1) === 'well'),
  )
  const found = withTo(clause, index, index + 1, isBeside ? 0.58 : 0.82)
  return found?.actors.every((actor) => actor.person >= 1) ? found : null
}

function givenFrame(clause: Clause, index: number, actor: ActorPhrase): Statement {
  const form: Form = lowerAt(clause.tokens, index).endsWith('s') ? 'third' : 'base'
  const jobs = readVerbChain(clause.tokens, index, form, clause.source)
  return statement(clause, index, { actor, jobs, byProduct: true }, 0.72)
}

/** "enable agencies to sell": the actor ends at "to". */
function withTo(clause: Clause, index: number, from: number, confidence: number): Statement | null {
  const { tokens } = clause
  const actor = readActor(clause, from)
  if (!actor || lowerAt(tokens, actor.end) !== 'to') return null
  const isAble = lowerAt(tokens, actor.end + 1) === 'be' && lowerAt(tokens, actor.end + 2) === 'able'
  const jobs = readVerbChain(tokens, actor.end + (isAble ? 4 : 1), 'base', clause.source)
  return jobs.length > 0 ? statement(clause, index, { actor, jobs }, confidence) : null
}

/** "lets nurses swap", "helps reduce waste", "lets you find". */
function withBaseForm(clause: Clause, index: number): Statement | null {
  const { tokens } = clause
  const next = lowerAt(tokens, index + 1)
  const verbAt = index + 1 + (readers.has(next) ? 1 : 0)
  const afterTo = lowerAt(tokens, verbAt) === 'to' ? verbAt + 1 : verbAt
  if (readers.has(next) || next === 'to') {
    const jobs = readVerbChain(tokens, afterTo, 'base', clause.source)
    if (jobs.length > 0) return statement(clause, index, { jobs, pronoun: next === 'them' }, 0.75)
  }
  const split = splitActorAndVerb(clause, index + 1, false)
  if (split && split.score >= 1) {
    const jobs = readVerbChain(tokens, split.verbAt, 'base', clause.source)
    if (jobs.length > 0)
      return statement(clause, index, { actor: split.actor, jobs }, split.actor.person >= 1 ? 0.92 : 0.8)
  }
  const behind = withRelative(clause, index)
  if (behind) return behind
  const jobs = readVerbChain(tokens, index + 1, 'base', clause.source)
  if (jobs.length > 0) return statement(clause, index, { jobs }, 0.65)
  const actor = readActor(clause, index + 1)
  return actor && actor.person >= 1 ? statement(clause, index, { actor }, 0.7) : null
}

const longestRelative = 10

/** "help freelancers who hate chasing invoices | get paid": the verb behind what is told of the actor. */
function withRelative(clause: Clause, index: number): Statement | null {
  const { tokens, source } = clause
  const actor = readActor(clause, index + 1)
  if (!actor || actor.person < 1 || !/^(?:who|that)$/.test(lowerAt(tokens, actor.end))) return null
  for (let verbAt = actor.end + 3; verbAt <= actor.end + longestRelative && verbAt < tokens.length; verbAt += 1) {
    const before = lowerAt(tokens, verbAt - 1)
    const isTo = lowerAt(tokens, verbAt) === 'to'
    if (tokens[verbAt]?.kind === 'mark' || lowerAt(tokens, verbAt) === 'and') return null
    const ends = (wordClass(before) & (noun | plural)) !== 0 || (wordClass(before) & adverb) !== 0
    if (!ends || (!isTo && verbStrength(tokens, verbAt, 'base') < 1)) continue
    const jobs = readVerbChain(tokens, isTo ? verbAt + 1 : verbAt, 'base', source)
    if (jobs.length > 0) return statement(clause, index, { actor: { ...actor, end: verbAt }, jobs }, 0.86)
  }
  return null
}

const lettingVerbs = new Set(['let', 'lets', 'allow', 'allows', 'enable', 'enables', 'invite', 'invites'])

/** "studios | let clients book": at `index` stands a verb by which whoever stands before it serves others, who do the job. */
export function servesOthers(clause: Clause, index: number): boolean {
  if (!lettingVerbs.has(lowerAt(clause.tokens, index))) return false
  const found = helpFrame(clause, index)
  return found !== null && found.jobs.length > 0 && found.actors.some(({ person }) => person >= 1)
}

import { type ActorPhrase, type Clause, readActor } from '../actor-phrase.ts'
import { looksPlural, toSingular } from '../inflect.ts'
import { adjective, closedClass, noun, verb, verbS, wordClass } from '../lexicon.ts'
import { isPluralToken, isPurpose, lowerAt, textOf } from '../noun-phrase.ts'
import { bareVerbs } from '../product-verbs.ts'
import { productNouns } from '../product-words.ts'
import { readVerbChain } from '../verb-chain.ts'
import { readVerbObject, type VerbPhrase } from '../verb-phrase.ts'
import { baseOf, verbStrength } from '../verb-strength.ts'
import { servesOthers } from './help-frame.ts'
import { type Frame, type Statement, statement } from './statement.ts'

const verbsWithFor = new Set([
  'pay',
  'pays',
  'look',
  'looks',
  'looking',
  'ask',
  'search',
  'searching',
  'wait',
  'waiting',
  'apply',
  'paying',
  'charge',
  'free',
  'instead',
  'except',
])
/** What stands between "who" and the verb that matters: "who have to log". */
const semiModals = new Set([
  'have',
  'has',
  'need',
  'needs',
  'want',
  'wants',
  'must',
  'can',
  'could',
  'would',
  'like',
  'love',
  'struggle',
  'try',
  'wish',
  'regularly',
  'often',
  'to',
  'still',
])

/** "for quarry operators who have to log blasts", "for families to coordinate visits", "for DTC roasters". */
export const forFrame: Frame = (clause, index) => {
  const { tokens } = clause
  const preposition = lowerAt(tokens, index)
  const isBy = preposition === 'by' && lowerAt(tokens, index - 1) === 'used'
  const isAimed = preposition === 'at' && /^(?:aimed|targeted|directed)$/.test(lowerAt(tokens, index - 1))
  if (preposition !== 'for' && preposition !== 'among' && !isBy && !isAimed) return null
  if (verbsWithFor.has(lowerAt(tokens, index - 1)) && lowerAt(tokens, index - 1) !== 'free') return null
  const actor = readActor(clause, index + 1)
  if (!actor || lowerAt(tokens, index + 1) === 'example') return null
  // "somebody for two days to fix a machine": how long, and nobody
  if (actor.person < 1 && duration.test(lowerAt(tokens, actor.phrase.head))) return null
  const next = lowerAt(tokens, actor.end)
  const isFree = lowerAt(tokens, index - 1) === 'free'
  if (next === 'to' && servesOthers(clause, actor.end + 1))
    return { ...statement(clause, index, { actor }, 0.88), end: actor.end + 1 }
  if (next === 'to') {
    const jobs = readVerbChain(tokens, actor.end + 1, 'base', clause.source)
    const given = jobs.map((job) => withThingBefore(clause, index, job))
    if (given.length > 0) return statement(clause, index, { actor, jobs: given }, actor.person >= 1 ? 0.88 : 0.6)
  }
  // "a tool for realtors that writes": the tool writes
  const isPlural = isPluralToken(tokens[actor.phrase.head])
  const agrees =
    verbStrength(tokens, actor.end + 1, isPlural ? 'base' : 'third') > 0 ||
    semiModals.has(lowerAt(tokens, actor.end + 1))
  if (next === 'who' || (next === 'that' && actor.person >= 1 && isPlural && agrees))
    return relative(clause, index, actor)
  if (actor.person < 0) return null
  const afterProduct = productNouns.has(lowerAt(tokens, index - 1)) || productNouns.has(lowerAt(tokens, index - 2))
  if (!afterProduct && isPurpose(tokens, actor.phrase) && hasVerb(tokens.slice(0, index))) return null
  if (actor.person >= 1)
    return statement(
      clause,
      index,
      { actor },
      isFree ? 0.45 : (afterProduct || index === 0) && actor.person !== 2 ? 0.8 : 0.68,
    )
  const isEnd = actor.end >= tokens.length || /^[,;:–—()]$/.test(next)
  return afterProduct && isEnd && isPlural ? statement(clause, index, { actor }, 0.4) : null
}

/** "packs a bag for school", but not "payroll for church". */
const hasVerb = (tokens: Clause['tokens']) => tokens.some(({ lower }) => (wordClass(lower) & (verb | verbS)) !== 0)

const duration = /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|weekends?|months?|years?)$/

/** "puzzles for couples to solve together": what stands before "for" is what they act on. */
function withThingBefore({ tokens, source }: Clause, index: number, job: VerbPhrase): VerbPhrase {
  const before = tokens[index - 1]
  if (job.object !== '' || job.refersBack || !before || bareVerbs.has(job.verb)) return job
  const head = toSingular(before.lower)
  if (!looksPlural(before.text) || productNouns.has(head)) return job
  const core = (wordClass(lowerAt(tokens, index - 2)) & (adjective | noun)) !== 0 && index >= 2 ? index - 2 : index - 1
  const isSmall = (wordClass(lowerAt(tokens, core)) & closedClass) !== 0 || core === 0
  const thing = textOf(tokens, isSmall && core < index - 1 ? index - 1 : core, index, source)
  const [verb = job.verb, particle] = job.verb.split(' ')
  const isTogether = particle === 'together'
  return {
    ...job,
    verb: isTogether ? verb : job.verb,
    object: `${thing.charAt(0).toLowerCase()}${thing.slice(1)}${isTogether ? ' together' : ''}`,
    head,
  }
}

/** How somebody lives and what they have, beside what the product is for: "couples who keep separate accounts". */
const living = new Set([
  'keep',
  'live',
  'own',
  'work',
  'love',
  'hate',
  'like',
  'speak',
  'suffer',
  'earn',
  'belong',
  'scroll',
])

/** "who ACTUALLY verb": the actor with what it does. */
export function relative(clause: Clause, start: number, actor: ActorPhrase): Statement | null {
  const { tokens } = clause
  let position = actor.end + 1
  while (semiModals.has(lowerAt(tokens, position)) && position - actor.end < 5) position += 1
  const form =
    isPluralToken(tokens[actor.phrase.head]) || actor.others.length > 0 || position > actor.end + 1 ? 'base' : 'third'
  // "who never meet the guests" tells what they do not do
  const isDenied = /^(?:never|not|don't|can't|cannot|doesn't|won't|hate|no)$/.test(lowerAt(tokens, actor.end + 1))
  // "who have to keep records" is asked of them
  const isLife = position === actor.end + 1 && living.has(baseOf(lowerAt(tokens, position), form))
  const jobs: VerbPhrase[] = isDenied || isLife ? [] : readVerbChain(tokens, position, form, clause.source)
  const needed = jobs.length === 0 && !isDenied ? neededThing(clause, actor.end + 1) : null
  if (needed) return { ...statement(clause, start, { actor, jobs: [needed] }, 0.8), end: needed.end }
  if (actor.person < 1 && jobs.length === 0) return null
  return { ...statement(clause, start, { actor, jobs }, 0.85), end: Math.max(position, ...jobs.map((job) => job.end)) }
}

/** "who need a lift to the doctor's" want to get one, "who need a plumber" to find one. */
function neededThing(clause: Clause, from: number): VerbPhrase | null {
  const { tokens, source } = clause
  if (!/^(?:need|needs|want|wants|seek|seeks)$/.test(lowerAt(tokens, from))) return null
  const { end, object, head } = readVerbObject(tokens, from + 1, source)
  if (object === '' || head === '') return null
  const verb = clause.person(head) >= 1 ? 'find' : 'get'
  return { start: from, end, verb, object, head, refersBack: false, certain: true }
}

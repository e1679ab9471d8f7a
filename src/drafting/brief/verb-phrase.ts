import { type ObjectPhrase, opensClause, readClauseObject } from './clause-object.ts'
import { possessives, questionWords } from './function-words.ts'
import { looksPlural, toSingular } from './inflect.ts'
import { adjective, adverb, closedClass, gerund, noun, past, personScore, plural, wordClass } from './lexicon.ts'
import { at, extendByPrepositions, lowerAt, readNounPhrase, skipDeterminers, textOf } from './noun-phrase.ts'
import type { Token } from './tokens.ts'
import {
  addressed,
  baseOf,
  type Form,
  freeParticles,
  matchesIdiom,
  objectPronouns,
  skipQuantity,
  verbStrength,
  withPreposition,
} from './verb-strength.ts'
import { entering, gatherings, oftenAt } from './verbs-alone.ts'

export interface VerbPhrase extends ObjectPhrase {
  start: number
  /** Base form with its particle: "look up". */
  verb: string
  /** True when the verb says by itself that it is one ("rehearse"), false when it could be a noun ("plan"). */
  certain: boolean
}

/** Words that turn the reader of a first- or second-person pitch into a third person. */
const toThird = new Map([
  ['my', 'their'],
  ['our', 'their'],
  ['your', 'their'],
  ['there', 'their'],
])

/** The object as it stands behind its verb in any sentence: "a charger", "missing groceries", "their wristband". */
function objectText(
  tokens: readonly Token[],
  from: number,
  core: number,
  head: number,
  to: number,
  source: string,
): string {
  const body = textOf(tokens, core, to, source)
    .replace(/\b(?:my|our|your)\b/gi, 'their')
    .replace(/\b(?:me|us|you)\b/gi, 'them')
  if (core === from) return body
  const opening = textOf(tokens, from, core, source).toLowerCase()
  const headText = at(tokens, head)?.text ?? ''
  if (looksPlural(headText) && (opening === 'the' || possessives.has(opening))) return body
  return `${toThird.get(opening) ?? opening} ${body}`
}

/** Extends an object by ", naps and nappies": the same case, no new verb. */
function coordinated(tokens: readonly Token[], end: number, form: Form): number {
  let reached = end
  for (let round = 0; round < 4; round += 1) {
    let next = reached
    if (lowerAt(tokens, next) === ',') next += 1
    const hasConjunction = ['and', 'or', '&'].includes(lowerAt(tokens, next))
    if (hasConjunction) next += 1
    if (next === reached || verbStrength(tokens, next, form) >= 1) break
    if (form !== 'base' && verbStrength(tokens, next, 'base') >= 3) break
    if (form === 'base' && hasConjunction && verbStrength(tokens, next, 'third') >= 2) break
    const phrase = readNounPhrase(tokens, next)
    if (!phrase || opensClause(tokens, next) || lowerAt(tokens, phrase.end) === 'to') break
    // a comma alone may open a new clause ("..., parents see the day"): take it only when the list goes on
    const after = lowerAt(tokens, phrase.end)
    if (!hasConjunction && after !== ',' && after !== 'and' && after !== 'or') break
    if (
      verbStrength(tokens, phrase.end, 'base') > 0 ||
      (wordClass(after) & closedClass && /^(?:can|could|will|is|are|who|must)$/.test(after))
    )
      break
    reached = extendByPrepositions(tokens, phrase).end
  }
  return reached
}

/**
 * Reads a verb and its object at `index`. `previous` is the object that "them" and "it" stand for.
 * Null when no verb of that form is there.
 */
export function readVerbPhrase(
  tokens: readonly Token[],
  index: number,
  form: Form,
  source: string,
  previous?: VerbPhrase,
): VerbPhrase | null {
  let start = index
  while (wordClass(lowerAt(tokens, start)) === adverb && start - index < 2) start += 1
  if (verbStrength(tokens, start, form) === 0) return null
  const token = at(tokens, start)
  if (!token) return null
  let base = baseOf(token.lower, form)
  const certain = (wordClass(token.lower) & (noun | plural)) === 0
  let next = start + 1
  const idiom = matchesIdiom(tokens, start, base)
  const nextLower = lowerAt(tokens, next)
  if (idiom) {
    base = idiom.join(' ')
    next = start + idiom.length
  } else if (base === 'get' && wordClass(nextLower) & past && !(wordClass(nextLower) & (noun | plural))) {
    // "gets told what to leave out" knows it
    const opening = lowerAt(tokens, next + 1)
    if (
      /^(?:told|warned|reminded|notified|alerted|informed)$/.test(nextLower) &&
      (questionWords.has(opening) || opening === 'if')
    )
      return { start, verb: 'know', certain: true, ...readClauseObject(tokens, next + 1, source) }
    const isOnTime = lowerAt(tokens, next + 1) === 'on' && lowerAt(tokens, next + 2) === 'time'
    const how = isOnTime ? ' on time' : ''
    const end = next + (isOnTime ? 3 : 1)
    return { start, end, verb: `get ${nextLower}${how}`, object: '', head: '', refersBack: false, certain }
  } else if (freeParticles.has(nextLower) || withPreposition.get(nextLower)?.has(base)) {
    if (
      nextLower === 'in' ||
      // "hand over watering": a doing as the thing
      (wordClass(lowerAt(tokens, next + 1)) & gerund) !== 0 ||
      readNounPhrase(tokens, next + 1) ||
      freeParticles.has(nextLower) ||
      objectPronouns.has(lowerAt(tokens, next + 1))
    ) {
      base = `${base} ${nextLower}`
      next += 1
    }
  }
  while (wordClass(lowerAt(tokens, next)) === adverb && next - start < 4) next += 1
  // "mail us a list" says what, "the buddy who spots me" does not
  const isAddressed = addressed.has(lowerAt(tokens, next))
  const { particle, ...found } = readObject(tokens, isAddressed ? next + 1 : next, form, source, previous)
  const object = { ...found }
  if (isAddressed && object.object === '') return null
  const told = (end: number): VerbPhrase => ({
    start,
    verb: base,
    certain,
    refersBack: false,
    head: '',
    end,
    object: textOf(tokens, object.end, end, source),
  })
  const how = object.object === '' && entering.has(base) ? readNounPhrase(tokens, object.end + 1) : null
  // "check in with a QR code": by what it is done
  if (how && /^(?:with|by|at|from|through|via)$/.test(lowerAt(tokens, object.end)))
    return { ...told(how.end), head: base.replace(' ', '-') }
  const often = object.object === '' && !object.refersBack ? oftenAt(tokens, object.end) : 0
  const meeting = gatherings.get(base)
  if (often > 0 && meeting) return { ...told(object.end + often), head: meeting }
  if (particle && (base.includes(' ') || placing.has(base))) object.object += ` ${particle}`
  else if (particle) base += ` ${particle}`
  // "tell supermarkets what they are short of": whom and what are both what is told
  const opensClause = questionWords.has(lowerAt(tokens, object.end)) || lowerAt(tokens, object.end) === 'if'
  const isThem = objectPronouns.has(lowerAt(tokens, next)) && object.end === next + 1
  // "tells them if the limp needs treatment": what was named before is not what is told
  // "warns him before he goes too low" lets him know it
  if (warning.has(base) && (opensClause || lowerAt(tokens, object.end) === 'before') && isThem)
    return { start, verb: 'know', certain, ...readClauseObject(tokens, object.end, source) }
  if (telling.has(base) && opensClause && isThem) {
    const clause = readClauseObject(tokens, object.end, source)
    return { start, verb: base, certain, ...clause, object: `them ${clause.object}` }
  }
  const isToldTo = telling.has(base) && opensClause && object.object !== ''
  if (!isToldTo) return { start, verb: base, certain, ...object }
  const clause = readClauseObject(tokens, object.end, source)
  return { start, verb: base, certain, ...object, end: clause.end, object: `${object.object} ${clause.object}` }
}

const warning = new Set(['warn', 'alert', 'notify', 'remind', 'inform', 'text'])
const telling = new Set(['tell', 'show', 'ask', 'teach'])

const spans = new Set(['second', 'minute', 'hour', 'day', 'week', 'month', 'year', 'time'])
const counts = new Set(
  'one two three four five six seven eight nine ten fifteen twenty thirty 5 10 15 20 30 45 60 some few a an every each'.split(
    ' ',
  ),
)
/** Verbs that say behind a thing how it is to be: "keep families informed". */
const stating = new Set(['keep', 'get', 'make', 'leave', 'hold'])

/** Particles that stand on either side of the object: "write decisions down" is "write down decisions". */
const movable = new Set(['up', 'out', 'off', 'down', 'in', 'back'])
/** Verbs that say with them where something is: "let guests in", "keep the heat in". */
const placing = new Set(['let', 'keep', 'get', 'have', 'want', 'need', 'hold', 'be'])

function readObject(
  tokens: readonly Token[],
  next: number,
  form: Form,
  source: string,
  previous: VerbPhrase | undefined,
): ObjectPhrase & { particle?: string } {
  const opening = lowerAt(tokens, next)
  if (
    objectPronouns.has(opening) &&
    !(opening === 'one' || opening === 'each'
      ? readNounPhrase(tokens, next)
      : opening === 'her' || opening === 'those' || opening === 'these'
        ? readNounPhrase(tokens, next + 1)
        : null)
  ) {
    // "send them a text": what is sent is the object
    const given = skipDeterminers(tokens, next + 1) > next + 1 ? readNounPhrase(tokens, next + 1) : null
    if (given) return { ...readObject(tokens, next + 1, form, source, previous), refersBack: false }
    const particle = freeParticles.has(lowerAt(tokens, next + 1)) ? 1 : 0
    return {
      end: next + 1 + particle,
      object: previous?.object ?? '',
      head: previous?.head ?? '',
      refersBack: previous === undefined || previous.refersBack,
    }
  }
  const isClause = opening === 'that' && /^(?:they|it|he|she|there|the|an?|their)$/.test(lowerAt(tokens, next + 1))
  if (questionWords.has(opening) || opening === 'if' || isClause) return readClauseObject(tokens, next, source)
  const phrase = readNounPhrase(tokens, skipQuantity(tokens, next))
  if (!phrase) {
    // "schedule charging": a doing as the thing
    const isDoing = (wordClass(opening) & gerund) !== 0 && form !== 'gerund' && next > 1
    if (isDoing) return { end: next + 1, object: opening, head: opening, refersBack: false }
    return { end: next, object: '', head: '', refersBack: false }
  }
  const headWord = toSingular(at(tokens, phrase.head)?.text ?? '').toLowerCase()
  // "practise ten minutes a day": how long and not what
  if (spans.has(headWord) && counts.has(lowerAt(tokens, phrase.start)))
    return { end: phrase.end, object: '', head: '', refersBack: false }
  // "cancel the ones I don't use"
  if (headWord === 'one' && previous !== undefined)
    return { end: phrase.end, object: previous.object, head: previous.head, refersBack: false }
  // "give each barber a booking link": the second noun phrase is what is given
  const hasSecond = personScore(headWord) >= 1 && skipDeterminers(tokens, phrase.end) > phrase.end
  const second = hasSecond ? readNounPhrase(tokens, phrase.end) : null
  const thing = second ?? phrase
  const reached = coordinated(tokens, extendByPrepositions(tokens, thing).end, form)
  // "let guests in", "send it back"
  const particle = lowerAt(tokens, reached)
  const isParticle =
    (freeParticles.has(particle) && particle !== 'together' && lowerAt(tokens, reached + 1) !== 'of') ||
    (particle === 'in' && !readNounPhrase(tokens, reached + 1))
  const isState = !isParticle && isStated(tokens, next, reached)
  const end = reached + (isParticle || isState ? 1 : 0)
  const ofVerb = isParticle && movable.has(particle)
  return {
    end,
    ...(ofVerb ? { particle } : {}),
    object: objectText(tokens, next, phrase.core, phrase.head, ofVerb ? reached : end, source),
    head: toSingular(at(tokens, thing.head)?.text ?? '').toLowerCase(),
    refersBack: false,
  }
}

/** "keep | families | informed": the word behind the thing says how it is to be; `next` is where the thing begins. */
function isStated(tokens: readonly Token[], next: number, reached: number): boolean {
  const base = lowerAt(tokens, next - 1)
  if (!stating.has(base) && !stating.has(baseOf(base, 'third')) && !stating.has(baseOf(base, 'gerund'))) return false
  const classes = wordClass(lowerAt(tokens, reached))
  return (classes & (past | adjective)) !== 0 && (classes & (noun | plural | closedClass | adverb)) === 0
}

/** The object that starts at `index`, whatever its verb. */
export const readVerbObject = (tokens: readonly Token[], index: number, source: string) =>
  readObject(tokens, index, 'base', source, undefined)

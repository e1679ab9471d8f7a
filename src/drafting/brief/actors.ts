import type { BriefActor, BriefField } from '#shared/brief.ts'
import { type ActorPhrase, type Clause, headOf, isNounLike, isProduct, personOf, readActor } from './actor-phrase.ts'
import type { Statement } from './frames/statement.ts'
import { modals } from './function-words.ts'
import { looksPlural, toPlural, toSingular, toThirdPerson } from './inflect.ts'
import { adverb, noun, wordClass } from './lexicon.ts'
import { at, lowerAt, type NounPhrase, tidy } from './noun-phrase.ts'
import { actorWords, emptyPeople } from './people-words.ts'
import { praise } from './product-words.ts'

export interface ActorCandidate {
  actor: BriefActor
  /** The statement that names it; null when it was read from the audience field. */
  statement: Statement | null
}

const companyHeads = new Set(['team', 'startup', 'start-up', 'founder', 'company', 'firm'])
const dropped = new Set([
  'own',
  'other',
  'fellow',
  'potential',
  'target',
  'typical',
  'mostly',
  'mainly',
  'fewer',
  'most',
  'their',
  'more',
  'than',
])

/** True for "our team" and "we are a small company": the founders, not the users. */
function isFounders(clause: Clause, phrase: NounPhrase): boolean {
  const { tokens } = clause
  const opening = lowerAt(tokens, phrase.start)
  if (opening === 'our' || opening === 'my')
    return companyHeads.has(headOf(tokens, phrase)) && !isNamedTeam(clause, phrase)
  const before = [lowerAt(tokens, phrase.start - 1), lowerAt(tokens, phrase.start - 2)]
  return /^we're$/.test(before[0] ?? '') || (/^(?:are|am|were)$/.test(before[0] ?? '') && /^we$/.test(before[1] ?? ''))
}

/** "our warehouse team" has work of its own; "our small team" and "our founding team" are those who build. */
function isNamedTeam({ tokens }: Clause, { core, head }: NounPhrase): boolean {
  if (headOf(tokens, { start: core, core, head, coreEnd: head + 1, end: head + 1 }) !== 'team') return false
  const words = tokens.slice(core, head)
  const isWork = ({ lower }: { lower: string }) =>
    (wordClass(lower) & noun) !== 0 && !/^(?:founding|founder|core|dev|product|engineering|development)$/.test(lower)
  return words.length > 0 && words.every(isWork)
}

/** A capital that only opens a sentence or dresses up a common noun goes; names and abbreviations keep theirs. */
function plainCase(clause: Clause, index: number): string {
  const token = at(clause.tokens, index)
  if (!token) return ''
  const isCapitalized = /^\p{Lu}\p{Ll}/u.test(token.text)
  return isCapitalized && (token.opening || actorWords.has(toSingular(token.lower))) ? token.lower : token.text
}

function relativeOf(clause: Clause, end: number): { singular: string; plural: string; end: number } | null {
  const { tokens, source } = clause
  if (!/^(?:who|that)$/.test(lowerAt(tokens, end))) return null
  let last = end + 1
  while (last < tokens.length && last - end < 10) {
    const token = at(tokens, last)
    if (
      token?.kind === 'mark' ||
      ['and', 'so', 'but', 'without', 'because', 'when', 'while'].includes(token?.lower ?? '')
    )
      break
    last += 1
  }
  const first = at(tokens, end)
  const final = at(tokens, last - 1)
  if (!first || !final || last - end < 3) return null
  const plural = tidy(source.slice(first.start, final.end))
  const verb = lowerAt(tokens, end + 1)
  const isModal = modals.has(verb) || (wordClass(verb) & adverb) !== 0
  return {
    plural,
    singular: isModal
      ? plural
      : plural.replace(
          /^(who|that) (\S+)/,
          (_all, pronoun: string, word: string) => `${pronoun} ${toThirdPerson(word)}`,
        ),
    end: last,
  }
}

/** Of customers and members it says where they are met, of people what they are. */
const inState = new Set(['person', 'adult', 'someone', 'somebody', 'anyone', 'folk', 'man', 'woman'])

/** "people in Berlin" are somewhere; "people in recovery" are in a state. */
const isCalledPlace = ({ tokens }: Clause, { start, end }: { start: number; end: number }) =>
  lowerAt(tokens, start - 1) !== 'on' && tokens.slice(start, end).some(({ text }) => /^\p{Lu}/u.test(text))

/** " of small bakeries" → " of a small bakery", for one person; what cannot be counted by one stays. */
function ofOne(tail: string): string {
  const found = /^( of )((?:[\p{L}-]+ ){0,3})(\p{L}+)$/u.exec(tail)
  const [, of = '', before = '', last = ''] = found ?? []
  if (!found || !looksPlural(last) || /^(?:\d|the|their|its|our|these|those|all|many|several|both)/i.test(before))
    return tail
  const one = toSingular(last)
  if (one === last || pairs.has(last.toLowerCase())) return tail
  const phrase = `${before}${one}`
  const sound = /^(?:[aeio]|u(?!ni|se|su|rb)|hour|heir|honest)/i.test(phrase) || /^[AEFHILMNORSX][A-Z]/.test(phrase)
  return `${of}${sound ? 'an' : 'a'} ${phrase}`
}

/** Plurals of which nobody has one. */
const pairs = new Set(
  'goods services operations sales finances communications logistics accounts arts sciences studies affairs relations minors things people children animals'.split(
    ' ',
  ),
)

/** Parts of a firm that stand for the people in them. */
const departments = new Set(
  'hr it qa finance procurement legal marketing sales ops operations accounting purchasing'.split(' '),
)

/** Turns a noun phrase into an actor; null when it names the founders, the product or nothing. */
export function toActor(
  clause: Clause,
  phrase: NounPhrase,
  field: BriefField,
  confidence: number,
  setting: ActorPhrase['setting'] = null,
): BriefActor | null {
  const { tokens, source } = clause
  let core = phrase.core
  while (
    core < phrase.head &&
    (/^\d+$/.test(lowerAt(tokens, core)) || dropped.has(lowerAt(tokens, core)) || praise.has(lowerAt(tokens, core)))
  )
    core += 1
  const headToken = at(tokens, phrase.head)
  const first = at(tokens, core)
  if (!headToken || !first || isFounders(clause, phrase)) return null
  const singularHead = toSingular(plainCase(clause, phrase.head))
  if (isProduct(clause, phrase)) return null
  const modifiers = Array.from({ length: phrase.head - core }, (_, offset) => plainCase(clause, core + offset)).join(
    ' ',
  )
  const tailStart = at(tokens, phrase.coreEnd)
  const tailEnd = at(tokens, phrase.end - 1)
  let tail =
    phrase.end > phrase.coreEnd && tailStart && tailEnd ? ` ${tidy(source.slice(tailStart.start, tailEnd.end))}` : ''
  let pluralTail = tail
  tail = ofOne(tail)
  let end = tailEnd?.end ?? headToken.end
  const isEmpty = emptyPeople.has(singularHead.toLowerCase()) && tail === ''
  const relative = isEmpty ? relativeOf(clause, phrase.coreEnd) : null
  const state =
    isEmpty && inState.has(singularHead.toLowerCase()) && setting && !relative && !isCalledPlace(clause, setting)
      ? setting
      : null
  if (relative) {
    tail = ` ${relative.singular}`
    pluralTail = ` ${relative.plural}`
    end = at(tokens, relative.end - 1)?.end ?? end
  }
  const [stateFrom, stateTo] = state ? [at(tokens, phrase.coreEnd), at(tokens, state.end - 1)] : []
  if (stateFrom && stateTo) {
    // "people on dialysis": the state is all that is known of them
    tail = ` ${tidy(source.slice(stateFrom.start, stateTo.end))}`
    pluralTail = tail
    end = stateTo.end
  }
  const isDepartment = departments.has(singularHead.toLowerCase())
  const isCollective = singularHead.toLowerCase() === 'staff' || singularHead.toLowerCase() === 'personnel'
  const member = isCollective ? `${singularHead} member` : isDepartment ? `${headToken.text} team` : singularHead
  const join = (head: string, rest: string) => `${modifiers === '' ? '' : `${modifiers} `}${head}${rest}`
  const plural = join(isDepartment ? `${member}s` : toPlural(member), pluralTail)
  const place = setting && !state ? [at(tokens, setting.start), at(tokens, setting.end - 1)] : []
  return {
    text: plural,
    span: { field, start: first.start, end },
    confidence,
    head: singularHead.toLowerCase(),
    singular: join(member, tail),
    plural,
    setting: place[0] && place[1] ? tidy(source.slice(place[0].start, place[1].end)) : null,
  }
}

/** Every actor that the statements of a field name. */
export function actorsOfStatement(statement: Statement, field: BriefField): BriefActor[] {
  const { clause, actors, confidence } = statement
  return actors.flatMap((found) => {
    const certainty = found.person >= 1 ? confidence : confidence * 0.7
    const main = toActor(clause, found.phrase, field, certainty, found.setting)
    const others = found.others.map((other) => toActor(clause, other, field, certainty * 0.9))
    return [main, ...others].filter((actor) => actor !== null)
  })
}

const trading = new Set(['sell', 'rent', 'rent out', 'lend', 'lease', 'offer'])

/** "farmers sell surplus produce directly to restaurants": the other side of the trade uses the product too. */
export function otherSide(statement: Statement, field: BriefField): BriefActor[] {
  const { clause, actors, jobs } = statement
  const trade = jobs.find((job) => trading.has(job.verb))
  if (!trade || actors.length === 0) return []
  for (let index = trade.start + 1; index < trade.end + 3; index += 1) {
    if (lowerAt(clause.tokens, index) !== 'to') continue
    const found = readActor(clause, index + 1)
    const actor =
      found && found.person >= 1 ? toActor(clause, { ...found.phrase, start: found.phrase.core }, field, 0.55) : null
    return actor ? [actor] : []
  }
  return []
}

/** The audience field names actors and nothing else, so each of its list is one, known word or not. */
export function actorsOfAudience(clause: Clause, field: BriefField = 'audience'): BriefActor[] {
  const { tokens } = clause
  const found: BriefActor[] = []
  let index = 0
  let wantsActor = true
  while (index < tokens.length && found.length < 6) {
    const lower = lowerAt(tokens, index)
    if (wantsActor) {
      const isSkipped =
        (wordClass(lower) & adverb) !== 0 ||
        ['for', 'mostly', 'mainly', 'primarily', 'and', 'or', 'e.g', 'eg', 'incl', 'including', ':'].includes(lower)
      if (isSkipped) {
        index += 1
        continue
      }
      const actor = readActor(clause, index)
      if (actor && (isNounLike(lowerAt(tokens, actor.phrase.head)) || actor.person >= 1)) {
        const sure = actor.person >= 1 ? 0.95 : found.length === 0 ? 0.8 : 0
        const later = found.length === 0 ? 1 : 0.85
        for (const [position, phrase] of [actor.phrase, ...actor.others].entries()) {
          const certainty = position === 0 ? sure * later : personOf(clause, phrase) >= 1 ? 0.85 : 0
          const made =
            certainty > 0 ? toActor(clause, phrase, field, certainty, position === 0 ? actor.setting : null) : null
          if (made) found.push(made)
        }
        index = actor.end
      }
      wantsActor = false
      continue
    }
    // a list goes on behind a comma or "and"; everything between says more about the one before
    if (lower === ',' || lower === ';' || lower === 'and' || lower === '/' || lower === 'or') wantsActor = true
    index += 1
  }
  return found
}

/** Words for the same people, so that one description does not seem to name two kinds. */
const sameHead = new Map([['kid', 'child']])

/** Puts the likeliest first; the same head is one actor, the surest reading of it wins. */
export function rankActors(candidates: readonly BriefActor[]): BriefActor[] {
  const groups = new Map<string, { best: BriefActor; count: number; order: number }>()
  candidates.forEach((actor, order) => {
    const key = sameHead.get(actor.head) ?? actor.head
    const group = groups.get(key)
    if (!group) groups.set(key, { best: actor, count: 1, order })
    else {
      group.count += 1
      const isBetter =
        actor.confidence > group.best.confidence ||
        (actor.singular.length > group.best.singular.length && actor.confidence > group.best.confidence - 0.2)
      if (isBetter)
        group.best = {
          ...actor,
          confidence: Math.max(actor.confidence, group.best.confidence),
          setting: actor.setting ?? group.best.setting,
        }
    }
  })
  return [...groups.values()]
    .sort((a, b) => b.best.confidence + 0.03 * b.count - (a.best.confidence + 0.03 * a.count) || a.order - b.order)
    .map((group) => group.best)
}

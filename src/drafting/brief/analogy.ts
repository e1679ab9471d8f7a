import type { Analogy } from '#knowledge/analogy.ts'
import type { BriefJob, BriefValue } from '#shared/brief.ts'
import { type Clause, personOf } from './actor-phrase.ts'
import type { FieldClause } from './found-value.ts'
import { toSingular } from './inflect.ts'
import { noun, wordClass } from './lexicon.ts'
import { lowerAt, readNounPhrase, skipDeterminers, tidy } from './noun-phrase.ts'
import type { Token } from './tokens.ts'
import { readVerbPhrase } from './verb-phrase.ts'

/** A product told by another one: "Airbnb for boats". */
export interface FoundAnalogy {
  analogy: Analogy
  /** The name as a value: "Airbnb". */
  name: BriefValue
  job: BriefJob | null
}

interface NamedAnalogy {
  name: string
  words: readonly string[]
  analogy: Analogy
}

/** Lower-case first word of a name -> the names that begin with it, the longest first, each with its words. */
export type AnalogyIndex = ReadonlyMap<string, readonly NamedAnalogy[]>

export function indexAnalogies(analogies: readonly Analogy[]): AnalogyIndex {
  const index = new Map<string, NamedAnalogy[]>()
  for (const analogy of analogies) {
    for (const name of analogy.names) {
      const words = name.toLowerCase().split(' ')
      const first = words[0] ?? ''
      const all = [...(index.get(first) ?? []), { name, words, analogy }]
      index.set(
        first,
        all.sort((one, other) => other.words.length - one.words.length),
      )
    }
  }
  return index
}

/** Words that may stand before the name: "it's like an", "think", "basically the". */
const before = new Set(
  "a an the like but is it's its it imagine think basically kind sort of as works be build building create make making want to meets new".split(
    ' ',
  ),
)
/** Words between the name and "for": "Notion but for lawyers", "Uber-like app for". */
const between = new Set('but just style like style-like app platform marketplace clone alternative only'.split(' '))
const closers = new Set('who that which where to in on with and or but when so near , ; : ( – — -'.split(' '))
const mostWords = 5

/** The brand that starts at `index`, and its end; "Uber-style" is one word of ours. */
function nameAt(tokens: readonly Token[], index: number, analogies: AnalogyIndex) {
  const first = lowerAt(tokens, index).replace(/-(?:like|style)$/, '')
  return (
    analogies
      .get(first)
      ?.find(({ words }) => words.every((word, offset) => offset === 0 || lowerAt(tokens, index + offset) === word)) ??
    null
  )
}

/** "We built on Stripe for payments" names a part and no example: what stands before the name must lead to it. */
function isLedTo(tokens: readonly Token[], index: number): boolean {
  let start = index
  while (start > 0 && before.has(lowerAt(tokens, start - 1))) start -= 1
  if (start === 0 || lowerAt(tokens, start) === 'meets') return true
  // "a quieter alternative to Instagram for families"
  if (lowerAt(tokens, index - 1) === 'to' && lowerAt(tokens, index - 2) === 'alternative' && index <= 5) return true
  // "Boatly is the Airbnb of boats", "Boatly: Airbnb for boats"
  return (
    tokens[start - 1]?.kind === 'mark' ||
    tokens.slice(start, index).some(({ lower }) => /^(?:is|it's|like)$/.test(lower))
  )
}

/** Where the words behind "for" begin; 0 when the name is followed by something else. */
function aimAt(tokens: readonly Token[], from: number): number {
  let index = from
  while (index - from < 4 && (lowerAt(tokens, index) === ',' || between.has(lowerAt(tokens, index)))) index += 1
  return /^(?:for|of)$/.test(lowerAt(tokens, index)) ? index + 1 : 0
}

const isAtEnd = (tokens: readonly Token[], index: number) =>
  index >= tokens.length || tokens[index]?.kind === 'mark' || closers.has(lowerAt(tokens, index))

function endOfAim(clause: Clause, from: number): number {
  const { tokens } = clause
  const phrase = readNounPhrase(tokens, from)
  if (phrase && phrase.coreEnd - from <= mostWords) {
    // "dog grooming" is one service, and no dogs
    const isService = /ing$/.test(lowerAt(tokens, phrase.coreEnd)) && isAtEnd(tokens, phrase.coreEnd + 1)
    return isService ? phrase.coreEnd + 1 : phrase.coreEnd
  }
  let end = from
  while (end < tokens.length && end - from < mostWords && !closers.has(lowerAt(tokens, end))) end += 1
  return end
}

/** The first analogy of the words; null when they name none. */
export function readAnalogy(clauses: readonly FieldClause[], analogies: AnalogyIndex): FoundAnalogy | null {
  for (const { clause, field } of clauses) {
    const { tokens } = clause
    for (let index = 0; index < tokens.length; index += 1) {
      const found = nameAt(tokens, index, analogies)
      if (!found) continue
      const end = index + found.words.length
      const from = aimAt(tokens, end)
      if (from === 0 || !isLedTo(tokens, index)) continue
      const [first, last] = [tokens[index], tokens[end - 1]]
      if (!first || !last) continue
      const name = {
        text: found.name,
        span: { field, start: first.start, end: last.end },
        confidence: 0.8,
      }
      return { analogy: found.analogy, name, job: jobOf({ clause, field }, found.analogy, index, from) }
    }
  }
  return null
}

function jobOf({ clause, field }: FieldClause, analogy: Analogy, start: number, from: number): BriefJob | null {
  const { tokens, source } = clause
  const end = endOfAim(clause, from)
  const doing = doingOf({ clause, field }, start, from)
  if (doing) return doing
  const phrase = readNounPhrase(tokens, from)
  const [first, opening, last] = [tokens[start], tokens[phrase?.core ?? from], tokens[end - 1]]
  if (!first || !opening || !last || end <= from) return null
  const aim = tidy(source.slice(opening.start, last.end))
  const isPeople = phrase !== null && personOf(clause, phrase) >= 1
  const { verb, object } = isPeople
    ? { ...analogy.people, object: analogy.people.object ?? aim }
    : { verb: analogy.thing, object: aim }
  const head = toSingular(object === aim ? last.lower : (object.split(' ').at(-1) ?? ''))
  return {
    text: `${verb} ${object}`,
    span: { field, start: first.start, end: last.end },
    // what the name stands for is our reading, so it asks for a look
    confidence: 0.55,
    verb,
    object,
    head,
  }
}

/** "Tinder for adopting dogs" says itself what is done. */
function doingOf({ clause, field }: FieldClause, start: number, from: number): BriefJob | null {
  const { tokens, source } = clause
  // "parking spots" are spots
  const isThing = (wordClass(lowerAt(tokens, from)) & noun) !== 0
  if (isThing && skipDeterminers(tokens, from + 1) === from + 1) return null
  const phrase = readVerbPhrase(tokens, from, 'gerund', source)
  const [first, last] = [tokens[start], tokens[(phrase?.end ?? 0) - 1]]
  if (!phrase || phrase.object === '' || !first || !last) return null
  const { verb, object, head } = phrase
  return {
    text: `${verb} ${object}`,
    span: { field, start: first.start, end: last.end },
    confidence: 0.6,
    verb,
    object,
    head,
  }
}

/** The jobs with the analogy's own in front, where the words say nothing better of what is done. */
export function withAnalogy(jobs: readonly BriefJob[], analogy: FoundAnalogy | null): BriefJob[] {
  if (!analogy) return [...jobs]
  const { span } = analogy.name
  // "LinkedIn meets Tinder" meets nobody
  const own = jobs.filter(
    (job) => job.span.field !== span.field || job.span.end <= span.start || job.span.start >= span.end,
  )
  const isTold = own.some(({ object, confidence }) => object !== '' && confidence >= 0.5)
  return analogy.job && !isTold ? [analogy.job, ...own.filter(({ object }) => object !== '')] : own
}

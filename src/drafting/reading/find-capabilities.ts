import type { MarketDossier } from '#knowledge/dossier/dossier.ts'
import type { WordVectors } from '#knowledge/word-vectors.ts'
import { deniesSomething, negationOf } from '#shared/language/negation.ts'
import { type PhraseMatch, PhraseMatcher } from '#shared/language/phrase-matcher.ts'
import { smallWords } from '#shared/language/small-words.ts'
import { type Token, tokens } from '#shared/language/tokens.ts'
import type { FoundCapability } from '#shared/reading.ts'
import type { Clause } from './clauses.ts'
import { createFindMeant, type FindMeant } from './find-meant.ts'
import { isDuty } from './is-duty.ts'

/** The capabilities with every clause that names one, also again. */
export interface NamedClauses {
  capabilities: FoundCapability[]
  /** What the user says the product shall not do, of what the market knows. */
  refused: FoundCapability[]
  clauses: ReadonlySet<Clause>
}

export interface CapabilityWords {
  /** Words of a clause; of another language, what they mean in English. */
  words: (clause: Clause) => readonly Token[]
  /** Whether a stem is one that many markets use, so that it says little alone. */
  isCommon: (stem: string) => boolean
  wordVectors: WordVectors
}

/**
 * What the user named, once for each clause that names it: by a phrase of the dossier, or by what a part of it means
 * (`find-meant.ts`). Only what is said of the product names anything; a phrase under a "no" is refused.
 */
export function findCapabilities(
  clauses: readonly Clause[],
  dossier: MarketDossier,
  { words: wordsOf, isCommon, wordVectors }: CapabilityWords,
): NamedClauses {
  const found = new Map<string, FoundCapability>()
  const refused = new Map<string, FoundCapability>()
  /** Where in the words of a clause it was named. */
  const matched = new Map<Clause, [first: number, last: number][]>()
  const { matcher, against, meant } = matchersOf(dossier, wordVectors)
  const add = (
    to: typeof found,
    capability: string,
    phrase: string,
    { text, field, start, end }: Clause,
    meaning?: { meant: true },
  ) => {
    const key = `${capability} ${field}${start}`
    if (!to.has(key)) to.set(key, { text, field, start, end, capability, phrase, ...meaning })
  }
  for (const clause of clauses) {
    if (!saysWhatItDoes(clause)) continue
    const words = wordsOf(clause)
    const { scope } = negationOf(words, clause.text)
    const isRefusal = clause.kind === 'limit' && clause.denies
    const refusing = isDuty(clause.text) ? null : refused
    const not = new Set(against.find(words).map(({ value }) => value))
    const matches = matcher.find(words).filter((match) => !isWeak(match, words, isCommon))
    for (const { value, phrase, first, last } of matches) {
      if (not.has(value.id)) continue
      const denied = deniedWithin(scope, first, last)
      if (denied === value.denies) {
        // "We do not hold deposits" where the words of the phrase stand before the "not" as well.
        if (isRefusal && !value.denies) {
          if (refusing) add(refusing, value.id, phrase, clause)
        } else {
          matched.set(clause, [...(matched.get(clause) ?? []), [first, last]])
          add(found, value.id, phrase, clause)
        }
      } else if (denied && refusing && deniedOutright(scope, first, last)) add(refusing, value.id, phrase, clause)
    }
  }
  const seen = new Map<string, Float32Array>()
  for (const clause of clauses) {
    if (!saysWhatItDoes(clause) || clause.field !== 'description') continue
    if (clause.kind === 'limit' && clause.denies) continue
    const words = wordsOf(clause)
    if (negationOf(words, clause.text).scope.some((each) => each > 0)) continue
    for (const best of meant(words, matched.get(clause) ?? [], seen, clause.sentence === 0 && clause.leads)) {
      if (!/\s/.test(best.words) && isCommon(best.words)) continue
      // What it is and for whom comes near to much; only a clause that says what it does means a feature.
      if (clause.kind === 'offer' && !(best.isPlain && saysAct.test(clause.text))) continue
      matched.set(clause, [...(matched.get(clause) ?? []), best.place])
      add(found, best.capability, best.words, clause, best.isPlain ? undefined : { meant: true })
    }
  }
  const order = new Map(clauses.map((clause, index) => [`${clause.field}${clause.start}`, index]))
  const inOrder = (list: ReadonlyMap<string, FoundCapability>) =>
    [...list.values()].sort(
      (a, b) => (order.get(`${a.field}${a.start}`) ?? 0) - (order.get(`${b.field}${b.start}`) ?? 0),
    )
  const named = new Set([...found.values()].map(({ capability }) => capability))
  return {
    capabilities: inOrder(found),
    refused: inOrder(refused).filter(({ capability }) => !named.has(capability)),
    clauses: new Set(matched.keys()),
  }
}

const saysAct = /\b(?:that|which|who|where|helps?|lets?|to|by)\s/i

/** Clauses about today, prices or plans name no capability. */
const saysWhatItDoes = ({ kind }: Clause) => kind === 'feature' || kind === 'offer' || kind === 'limit'

interface NamedPhrase {
  id: string
  /** "No streaks": found only where the text denies as well. */
  denies: boolean
}

interface Matchers {
  matcher: PhraseMatcher<NamedPhrase>
  against: PhraseMatcher<string>
  meant: FindMeant
}

/** Made once for each dossier while it is kept. */
const made = new WeakMap<MarketDossier, Matchers>()

function matchersOf(dossier: MarketDossier, wordVectors: WordVectors): Matchers {
  const known = made.get(dossier)
  if (known) return known
  const { capabilities } = dossier
  const matchers = {
    matcher: new PhraseMatcher(
      capabilities.flatMap(({ id, names }) =>
        names.map((name) => [name, { id, denies: deniesSomething(tokens(name), name) }] as const),
      ),
    ),
    against: new PhraseMatcher(
      capabilities.flatMap(({ id, notWhen = [] }) => notWhen.map((not) => [not, id] as const)),
    ),
    meant: createFindMeant(dossier, wordVectors),
  }
  made.set(dossier, matchers)
  return matchers
}

/** Most meaningful words of a clause that one common word may name: "access per hotel", not "shows who has access to the shared ...". */
const mostAround = 4

/** A single common word in a longer clause, or in another form ("shows" for "showings"), names nothing. */
function isWeak(
  { phrase, first, last }: PhraseMatch<NamedPhrase>,
  words: readonly Token[],
  isCommon: (stem: string) => boolean,
): boolean {
  const token = words[first]
  if (first !== last || !token || !isCommon(token.stem) || /[\s-]/.test(phrase.trim())) return false
  if (singular(token.word) !== singular(tokens(phrase)[0]?.word ?? '')) return true
  let [from, to] = [first, first]
  while (from > 0 && !words[from]?.breaks && !joins.test(words[from - 1]?.word ?? '')) from -= 1
  while (to + 1 < words.length && !words[to + 1]?.breaks && !joins.test(words[to + 1]?.word ?? '')) to += 1
  return words.slice(from, to + 1).filter(({ word }) => !smallWords.has(word)).length > mostAround
}

const joins = /^(?:and|or|plus)$/

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')

function deniedWithin(scope: Uint8Array, first: number, last: number): boolean {
  return scope.subarray(first, last + 1).some((each) => each > 0)
}

function deniedOutright(scope: Uint8Array, first: number, last: number): boolean {
  return scope.subarray(first, last + 1).includes(1)
}

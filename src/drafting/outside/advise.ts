import type { Advisory } from '#knowledge/outside/advisory.ts'
import { readAdvisories, readSignals } from '#knowledge/outside/read-outside.ts'
import { type PhraseMatch, PhraseMatcher } from '#shared/language/phrase-matcher.ts'
import { type Token, tokens } from '#shared/language/tokens.ts'

/** An advisory that fits a brief, with the words of the user that called for it. */
export interface Advice extends Advisory {
  because: readonly string[]
}

/** No more than this many may lean on the same signal: a page about one thing said four times helps nobody. */
const mostPerSignal = 2

export interface FoundSignal {
  /** The words of the user that gave it. */
  words: string
  /** Whether they say what the product is or whom it is for, and not something beside it. */
  central: boolean
  /** Whether a phrase or two different words gave it: enough for a remark that rests on it alone. */
  firm: boolean
}

/** The signals that were found in a text. */
export type FoundSignals = ReadonlyMap<string, FoundSignal>

/** Parts of the brief that decide which signals count. */
export interface BriefCore {
  /** What it is and whom it is for. */
  about: string
  price: string
}

/**
 * A single word is no signal ("staff", "strike", "pool"): a signal counts by a phrase, by two different words, or where its word is what the
 * product is or whom it is for.
 */
export function signalsIn(text: string, { about, price }: BriefCore): FoundSignals {
  const { signals, refused, inPrice } = opened()
  const words = tokens(text)
  const not = refused.find(words)
  const central = new Set(tokens(about).map(({ stem }) => stem))
  const hits = new Map<string, Hit[]>()
  for (const match of signals.find(words)) {
    if (not.some((each) => each.value === match.value && covers(each, match)) || denied(match, words)) continue
    const said = typed(match, words, text)
    if (inPrice.has(match.value) && !price.includes(said)) continue
    const isCentral = words.slice(match.first, match.last + 1).some(({ stem }) => central.has(stem))
    const hit = { words: said, stem: words[match.first]?.stem ?? '', isPhrase: match.first !== match.last, isCentral }
    hits.set(match.value, [...(hits.get(match.value) ?? []), hit])
  }
  const found = new Map<string, FoundSignal>()
  for (const [id, all] of hits) {
    const best = all.find(({ isCentral }) => isCentral) ?? all.find(({ isPhrase }) => isPhrase)
    const [first] = all
    const isTwice = all.some(({ stem }) => stem !== first?.stem)
    const sure = best ?? (isTwice ? first : undefined)
    if (sure) found.set(id, { words: sure.words, central: sure.isCentral, firm: sure.isPhrase || isTwice })
  }
  return found
}

interface Hit {
  words: string
  stem: string
  isPhrase: boolean
  isCentral: boolean
}

/**
 * What a colleague would point out about a brief: what stops the page first, then the rarest combinations. At least one of the signals is about
 * what the product is or whom it is for; what is only mentioned calls for nothing.
 */
export function advise(found: FoundSignals): Advice[] {
  const { advisories, rarity } = opened()
  const used = new Map<string, number>()
  return advisories
    .filter(
      ({ all, none, stops }) =>
        all.every((id) => found.has(id)) &&
        !none?.some((id) => found.has(id)) &&
        all.some((id) => found.get(id)?.central) &&
        // Two single words that may each mean something else ("fridges", "GP") say nothing together either.
        (stops || all.some((id) => found.get(id)?.firm)) &&
        areApart(all, found),
    )
    .map((each) => ({ each, weight: each.all.reduce((sum, id) => sum + (rarity.get(id) ?? 0), 0) }))
    .sort((a, b) => Number(b.each.stops ?? false) - Number(a.each.stops ?? false) || b.weight - a.weight)
    .filter(({ each: { all, stops } }) => {
      const isSpent = !stops && all.some((id) => (used.get(id) ?? 0) >= mostPerSignal)
      if (!isSpent) for (const id of all) used.set(id, (used.get(id) ?? 0) + 1)
      return !isSpent
    })
    .map(({ each }) => ({ ...each, because: [...new Set(each.all.map((id) => found.get(id)?.words ?? ''))] }))
}

/** Two signals that the same words gave are one. */
function areApart(all: readonly string[], found: FoundSignals): boolean {
  const words = all.map((id) => found.get(id)?.words.toLowerCase() ?? '')
  return words.every((each, index) => words.every((other, at) => at === index || !other.includes(each)))
}

const covers = (outer: PhraseMatch<string>, inner: PhraseMatch<string>) =>
  outer.first <= inner.last && inner.first <= outer.last

const denials = new Set(['no', 'not', 'without', 'never', "don't", 'dont'])

/** "No leaderboards" speaks of none. */
function denied({ first }: PhraseMatch<string>, words: readonly Token[]): boolean {
  return words.slice(Math.max(0, first - 2), first).some(({ word, breaks }) => !breaks && denials.has(word))
}

function typed({ first, last }: PhraseMatch<string>, words: readonly Token[], text: string): string {
  return text.slice(words[first]?.start ?? 0, words[last]?.end ?? 0)
}

interface Opened {
  advisories: readonly Advisory[]
  signals: PhraseMatcher<string>
  refused: PhraseMatcher<string>
  /** Those that count only in the price. */
  inPrice: ReadonlySet<string>
  /** Signals with few phrases say more about a brief. */
  rarity: ReadonlyMap<string, number>
}

let kept: Opened | undefined

function opened(): Opened {
  if (kept) return kept
  const signals = readSignals()
  kept = {
    advisories: readAdvisories(),
    signals: new PhraseMatcher(signals.flatMap(({ id, says }) => says.map((each) => [each, id] as const))),
    refused: new PhraseMatcher(signals.flatMap(({ id, notWhen = [] }) => notWhen.map((each) => [each, id] as const))),
    inPrice: new Set(signals.flatMap(({ id, within }) => (within === 'price' ? [id] : []))),
    rarity: new Map(signals.map(({ id, says }) => [id, 1 / Math.log2(8 + says.length)])),
  }
  return kept
}

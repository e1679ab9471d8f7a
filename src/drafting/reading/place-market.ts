import type { MarketEntry } from '#knowledge/dossier/market-index.ts'
import { PhraseMatcher } from '#shared/language/phrase-matcher.ts'
import { smallWords } from '#shared/language/small-words.ts'
import { type Token, tokens } from '#shared/language/tokens.ts'
import { isConnection } from './connections.ts'
import { commonStems, createVocabularyLikeness } from './vocabulary-likeness.ts'

/** How well a market fits, the best first. */
export interface MarketScore {
  market: number
  score: number
  /** Whether its name or enough of its vocabulary is there: without, a few words may have met by chance. */
  isAtHome: boolean
  /** Phrases that spoke for it, the strongest first: for `npm run explain`. */
  because: string[]
}

type Evidence =
  | 'vocabulary'
  | 'head'
  | 'name'
  | 'subject'
  | 'together'
  | 'suggests'
  | 'not'
  | 'submarket'
  | 'capability'
  | 'role'
  | 'rival'

interface Clue {
  market: number
  evidence: Evidence
  /** The number of what counts once however often it is found: the capability, the submarket or the phrase itself. */
  once: number
  /** 1 for a phrase of one market; less, the more markets have it. */
  rarity: number
}

const weights: Record<Evidence, number> = {
  vocabulary: 40,
  head: 10,
  name: 9,
  subject: 2,
  together: 4,
  submarket: 1,
  capability: 2.5,
  role: 1,
  suggests: 1,
  not: -6,
  rival: 5,
}

/** Points of the vocabulary below which a text is hardly written in that of the market. */
const leastVocabulary = 1.2

/** Any two texts about work share this much. */
const leastLikeness = 0.06

/** Evidence that says little however much of it there is: many markets have parents and schools. */
const mostPoints: Partial<Record<Evidence, number>> = {
  role: 2,
  submarket: 3,
  suggests: 5,
  vocabulary: 7,
  head: 2.5,
  subject: 6,
  capability: 10,
}

/** Scores every market by the phrases of its dossier. A phrase that many markets have says little and counts little. */
export function createMarketPlacer(
  entries: readonly MarketEntry[],
): (text: readonly Token[], source: string) => MarketScore[] {
  const { phrases, clueAt } = cluesOf(entries)
  const matcher = new PhraseMatcher(phrases.map((phrase, place) => [phrase, place] as const))
  const pairs = pairsByStem(entries)
  const likeness = createVocabularyLikeness(entries)
  const companies = new Set(entries.flatMap(({ rivals }) => rivals.map((each) => each.toLowerCase())))
  const isCompany = (phrase: string) => companies.has(phrase.toLowerCase())
  return (text, source) => {
    const scores = new Map<number, MarketTally>()
    const add = (market: number, evidence: Evidence, points: number, once: number | string, phrase: string) => {
      const tally = scores.get(market) ?? newTally()
      scores.set(market, tally)
      if (tally.seen.has(`${evidence}:${once}`)) return
      tally.seen.add(`${evidence}:${once}`)
      const most = mostPoints[evidence] ?? Number.POSITIVE_INFINITY
      tally.points.set(evidence, Math.min(most, (tally.points.get(evidence) ?? 0) + points))
      tally.because.push([points, `${evidence} "${phrase}"`])
    }
    for (const [market, like] of likeness(text))
      if (like > leastLikeness)
        add(market, 'vocabulary', weights.vocabulary * (like - leastLikeness), '', like.toFixed(2))
    const head = headOf(text)
    for (const [market, like] of likeness(text.slice(...head), 1))
      if (like > leastLikeness) add(market, 'head', weights.head * (like - leastLikeness), '', like.toFixed(2))
    const matches = matcher.find(text).map((match) => ({ ...match, value: clueAt(match.value) }))
    // A text of a few words is nothing but a head, which makes none of its words more telling.
    const hasBody = text.length >= head[1] + fewestBehind
    const inHead = ({ first, last }: { first: number; last: number }) => hasBody && head[0] <= first && last < head[1]
    const named = matches.filter((match) => match.value.evidence === 'name' && inHead(match))
    for (const match of matches) {
      const { value, phrase, first, last } = match
      const { market, evidence, once, rarity } = value
      // What one market does and another is called ("feature flags") speaks for the one that is called so.
      const isOthersName =
        evidence === 'capability' &&
        named.some((each) => each.value.market !== market && each.first <= first && last <= each.last)
      if (evidence === 'rival' && !namesExactly(source, phrase)) continue
      const weak =
        (evidence === 'capability' && first === last ? 0.25 : 1) *
        (evidence === 'name' ? trustIn(entries[market]) : 1) *
        ((isCompany(phrase) && isWorkedWith(source, text[first]?.start ?? 0)) ||
        (evidence === 'name' && !inHead(match) && standsBeside.test(source.slice(0, text[first]?.start ?? 0)))
          ? workedWithShare
          : 1) *
        (first < last && text[first]?.start === text[last]?.start ? oneWordShare : 1) *
        (headed.has(evidence) && inHead(match) && !isOthersName ? headFactor : 1)
      add(market, evidence, weights[evidence] * rarity * weak, once, phrase)
    }
    const places = new Map<string, number[]>()
    for (const [index, { stem }] of text.entries()) places.set(stem, [...(places.get(stem) ?? []), index])
    for (const [stem, at] of places)
      for (const { market, other, phrase, isTelling } of pairs.get(stem) ?? [])
        if (other.every((each) => areNear(at, places.get(each))))
          add(
            market,
            'together',
            weights.together * trustIn(entries[market]) * (isTelling ? 1 : commonPairShare),
            phrase,
            phrase,
          )
    return [...scores]
      .map(([market, { points, because }]) => ({
        market,
        score: sumOf(points),
        isAtHome: points.has('name') || (points.get('vocabulary') ?? 0) >= leastVocabulary,
        because: because.sort((a, b) => b[0] - a[0]).map(([each, phrase]) => `${phrase} ${each.toFixed(1)}`),
      }))
      .sort((a, b) => b.score - a.score || a.market - b.market)
  }
}

/** "Returns portal for fashion webshops": what stands before "for" says what it is, what stands behind it whom it serves. */
const headFactor = 1.8
const headed: ReadonlySet<Evidence> = new Set(['name', 'subject', 'suggests', 'capability', 'submarket'])
const headEnds = /^(?:for|that|which|where|who|so|with|from|by|in|on|at|und|et)$/
const longestHead = 7
const fewestBehind = 4

/** Where the words that say what it is begin and end: a name before a colon is skipped. */
function headOf(text: readonly Token[]): [from: number, to: number] {
  const next = text.findIndex(({ breaks }, index) => index > 0 && breaks)
  const from = next > 0 && next <= 2 ? next : 0
  let to = from
  while (to < text.length && to - from < longestHead) {
    const token = text[to]
    if (to > from && (token?.breaks || headEnds.test(token?.word ?? ''))) break
    to += 1
  }
  return [from, to]
}

/** A typed word that a glossary renders by several English ones is no phrase that somebody wrote. */
const oneWordShare = 0.3

/** A company or a kind of product that it only works with says little of the market. */
const workedWithShare = 0.25

/** "Puts them into the CRM": what stands there is another product. */
const standsBeside =
  /\b(?:into|to|in|with|from|of|beside|alongside)\s+(?:(?:the|your|our|their|his|her|a|an|any)\s+)?$/i

function isWorkedWith(source: string, at: number): boolean {
  return isConnection(source.slice(Math.max(0, at - 90), at))
}

function newTally(): MarketTally {
  return { points: new Map(), because: [], seen: new Set() }
}

function sumOf(points: ReadonlyMap<Evidence, number>): number {
  return [...points.values()].reduce((sum, each) => sum + each, 0)
}

interface MarketTally {
  points: Map<Evidence, number>
  because: [points: number, phrase: string][]
  seen: Set<string>
}

/** Names and pairs of the first library were gathered widely and hit neighbours: they count for less. */
function trustIn(entry: MarketEntry | undefined): number {
  return entry?.origin === 'converted' ? 0.6 : 1
}

/** Words that belong together stand in one sentence or two. */
const pairReach = 14

function areNear(at: readonly number[], others: readonly number[] | undefined): boolean {
  return others?.some((other) => at.some((each) => Math.abs(each - other) <= pairReach)) ?? false
}

/**
 * All phrases of all markets, and what each speaks for by its place. They are tens of thousands, so that the clues are kept as numbers,
 * and what was needed to weigh them is not kept.
 */
function cluesOf(entries: readonly MarketEntry[]): { phrases: string[]; clueAt: (place: number) => Clue } {
  const phrases = entries.flatMap((entry, market) =>
    phrasesOf(entry).map(([phrase, evidence, once]) => ({ phrase, evidence, once, market, key: phraseKey(phrase) })),
  )
  const markets = new Map<string, Set<number>>()
  for (const { key, market } of phrases) markets.set(key, (markets.get(key) ?? new Set()).add(market))
  const kinds = Object.keys(weights) as Evidence[]
  const numbers = new Map<string, number>()
  const once = phrases.map(({ once: name, key }) => {
    const number = numbers.get(name || key) ?? numbers.size
    numbers.set(name || key, number)
    return number
  })
  const clues = {
    market: Uint16Array.from(phrases, ({ market }) => market),
    kind: Uint8Array.from(phrases, ({ evidence }) => kinds.indexOf(evidence)),
    once: Uint32Array.from(once),
    markets: Uint16Array.from(phrases, ({ key }) => markets.get(key)?.size ?? 1),
  }
  return { phrases: phrases.map(({ phrase }) => phrase), clueAt: clueOf.bind(null, clues, kinds) }
}

interface Clues {
  market: Uint16Array
  kind: Uint8Array
  once: Uint32Array
  /** How many markets have the phrase. */
  markets: Uint16Array
}

/** Outside of the function that made them, so that nothing else of it is kept. */
const clueOf = (clues: Clues, kinds: readonly Evidence[], place: number): Clue => ({
  market: clues.market[place] ?? 0,
  evidence: kinds[clues.kind[place] ?? 0] ?? 'suggests',
  once: clues.once[place] ?? 0,
  rarity: 1 / Math.sqrt(clues.markets[place] ?? 1),
})

/** Each phrase with what it speaks as and, where several phrases count once, the name of what does. */
function phrasesOf(entry: MarketEntry): [phrase: string, evidence: Evidence, once?: string][] {
  const { placing, submarkets, capabilities, roles, rivals } = entry
  const alone = (evidence: Evidence, texts: readonly string[]) =>
    texts.map((each): [string, Evidence] => [each, evidence])
  return [
    ...alone('name', placing.names.flatMap(withThing)),
    ...alone('subject', subjectsOf(placing.names)),
    ...alone('suggests', placing.suggests),
    ...alone('not', placing.notAbout),
    ...submarkets.flatMap(({ id, says }) => says.map((each): [string, Evidence, string] => [each, 'submarket', id])),
    ...capabilities.flatMap(({ id, names }) =>
      names.map((each): [string, Evidence, string] => [each, 'capability', id]),
    ),
    ...alone('role', roles),
    ...alone('rival', rivals),
  ]
}

/** Words for any product: "home care" says as much as "home care software". */
const generic =
  /^(?:software|apps?|systems?|platforms?|tools?|management|managers?|online|digital|websites?|services?|solutions?|programs?|suite|saas|for|the|an?|of|and)$/i
const fewestOfSubject = 2

/** Names without the words for a product, where two or more are left. */
function subjectsOf(names: readonly string[]): string[] {
  const subjects = names.flatMap((each) => {
    const words = each.split(/\s+/)
    const left = words.filter((word) => !generic.test(word))
    return left.length >= fewestOfSubject && left.length < words.length ? [left.join(' ')] : []
  })
  return [...new Set(subjects)]
}

const things = /(?<=\s(?:track|plann|schedul|monitor|record|build|edit|scann|check))ing\b/i

/** "Time tracking" is also the name of a "time tracker". */
function withThing(name: string): string[] {
  const thing = name.replace(things, 'er')
  return thing === name ? [name] : [name, thing]
}

function phraseKey(phrase: string): string {
  const words = tokens(phrase)
  const content = words.filter(({ word }) => !smallWords.has(word))
  return (content.length > 0 ? content : words).map(({ stem }) => stem).join(' ')
}

interface Pair {
  market: number
  other: readonly string[]
  phrase: string
  /** False where many markets write with every word of it: "get + order". */
  isTelling: boolean
}

const commonPairShare = 0.5

function pairsByStem(entries: readonly MarketEntry[]): Map<string, Pair[]> {
  const isCommon = commonStems(entries)
  const pairs = new Map<string, Pair[]>()
  for (const [market, { placing }] of entries.entries())
    for (const [a, b] of placing.together) {
      const [first = '', ...rest] = [...stemsOf(a), ...stemsOf(b)]
      const list = pairs.get(first) ?? []
      pairs.set(first, [
        ...list,
        {
          market,
          other: rest,
          phrase: `${a} + ${b}`,
          isTelling: ![first, ...rest].every((each) => smallWords.has(each) || isCommon(each)),
        },
      ])
    }
  return pairs
}

const stemsOf = (phrase: string) => tokens(phrase).map(({ stem }) => stem)

/** Whether a company's name stands in the words, as it is written and not inside another word. */
export function namesExactly(source: string, name: string): boolean {
  const at = source.toLowerCase().indexOf(name.toLowerCase())
  if (at < 0) return false
  const around = `${source[at - 1] ?? ' '}${source[at + name.length] ?? ' '}`
  if (/[\p{L}\p{N}]/u.test(around)) return false
  // A name that is also a word ("Notion", "Square") counts only where it is written as a name.
  if (/[^a-z]/.test(name.slice(1))) return true
  if (source.slice(at, at + name.length) !== name) return false
  // Nor does one that begins a sentence, like any word ("Narrative text is ..."), unless nothing but it stands there.
  return (
    !/(?:^|[.!?]\s+)$/.test(source.slice(0, at)) ||
    /^\s*(?:[,:;.]|$|and\b|or\b|is\b|has\b|costs?\b|charges\b|takes\b)/.test(source.slice(at + name.length))
  )
}

import type { Brief, BriefField } from '#shared/brief.ts'
import { adjective, noun, plural, wordClass } from '../brief/lexicon.ts'
import { stemsOfText } from '../brief/phrase-index.ts'
import { productNouns } from '../brief/product-words.ts'
import type { Token } from '../brief/tokens.ts'
import { type Clue, type MarketIndex, points, rarity, verbStem } from './market-index.ts'
import type { Placement } from './placement.ts'
import { type PlacedSentence, placedSentences } from './readable-words.ts'

export type Evidence = Placement['evidence'][number] & { weight: number }

/** What speaks for one market. */
export interface Weighed {
  market: number
  score: number
  evidence: Evidence[]
  /** Points of synonyms, jobs and named rivals: what can carry a placement without the weaker words. */
  strong: number
  /** How many independent words or phrases of the market's own are there. */
  witnesses: number
}

/** How much the words of a field count: the market field names it, the context is often about something else. */
const fieldWeight: Record<BriefField, number> = { market: 1.3, description: 1, context: 0.5, audience: 0.5 }
/** Weak words add up only to this many points. */
const mostWeak = 5
/** Two readings of the same words must not both count in full. */
const mostJobs = 3
const mostSynonyms = 2

/** From this weight on a word belongs to few markets. */
const ownWeight = 0.75

class Ledger {
  readonly #byMarket = new Map<number, Map<string, Evidence>>()
  /** The words of a job speak for many markets. */
  readonly #keys = new Map<string, string>()

  #keyOf(phrase: string): string {
    const key = this.#keys.get(phrase) ?? stemsOfText(phrase).join(' ')
    this.#keys.set(phrase, key)
    return key
  }

  /** Keeps the heaviest evidence for the same words. */
  add(market: number, kind: Evidence['kind'], phrase: string, weight: number): void {
    const evidence = this.#byMarket.get(market) ?? new Map<string, Evidence>()
    const key = this.#keyOf(phrase)
    const known = evidence.get(key)
    if (!known || Math.abs(weight) > Math.abs(known.weight)) evidence.set(key, { kind, phrase, weight })
    this.#byMarket.set(market, evidence)
  }

  weighed(): Weighed[] {
    return [...this.#byMarket].map(([market, evidence]) => weighEvidence(market, evidence))
  }
}

/** A word inside a phrase that counts already is no second witness. The keys are the phrases' stems. */
function withoutInner(byStems: ReadonlyMap<string, Evidence>): Evidence[] {
  if (byStems.size < 2) return [...byStems.values()]
  const all = [...byStems].map(([stems, item]) => ({ item, stems: ` ${stems} ` }))
  return all.flatMap(({ item, stems }) => {
    const isInner = all.some(
      ({ item: other, stems: around }) =>
        other !== item &&
        other.kind !== 'against' &&
        (other.weight > item.weight || (other.weight === item.weight && other.phrase.length > item.phrase.length)) &&
        around.includes(stems),
    )
    return isInner ? [] : item
  })
}

function weighEvidence(market: number, all: ReadonlyMap<string, Evidence>): Weighed {
  const evidence = withoutInner(all)
  if (evidence.length > 1) evidence.sort((a, b) => b.weight - a.weight)
  const sums = { synonym: 0, job: 0, weak: 0, against: 0 }
  const counts = { synonym: 0, job: 0 }
  let witnesses = 0
  for (const { kind, weight } of evidence) {
    if (kind === 'against') {
      sums.against += weight
      continue
    }
    if (weight >= ownWeight) witnesses += 1
    if (kind === 'term' || kind === 'role') sums.weak += weight
    else if (counts[kind] < (kind === 'job' ? mostJobs : mostSynonyms)) {
      sums[kind] += weight
      counts[kind] += 1
    }
  }
  const strong = sums.synonym + sums.job
  return { market, evidence, strong, witnesses, score: strong + Math.min(mostWeak, sums.weak) + sums.against }
}

const wordsOf = (tokens: readonly Token[], start: number, end: number, source: string) => {
  const first = tokens[start]
  const last = tokens[end - 1]
  return first && last ? source.slice(first.start, last.end).replace(/\s+/g, ' ') : ''
}

/** "store it in the CRM": one word in passing names something beside the product. */
const looseFactor = 0.6
const isLoose = (value: Clue, stems: PlacedSentence['stems'], start: number, end: number) =>
  value.kind === 'synonym' && stems.filter(({ token }) => token >= start && token < end).length === 1

/** What the opening words name is what the product is, the more so when they name nothing else: "a CRM for". */
const headlineFactor = 1.6
const wholeHeadlineFactor = 2.2

/** "a CRM", "an AI CRM tool": only words that say nothing of a trade stand beside the phrase. */
const isWhole = (tokens: readonly Token[], start: number, end: number, headline: number) =>
  tokens.slice(0, headline).every(({ lower }, at) => (at >= start && at < end) || besides.has(lower))
const besides = new Set(['a', 'an', 'the', 'our', 'my', 'ai', 'new', 'simple', 'small', ...productNouns])

function addPhrases(ledger: Ledger, brief: Brief, index: MarketIndex, sentences: readonly PlacedSentence[]): void {
  const rivals = new Set(brief.alternatives.map((value) => value.text.toLowerCase()))
  for (const { field, tokens, stems, joined, headline } of sentences) {
    const source = brief.source[field] ?? ''
    const compounds = joined.flatMap((stem) =>
      index.phrases.findAll([stem]).map((match) => ({ ...match, end: match.end + 1 })),
    )
    for (const { value, start, end } of [...index.phrases.findAll(stems), ...compounds]) {
      const phrase = wordsOf(tokens, start, end, source)
      // a vendor is evidence only as what the product stands against; "works with Zendesk" is not
      if (value.kind === 'vendor') {
        if (rivals.has(phrase.toLowerCase())) ledger.add(value.market, 'synonym', phrase, value.weight)
        continue
      }
      const isHeadline = end <= headline && value.kind !== 'against'
      // "payroll for bakeries"
      const isNamed = value.name === phrase.toLowerCase() && brief.language === 'en'
      if (isNamed && isHeadline && isWhole(tokens, start, end, headline)) {
        ledger.add(value.market, 'synonym', phrase, points.named)
        continue
      }
      const kind = value.kind === 'object' ? 'term' : value.kind
      ledger.add(
        value.market,
        kind,
        phrase,
        value.weight *
          fieldWeight[field] *
          (isHeadline
            ? isWhole(tokens, start, end, headline)
              ? wholeHeadlineFactor
              : headlineFactor
            : isLoose(value, stems, start, end)
              ? looseFactor
              : 1),
      )
    }
  }
}

/** Verb and object together: "swap" + "shift". The head must be there; a longer object must be there as a whole. */
function addJobs(ledger: Ledger, brief: Brief, index: MarketIndex): void {
  const main = brief.jobs[0]
  for (const job of [...brief.jobs, ...brief.steps]) {
    const object = stemsOfText(job.object).map((stem) => index.spell(stem) ?? stem)
    const head = stemsOfText(job.head).at(-1) ?? ''
    if (object.length === 0) continue
    const isMain = job.verb === main?.verb && job.object === main.object
    const factor = (isMain ? 1.15 : 0.85) * (job.confidence < 0.5 ? 0.7 : 1)
    addCrossJobs(ledger, index, job, object, factor)
    const text = ` ${object.join(' ')} `
    for (const clue of index.jobsByVerb.get(verbStem(job.verb)) ?? []) {
      if (!text.includes(clue.text)) continue
      const isHead = clue.object.at(-1) === (index.spell(head) ?? head)
      ledger.add(clue.market, 'job', `${job.verb} ${job.object}`, clue.weight * (isHead ? 1 : 0.6) * factor)
    }
  }
}

const isThing = (stem: string) => (wordClass(stem) & (noun | plural)) !== 0 && (wordClass(stem) & adjective) === 0

/** A verb of the market with a thing of the market, though the library does not name the pair: "plan" + "dinner". */
function addCrossJobs(
  ledger: Ledger,
  index: MarketIndex,
  job: Brief['jobs'][number],
  object: readonly string[],
  factor: number,
): void {
  const verb = verbStem(job.verb)
  for (const stem of object.filter(isThing)) {
    for (const { market, rarity } of index.things.get(stem) ?? []) {
      if (index.verbs[market]?.has(verb))
        ledger.add(market, 'job', `${job.verb} ${job.object}`, points.crossJob * rarity * factor)
    }
  }
}

/** "Notion for lawyers" says hardly more than whom it is for. */
const likenedRole = 3

function addRoles(ledger: Ledger, brief: Brief, index: MarketIndex): void {
  const people = [...brief.actors.slice(0, 3), ...(brief.buyer ? [brief.buyer] : [])]
  people.forEach((actor, order) => {
    const stems = stemsOfText(actor.singular)
    const clues = index.rolesByHead.get(stemsOfText(actor.head).at(-1) ?? '') ?? []
    const share = rarity(index.markets.length, new Set(clues.map((clue) => clue.market)).size)
    for (const clue of clues) {
      const isWhole = clue.title.every((stem) => stems.includes(stem))
      ledger.add(
        clue.market,
        'role',
        actor.singular,
        (brief.likenedTo ? likenedRole : 1) *
          points.role *
          share *
          (isWhole ? (clue.title.length > 1 ? 1.6 : 1.2) : 0.5) *
          (order === 0 ? 1 : 0.6),
      )
    }
  })
}

/** Every market that any word speaks for, the heaviest first. */
export function weighMarkets(brief: Brief, index: MarketIndex): Weighed[] {
  const ledger = new Ledger()
  const sentences = placedSentences(brief, index)
  addPhrases(ledger, brief, index, sentences)
  addJobs(ledger, brief, index)
  addRoles(ledger, brief, index)
  return ledger.weighed().sort((a, b) => b.score - a.score || a.market - b.market)
}

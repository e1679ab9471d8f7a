import type { MarketDossier } from '#knowledge/dossier/dossier.ts'
import type { MarketEntry, MarketLibrary } from '#knowledge/dossier/market-index.ts'
import type { Knowledge } from '#knowledge/knowledge.ts'
import type { BriefField, BriefSource } from '#shared/brief.ts'
import { noneOfThese } from '#shared/correctable.ts'
import type { Corrections } from '#shared/corrections.ts'
import { detectLanguage } from '#shared/language/detect-language.ts'
import { PhraseMatcher } from '#shared/language/phrase-matcher.ts'
import { smallWordsOf } from '#shared/language/small-words.ts'
import { tokens } from '#shared/language/tokens.ts'
import type { BriefReading, FoundCapability, Quote, Sureness } from '#shared/reading.ts'
import type { TaggedText } from '../tagging/tagged-text.ts'
import { createTagger } from '../tagging/tagger.ts'
import { classesOf } from '../tagging/text-classes.ts'
import { traitsOf } from '../tagging/text-traits.ts'
import { type Clause, clausesOf, fieldsOf } from './clauses.ts'
import { correctReading } from './correct-reading.ts'
import { createEnglishWords } from './english-words.ts'
import { entitiesOf, ofProduct, withRivalSubjects } from './entities.ts'
import { findCapabilities } from './find-capabilities.ts'
import { findName } from './find-name.ts'
import { findNumbers } from './find-numbers.ts'
import { findPayer } from './find-payer.ts'
import { findPeople, peopleMeant } from './find-people.ts'
import { createFindPlaces } from './find-places.ts'
import { findConnected, findRivals } from './find-rivals.ts'
import { createFindSector } from './find-sector.ts'
import { findToday } from './find-today.ts'
import { createMarketPlacer, type MarketScore } from './place-market.ts'
import { sortClauses } from './sort-clauses.ts'
import { unusedWords } from './unused-words.ts'
import { commonStems, knownStems } from './vocabulary-likeness.ts'
import { type WeighedMarket, weighMarkets } from './weigh-markets.ts'

export interface ReadingKnowledge
  extends Pick<Knowledge, 'places' | 'regions' | 'glossaries' | 'industryNames' | 'wordVectors' | 'briefTagging'> {
  library: MarketLibrary
}

/** A reading with what led to it: for `npm run explain`. */
export interface ExplainedReading {
  reading: BriefReading
  /** Null outside all markets. */
  dossier: MarketDossier | null
  /** What the library dates of the industry that a form names in place of a market; null where it names none of ours. */
  sector: MarketDossier | null
  /** The markets that the words speak for most, the best first. */
  scores: readonly ScoredMarket[]
}

/** A market with how much speaks for it. */
export interface ScoredMarket {
  id: string
  name: string
  definition: string
  score: number
  /** By which phrases, the strongest first. */
  because: readonly string[]
}

/** Reads the words of a form; corrections outweigh them. */
export type BriefReader = (source: BriefSource, corrections?: Corrections) => ExplainedReading

/**
 * At this score a market is written without asking, when it leads by so much and what was learned does not speak against it. Of labelled
 * descriptions that were left out of the learning, nine in ten of these were right. Few texts in other languages were learned: for them the phrases count more.
 */
const sureScores = [
  { score: 6, lead: 3, learned: -0.6 },
  { score: 9, lead: 5, learned: -0.75 },
] as const
/** At this score, with this lead, the market is beyond doubt even where no feature is named. */
const certainScore = 11
const certainLead = 4
/** Below this score no market fits. */
const leastScore = 4
const shownAlternatives = 3
const shownScores = 5

/** Reads a form's words: finds, quotes and says how sure it is. Pure and without side effects; the same words give the same reading. */
export function createBriefReader({
  library,
  places,
  regions,
  glossaries,
  industryNames,
  wordVectors,
  briefTagging,
}: ReadingKnowledge): BriefReader {
  const { entries } = library
  const place = createMarketPlacer(entries)
  const companies = new Set(entries.flatMap(({ rivals }) => rivals.map((each) => each.toLowerCase())))
  const isCompany = (each: string) => companies.has(each.toLowerCase())
  const tag = createTagger(briefTagging, { wordVectors, isCompany })
  const findPlaces = createFindPlaces(places.places, regions, isCompany)
  const isCommon = commonStems(entries)
  const findSector = createFindSector(industryNames, library)
  const englishWords = createEnglishWords(glossaries, knownStems(entries))

  const featuresOf = (
    market: number,
    named: (dossier: MarketDossier) => { capabilities: readonly FoundCapability[] },
  ) => {
    const entry = entries[market]
    if (entry?.origin !== 'written') return 0
    return new Set(named(library.dossier(entry.id)).capabilities.map(({ capability }) => capability)).size
  }

  const read = (given: BriefSource, corrections: Corrections = {}): ExplainedReading => {
    const source = corrections.job
      ? { ...given, context: [given.context, corrections.job].filter(Boolean).join('\n') }
      : given
    const fields = fieldsOf(source)
    const whole = fields.map(([, text]) => text).join('\n')
    const language = detectLanguage(whole)
    const inEnglish = englishWords(language)
    const tagged = fields.map(([field, text]) => ({ field, text, found: isProse(field) ? tag(text) : nothing }))
    const inFields = tagged.flatMap(({ field, text, found }) => entitiesOf(field, text, found))
    // Only English words are known: in other languages every noun would be a name.
    const isWord = (word: string) => language !== 'en' || isCompany(word) || wordVectors.rankOf(word) !== undefined
    const name = givenName(source) ?? findName(source, inFields, isWord, isCompany)
    const entities = withRivalSubjects(
      inFields.map((each) => ofProduct(each, name)),
      fields,
      (each) => isCompany(each) && each !== name?.text,
    )
    const all = tagged.flatMap(({ field, text, found: { segments } }) =>
      clausesOf(field, text, { segments, entities: entities.filter((each) => each.field === field) }),
    )
    const said = fields.map(([field, text]) => withoutDenied(field, text, all)).join('\n')
    const chosen = corrections.market
    const clauses = all.filter(({ field }) => isProse(field))
    const byDossier = new Map<MarketDossier, ReturnType<typeof findCapabilities>>()
    const named = (dossier: MarketDossier) => {
      const known =
        byDossier.get(dossier) ??
        findCapabilities(clauses, dossier, { words: ({ text }) => inEnglish(text), isCommon, wordVectors })
      byDossier.set(dossier, known)
      return known
    }
    const isNot = new Set(
      all
        .filter(({ text }) => saysWhatItIsNot.test(text))
        .flatMap(({ text }) => tellingStems(text.replace(saysWhatItIsNot, ''))),
    )
    const isRefused = ({ market: at }: MarketScore) =>
      isNot.size > 0 && tellingStems(entries[at]?.name ?? '').some((stem) => isNot.has(stem))
    const weigh = (text: string) => {
      const words = inEnglish(text)
      return weighMarkets(place(words, text), classesOf(traitsOf(words), briefTagging.markets), entries)
    }
    const placed = weigh(said).filter((each) => !isRefused(each))
    const scores = chosen ? placed : withFeatures(placed, (market) => featuresOf(market, named))
    const market = decide(
      entries,
      scores,
      isClear(placed),
      chosen ? { name: chosen, scores: weigh(chosen) } : undefined,
    )
    const dossier = market.found ? library.dossier(market.found.id) : null
    const inPlaces = fields.flatMap(([field, text]) => findPlaces(field, text))
    const {
      capabilities,
      refused,
      clauses: naming,
    } = dossier ? named(dossier) : { capabilities: [], refused: [], clauses: new Set<never>() }
    const sorted = sortClauses(clauses, new Map(fields), (clause) => (naming as ReadonlySet<Clause>).has(clause), name)
    const mentioned = findPeople(
      fields,
      dossier?.roles ?? [],
      inEnglish,
      entities,
      (word) => language === 'en' && wordVectors.rankOf(word) !== undefined,
    )
    const people = peopleMeant(mentioned, clauses)
    const today = findToday(clauses, entities)
    // "They use Mindbody or a spreadsheet": what people use today and the market sells is a rival as well.
    const rivals = findRivals(fields, dossier, name, entities, isCompany, isWord).filter(
      (each) => each.rival !== null || isCompany(each.text) || !today.some((tool) => overlaps(tool, each)),
    )
    const reading: BriefReading = {
      language,
      name,
      offer: sorted.offer,
      market: { ...market, submarket: dossier ? submarketOf(dossier, whole) : null },
      people,
      payer: findPayer(all, people, dossier, entities),
      capabilities,
      own: sorted.features.filter((clause) => ![...naming].some((each: Clause) => overlaps(each, clause))),
      background: sorted.background,
      asides: sorted.asides,
      proof: sorted.proof,
      numbers: findNumbers(all, dossier?.benchmarks ?? []),
      limits: sorted.limits,
      refused,
      price: sorted.price,
      places: inPlaces.filter((place) => !rivals.some(({ text }) => text === place.text)),
      today,
      rivals,
      connected: findConnected(fields, dossier, entities),
      unused: [],
    }
    const corrected = correctReading(
      { ...reading, unused: unusedWords(source.description, reading, smallWordsOf(language)) },
      corrections,
      {
        people: (text) => findPeople([['audience', text]], dossier?.roles ?? [], inEnglish),
        places: (text) => findPlaces('context', text),
        numbers: (text) => findNumbers(clausesOf('context', text, nothing), dossier?.benchmarks ?? []),
      },
    )
    return {
      reading: corrected,
      dossier,
      sector: given.market === given.description && market.sureness !== 'sure' ? findSector(given.description) : null,
      scores: scores.slice(0, shownScores).flatMap(({ market: at, score, because }) => {
        const entry = entries[at]
        return entry ? [{ id: entry.id, name: entry.name, definition: entry.definition, score, because }] : []
      }),
    }
  }
  // The patterns are compiled when they are first used, which takes a tenth of a second: here, not in somebody's run.
  read({ description: 'Sample is an app for people in Berlin. 3 euros a month, no ads.' })
  return read
}

/** Markets that are no further behind the best are ranked again by the features that they know. */
const nearScore = 3
const mostNear = 3
const pointsOfFeature = 0.5

/** Where no market stands out, the features speak: each that a market knows, however it is worded, counts for it. */
function withFeatures(
  scores: readonly WeighedMarket[],
  features: (market: number) => number,
): readonly WeighedMarket[] {
  const [best, second] = scores
  if (!best || !second || best.score < leastScore || isClear(scores)) return scores
  const near = scores.slice(0, mostNear).filter(({ score }) => score >= best.score - nearScore)
  return scores
    .map((each) =>
      near.includes(each) ? { ...each, score: each.score + pointsOfFeature * features(each.market) } : each,
    )
    .toSorted((a, b) => b.score - a.score)
}

function isClear([best, second]: readonly WeighedMarket[]): boolean {
  if (!best?.isAtHome) return false
  return sureScores.some(
    ({ score, lead, learned }) =>
      best.score >= score && best.learned >= learned && (second?.score ?? 0) <= best.score - lead,
  )
}

/** "Not an expenses app": the product is in another market. */
const saysWhatItIsNot =
  /^(?:(?:it|this)(?:['’]?s| is) |we(?:['’]re| are) |and |but )*not (?:an?|another|just) (?=\S+(?:\s\S+){0,3}$)/i
const kindsOfThing = /^(?:apps?|tools?|software|platforms?|systems?|products?|services?|sites?|management)$/i

/** The words of a name that say which market it is. */
const tellingStems = (text: string) =>
  tokens(text)
    .filter(({ word }) => word.length > 3 && !kindsOfThing.test(word))
    .map(({ stem }) => stem)

/** A field without what the user refuses and notes: it says nothing of the market. */
function withoutDenied(field: BriefField, text: string, clauses: readonly Clause[]): string {
  let kept = text
  for (const { field: of, kind, denies, start, end } of clauses)
    if (of === field && (kind === 'plan' || (kind === 'limit' && denies)))
      kept = kept.slice(0, start) + ' '.repeat(end - start) + kept.slice(end)
  return kept
}

function decide(
  entries: readonly MarketEntry[],
  scores: readonly MarketScore[],
  clear: boolean,
  chosen?: { name: string; scores: readonly MarketScore[] },
): Omit<BriefReading['market'], 'submarket'> {
  const named = (at: number | undefined) => {
    const entry = at === undefined ? undefined : entries[at]
    return entry ? { id: entry.id, name: entry.name } : null
  }
  const byUser = chosen && marketOf(entries, chosen)
  const [best, second] = scores
  const at = chosen ? byUser : best && best.score >= leastScore ? best.market : undefined
  const others = scores.filter(({ market, score }) => market !== at && score >= leastScore * 0.7)
  const alternatives = others.slice(0, shownAlternatives).flatMap(({ market }) => named(market) ?? [])
  const sureness: Sureness = at === undefined ? 'outside' : chosen || clear ? 'sure' : 'unsure'
  const entry = at === undefined ? undefined : entries[at]
  const certain =
    chosen !== undefined ||
    (clear && best !== undefined && best.score >= certainScore && (second?.score ?? 0) <= best.score - certainLead)
  return {
    sureness,
    found: named(at),
    alternatives,
    written: entry?.origin === 'written',
    deep: entry?.deep ?? false,
    faint: !chosen && best !== undefined && !best.isAtHome,
    certain,
  }
}

/** The market that the user named, by its name or else by the words: what the library does not hold is never replaced by what was found. */
function marketOf(
  entries: readonly MarketEntry[],
  { name, scores: [best] }: { name: string; scores: readonly MarketScore[] },
): number | undefined {
  const at = entries.findIndex((entry) => entry.id === name || entry.name === name)
  if (at >= 0) return at
  const isNamed = best !== undefined && best.score >= leastScore && best.isAtHome
  return name !== noneOfThese && isNamed ? best.market : undefined
}

/** The name that a form asked for. */
function givenName({ name }: BriefSource): Quote | null {
  const text = name?.trim() ?? ''
  return text === '' ? null : { text, field: 'name', start: 0, end: text.length }
}

/** The fields that hold sentences. */
const isProse = (field: Quote['field']) => field === 'description' || field === 'context'
const nothing: TaggedText = { segments: [], entities: [] }

function overlaps(a: Quote, b: Quote): boolean {
  return a.field === b.field && a.start < b.end && b.start < a.end
}

function submarketOf({ submarkets }: MarketDossier, whole: string): string | null {
  const matcher = new PhraseMatcher(submarkets.flatMap(({ id, says }) => says.map((each) => [each, id] as const)))
  const counts = new Map<string, number>()
  for (const { value } of matcher.find(tokens(whole))) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [best] = [...counts].sort((a, b) => b[1] - a[1])
  return best?.[0] ?? null
}

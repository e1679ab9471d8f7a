import type { Knowledge } from '#knowledge/knowledge.ts'
import type { Market } from '#knowledge/market.ts'
import type { Brief, BriefField } from '#shared/brief.ts'
import { emptyPeople } from '../brief/people-words.ts'
import { stemOf, stemsOfText } from '../brief/phrase-index.ts'
import { createGlosses, type Gloss } from './in-english.ts'
import { indexMarkets, type MarketIndex } from './market-index.ts'
import type { Placement } from './placement.ts'
import { createResemblance, type FindResemblance, type Resemblance, type Resemblances } from './resemblance.ts'
import { tellingWords } from './telling-words.ts'
import { type Weighed, weighMarkets } from './weigh.ts'

/** Points of the words alone below which they carry no market. */
const threshold = 3.8
/** When one phrase is all there is, it must be a strong one: "track deadlines" is a job of many. */
const singleThreshold = 6
/** Of those, points from synonyms and jobs; single words of the trade alone never carry a product. */
const strongThreshold = 2.4
/** What words of the trade need to carry a product without a synonym or a job: the fewer, the clearer the lead. */
const lone = [
  { witnesses: 3, score: 3.4, margin: 1, times: 1 },
  { witnesses: 2, score: 4.8, margin: 2, times: 1 },
  { witnesses: 2, score: 3.4, margin: 1.5, times: 2 },
]
/**
 * What each kind of agreement is worth: a text's words among those that the market says of its products, among those of its
 * people and vendors too, said together in one phrase, in a second, and the points of synonyms and jobs (up to `mostPoints`).
 * Fitted by maximum likelihood on the tuning cases, the one-liners and the tuning half of the product ideas, which also makes
 * the scores comparable: a market's chance among all is its share of the exponentials.
 */
const worth = { words: 4.7, prose: 10.4, phrase: 4.5, nextPhrase: 4.9, points: 0.41 }
const mostPoints = 12
/**
 * How sure the likeliest market is the right one: a logistic of its score, its odds against all others and how many of the
 * description's words, those for the people aside, it says of its products. Fitted on the same cases, and on sentences that
 * belong to no market.
 */
const fitted = { base: -2.72, score: 0.147, odds: 0.45, met: 0.56, mostMet: 6 }
/**
 * As sure as this a market is told; less will do where its own synonyms or jobs are said, and it takes more where the people
 * are such as it never speaks of: falconers log weights and feeding, too.
 */
const sure = { likeness: 0.56, words: 0.42, strangers: 0.74 }
/** As sure as this the market is named as a neighbouring field. */
const nearEnough = 0.3
/** Two markets that are both likely, and hardly any other: the product is told to be between them. */
const between = { score: 7.5, chance: 0.2, both: 0.65, strangers: 0.8 }
/** One word in common is a coincidence. */
const leastMet = 2
/** A second market must have this chance, and speak by its own words. */
const secondChance = 0.1

type PlacingKnowledge = Pick<Knowledge, 'markets' | 'wordVectors' | 'glossaries'>

const shareOfField: Record<BriefField, number> = { market: 1.3, description: 1, context: 0.4, audience: 0.5 }

interface Candidate {
  market: Market
  weighed: Weighed | undefined
  resemblance: Resemblance
  score: number
  /** Of being the right one of all. */
  chance: number
  /** Words of the description that it says of its products. */
  met: readonly string[]
}

/** The main job, said outright, is a market's job, and something else of that market is there too. */
function isMainJob(brief: Brief, weighed: Weighed): boolean {
  const [main] = brief.jobs
  const supporting = weighed.evidence.filter((item) => item.kind !== 'against')
  return (
    main !== undefined &&
    main.confidence >= 0.7 &&
    supporting.length > 1 &&
    supporting.some((item) => item.kind === 'job' && item.phrase === `${main.verb} ${main.object}`)
  )
}

const reaches = (brief: Brief, weighed: Weighed | undefined): weighed is Weighed =>
  weighed !== undefined &&
  weighed.score >= (weighed.witnesses > 1 || isMainJob(brief, weighed) ? threshold : singleThreshold) &&
  weighed.strong >= strongThreshold

/** Without a strong phrase: enough words of the trade, and no other market anywhere near. */
const standsAlone = (own: Weighed | undefined, rest: number) =>
  own !== undefined &&
  lone.some(
    ({ witnesses, score, margin, times }) =>
      own.witnesses >= witnesses && own.score >= Math.max(score, rest + margin, rest * times),
  )

/** By market. */
function scoresOf(resemblances: Resemblances, weighed: ReadonlyMap<number, Weighed>): Float64Array {
  const { words, prose, phrase, nextPhrase } = resemblances
  return words.map(
    (ofWords, place) =>
      worth.words * ofWords +
      worth.prose * (prose[place] ?? 0) +
      worth.phrase * (phrase[place] ?? 0) +
      worth.nextPhrase * (nextPhrase[place] ?? 0) +
      worth.points * Math.min(mostPoints, weighed.get(place)?.score ?? 0),
  )
}

/** The two likeliest markets; of two that are as likely the one that stands first in the library. */
function likeliest(brief: Brief, index: MarketIndex, resemblanceOf: FindResemblance, all: readonly Weighed[]) {
  const weighed = new Map(all.map((each) => [each.market, each]))
  const texts = Object.entries(shareOfField).map(([field, weight]) => ({
    text: brief.source[field as BriefField] ?? '',
    weight,
  }))
  const resemblances = resemblanceOf(texts)
  const scores = scoresOf(resemblances, weighed)
  const total = scores.reduce((sum, score) => sum + Math.exp(score), 0)
  const own = new Set(tellingWords(`${brief.source.description} ${brief.source.market ?? ''}`))
  return twoBest(scores).flatMap((place): Candidate[] => {
    const market = index.markets[place]
    const score = scores[place] ?? 0
    const resemblance = resemblances.of(place)
    const met = resemblance.met.filter((word) => own.has(word))
    return market
      ? [{ market, weighed: weighed.get(place), resemblance, score, chance: Math.exp(score) / total, met }]
      : []
  })
}

/** The places of the two highest, the first of those that are as high. */
function twoBest(scores: Float64Array): number[] {
  let [best, next] = [-1, -1]
  scores.forEach((score, place) => {
    if (best < 0 || score > (scores[best] ?? 0)) [best, next] = [place, best]
    else if (next < 0 || score > (scores[next] ?? 0)) next = place
  })
  return [best, next].filter((place) => place >= 0)
}

const quoted = ({ weighed, resemblance }: Candidate) => {
  const phrases = weighed?.evidence.filter((item) => item.kind !== 'against').map(({ phrase }) => phrase) ?? []
  const said = new Set(phrases.flatMap(stemsOfText))
  const words = resemblance.met.filter((word) => !said.has(stemOf(word)))
  return [...phrases.slice(0, 3), ...words]
    .slice(0, 3)
    .map((phrase) => `"${phrase}"`)
    .join(', ')
}

const evidenceOf = (candidate: Candidate): Placement['evidence'] => [
  ...(candidate.weighed?.evidence.map(({ phrase, kind }) => ({ phrase, kind })) ?? []),
]

function placementOf(brief: Brief, index: MarketIndex, resemblanceOf: FindResemblance): Placement {
  const all = weighMarkets(brief, index)
  const [best, next] = likeliest(brief, index, resemblanceOf, all)
  const nothing = { market: null, basis: null, second: null, nearest: null, evidence: [], score: 0 }
  if (!best || best.score <= 0)
    return { ...nothing, reason: 'No word of the description belongs to a market of the library.' }
  const { market, weighed } = best
  const rest = Math.max(0, ...all.filter((each) => each !== weighed).map(({ score }) => score))
  const basis = reaches(brief, weighed) || standsAlone(weighed, rest) ? 'words' : 'likeness'
  const found = { score: Math.round(best.score * 100) / 100, evidence: evidenceOf(best) }
  const words = quoted(best)
  const isMet = basis === 'words' || best.met.length >= leastMet
  const sureness = surenessOf(brief, best)
  if (isMet && sureness >= leastOf(brief, best, basis)) {
    const isSecond = next !== undefined && next.chance >= secondChance && reaches(brief, next.weighed)
    const reason =
      basis === 'words'
        ? `${market.name}, because of ${words}.`
        : `${market.name} is the closest market of the library, because of ${words} and what the other words have to do with it.`
    return { ...found, market, basis, second: isSecond ? next.market : null, nearest: null, reason }
  }
  if (isMet && next && isBetween(best, next, isAmongStrangers(brief, best))) {
    const reason = `Either ${market.name}, because of ${words}, or ${next.market.name}, because of ${quoted(next)}.`
    return { ...found, market, basis: 'likeness', second: next.market, nearest: null, reason }
  }
  const reason = words
    ? `The description fits no market of the library; the closest is ${market.name}, on no more than ${words}.`
    : 'No word of the description belongs to a market of the library.'
  const nearest = best.met.length >= leastMet && sureness >= nearEnough ? market : null
  return { ...nothing, ...found, nearest, reason }
}

const leastOf = (brief: Brief, best: Candidate, basis: 'words' | 'likeness') =>
  basis === 'likeness' && isAmongStrangers(brief, best) ? sure.strangers : sure[basis]

/** The people it is for are none that the market speaks of. */
function isAmongStrangers({ actors }: Brief, { resemblance }: Candidate): boolean {
  const met = new Set(resemblance.met.map(stemOf))
  const told = actors.find(({ head }) => !emptyPeople.has(head))
  const heads = tellingWords(told?.head ?? '').map(stemOf)
  return heads.length > 0 && !heads.some((head) => met.has(head))
}

function surenessOf(brief: Brief, { score, chance, met }: Candidate): number {
  const people = new Set(brief.actors.flatMap(({ text }) => tellingWords(text)))
  const others = Math.min(fitted.mostMet, met.filter((word) => !people.has(word)).length)
  const odds = Math.log(chance / (1 - chance + 0.001))
  return 1 / (1 + Math.exp(-(fitted.base + fitted.score * score + fitted.odds * odds + fitted.met * others)))
}

const isBetween = (best: Candidate, next: Candidate, amongStrangers: boolean) =>
  next.score >= between.score &&
  next.chance >= between.chance &&
  best.chance + next.chance >= (amongStrangers ? between.strangers : between.both)

/** The markets of what was understood of another language; never more than the closest, since single words carry it. */
function placedByGlosses(brief: Brief, glosses: readonly Gloss[], place: (brief: Brief) => Placement): Placement {
  const description = glosses.map(({ english }) => english).join(', ')
  const found = place({
    ...brief,
    source: { description },
    actors: [],
    jobs: [],
    steps: [],
    alternatives: [],
    buyer: null,
  })
  const words = glosses.slice(0, 4).map(({ said, english }) => `"${said}" (${english})`)
  if (!found.market) return { ...found, glosses }
  const reason = `${found.market.name} is the closest market of the library, because of ${words.join(', ')}.`
  return { ...found, basis: 'likeness', evidence: [], glosses, reason }
}

/** Builds the indexes once; placing a brief then takes a few milliseconds. */
export function createPlacer({ markets, wordVectors, glossaries }: PlacingKnowledge): (brief: Brief) => Placement {
  const index = indexMarkets(markets)
  const resemblanceOf = createResemblance(markets, wordVectors)
  const glossesOf = createGlosses(glossaries)
  const place = (brief: Brief) => placementOf(brief, index, resemblanceOf)
  return (brief) => {
    const glosses = glossesOf(brief.language)?.(`${brief.source.description} ${brief.source.audience ?? ''}`) ?? []
    return glosses.length > 0 ? placedByGlosses(brief, glosses, place) : place(brief)
  }
}

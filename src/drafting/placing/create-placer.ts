import type { Knowledge } from '#knowledge/knowledge.ts'
import type { Brief } from '#shared/brief.ts'
import { stemOf, stemsOfText } from '../brief/phrase-index.ts'
import { type Candidate, createScores, likeliest, type Scores } from './candidates.ts'
import { createGlosses, type Gloss } from './in-english.ts'
import { indexMarkets, points } from './market-index.ts'
import { createOwnWords, type OwnWords } from './own-words.ts'
import type { Placement } from './placement.ts'
import { signsOf, signsOfEither, surenessOf, surenessOfEither } from './sureness.ts'
import type { Weighed } from './weigh.ts'

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
 * As sure as this a market is told. A wrong market spoils a result and an unknown one only makes it thinner, so it must be
 * clearly likelier right than wrong.
 */
const sureEnough = 0.65
/** The same where the headline says the market's own name and nothing else: "inventory for plumbers". */
const sureEnoughByName = 0.5
/** As sure as this the market is named as a neighbouring field. */
const nearEnough = 0.3
/** As sure as this of one of two, the second with this chance at least: the product is told to be between them. */
const between = { sure: 0.65, chance: 0.2 }
/** One word in common is a coincidence. */
const leastMet = 2
/** A second market must have this chance, and speak by its own words. */
const secondChance = 0.1

type PlacingKnowledge = Pick<Knowledge, 'markets' | 'wordVectors' | 'glossaries' | 'analogies'>

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

/** Words of the user alone: what a well-known product is known for is ours. */
const quoted = ({ weighed, resemblance }: Candidate, { brief, likened }: OwnWords) => {
  const phrases = weighed?.evidence.filter((item) => item.kind !== 'against').map(({ phrase }) => phrase) ?? []
  const written = new Set(stemsOfText(`${brief.source.description} ${brief.source.audience ?? ''}`))
  const ours = stemsOfText(likened).filter((stem) => !written.has(stem))
  const said = new Set([...phrases.flatMap(stemsOfText), ...ours])
  const words = resemblance.met.filter((word) => !said.has(stemOf(word)))
  return [...phrases.slice(0, 3), ...words]
    .slice(0, 3)
    .map((phrase) => `"${phrase}"`)
    .join(', ')
}

const evidenceOf = (candidate: Candidate): Placement['evidence'] => [
  ...(candidate.weighed?.evidence.map(({ phrase, kind }) => ({ phrase, kind })) ?? []),
]

/** True when the market's own names and jobs carry it, without any likeness. */
export function isCarried(brief: Brief, { weighed }: Candidate, all: readonly Weighed[]): boolean {
  const rest = Math.max(0, ...all.filter((each) => each !== weighed).map(({ score }) => score))
  return reaches(brief, weighed) || standsAlone(weighed, rest)
}

/** "Payroll for tutors": each of two meets what the other does not, or all of it. One word that both have is a coincidence. */
function areMet({ likened }: OwnWords, best: Candidate, next: Candidate): boolean {
  const both = new Set([...best.met, ...next.met])
  const hasOwn =
    next.met.length >= leastMet ||
    (next.weighed?.strong ?? 0) >= strongThreshold ||
    next.met.some((word) => !best.met.includes(word))
  return likened !== '' || (both.size >= leastMet && hasOwn)
}

/** Decides on what the words of each market have in common with the description. */
export function decide(own: OwnWords, scores: Scores): Placement {
  const { brief } = own
  const [best, next] = likeliest(own, scores)
  const nothing = { market: null, basis: null, second: null, nearest: null, evidence: [], score: 0 }
  if (!best || best.score <= 0)
    return { ...nothing, reason: 'No word of the description belongs to a market of the library.' }
  const { market } = best
  const basis = isCarried(brief, best, scores.all) ? 'words' : 'likeness'
  const found = { score: Math.round(best.score * 100) / 100, evidence: evidenceOf(best) }
  const words = quoted(best, own)
  const signs = signsOf(brief, best, basis === 'words')
  const sureness = surenessOf(signs)
  // "Netflix for yoga" is all in one word; else one word in common is a coincidence
  const isMet = basis === 'words' || best.met.length >= leastMet || own.likened !== ''
  const surenessOfBoth = next ? surenessOfEither(signsOfEither(signs, best, next)) : 0
  if (
    next &&
    basis === 'likeness' &&
    next.chance >= between.chance &&
    areMet(own, best, next) &&
    surenessOfBoth >= between.sure
  ) {
    const reason = `Either ${market.name}, because of ${words}, or ${next.market.name}, because of ${quoted(next, own)}.`
    return { ...found, market, basis, second: next.market, nearest: null, reason }
  }
  const isNamed = best.weighed?.evidence.some(({ weight }) => weight >= points.named) === true
  if (isMet && sureness >= (isNamed ? sureEnoughByName : sureEnough)) {
    const isSecond = next !== undefined && next.chance >= secondChance && reaches(brief, next.weighed)
    const reason =
      basis === 'words'
        ? `${market.name}, because of ${words}.`
        : `${market.name} is the closest market of the library, because of ${words} and what the other words have to do with it.`
    return { ...found, market, basis, second: isSecond ? next.market : null, nearest: null, reason }
  }
  const reason = words
    ? `The description fits no market of the library; the closest is ${market.name}, on no more than ${words}.`
    : 'No word of the description belongs to a market of the library.'
  const nearest = best.met.length >= leastMet && sureness >= nearEnough ? market : null
  return { ...nothing, ...found, nearest, reason }
}

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
export function createPlacer({
  markets,
  wordVectors,
  glossaries,
  analogies,
}: PlacingKnowledge): (brief: Brief) => Placement {
  const index = indexMarkets(markets)
  const scoresOf = createScores(index, wordVectors)
  const glossesOf = createGlosses(glossaries)
  const ownWordsOf = createOwnWords(analogies)
  const place = (brief: Brief) => {
    const own = ownWordsOf(brief)
    return decide(own, scoresOf(own))
  }
  return (brief) => {
    const glosses = glossesOf(brief.language)?.(`${brief.source.description} ${brief.source.audience ?? ''}`) ?? []
    return glosses.length > 0 ? placedByGlosses(brief, glosses, place) : place(brief)
  }
}

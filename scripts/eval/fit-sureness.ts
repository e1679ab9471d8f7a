import { readFileSync } from 'node:fs'
import { type BriefCase, briefCases } from '#drafting/brief/brief-cases.ts'
import { readBrief } from '#drafting/brief/read-brief.ts'
import { buildVocabulary } from '#drafting/brief/vocabulary.ts'
import { createScores, likeliest, type Scores } from '#drafting/placing/candidates.ts'
import { isCarried } from '#drafting/placing/create-placer.ts'
import { indexMarkets } from '#drafting/placing/market-index.ts'
import { createOwnWords } from '#drafting/placing/own-words.ts'
import { type Signs, signsOf, signsOfEither } from '#drafting/placing/sureness.ts'
import { readKnowledge } from '#knowledge/knowledge.ts'
import type { Market } from '#knowledge/market.ts'
import type { BriefSource } from '#shared/brief.ts'
import { fitLogistic, type Observation } from './logistic.ts'

/**
 * Fits how sure a placing is (`drafting/placing/sureness.ts`): prints the weights, and what ten-fold cross-validation makes of
 * them at several lines. Every idea is placed three ways: by the whole library, by a library that has forgotten half of what it
 * says (as it knows little of an idea that nobody wrote down), and by one without the idea's own market, where every answer is
 * wrong. Each sixth pitch of every market is placed by a library that has forgotten it: nothing is as short. The same is fitted
 * for one of the two likeliest markets being right. The held-out half of the ideas is not read.
 */
interface Case {
  source: BriefSource
  isRight: (market: Market) => boolean
  weight: number
}

type Line = readonly [description: string, audience: string, rivals: readonly string[]]
type LabelledLine = readonly [
  description: string,
  audience: string,
  markets: readonly string[],
  rivals: readonly string[],
]

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
const bare = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')
const hasRival = (market: Market, rivals: readonly string[]) =>
  market.vendors.some(({ name }) => rivals.some((rival) => bare(rival) === bare(name)))
const sourceOf = (description: string, audience: string): BriefSource =>
  audience === '' ? { description } : { description, audience }

const byRivals = ([description, audience, rivals]: Line): Case => ({
  source: sourceOf(description, audience),
  isRight: (market) => hasRival(market, rivals),
  weight: 1,
})
const byLabel = ([description, audience, markets, rivals]: LabelledLine): Case => ({
  source: sourceOf(description, audience),
  isRight: (market) => markets.includes(market.id) || hasRival(market, rivals),
  weight: 1,
})
const byCase = ({ source, expected }: BriefCase): Case => ({
  source,
  isRight: ({ id }) => expected.market.includes(id),
  weight: 1,
})

const placing = '../../src/drafting/placing/'
const cases: readonly Case[] = [
  ...(read('product-ideas.json') as Line[]).filter((_, index) => index % 2 === 0).map(byRivals),
  ...(read('fresh-ideas.json') as Line[]).map(byRivals),
  ...['first', 'second', 'third', 'fourth'].flatMap((look) =>
    (read(`${look}-look-ideas.json`) as LabelledLine[]).map(byLabel),
  ),
  ...Object.values(briefCases).flat().map(byCase),
  ...(read(`${placing}one-liners.json`) as { description: string; market: string | null }[]).map(
    ({ description, market }): Case => ({ source: { description }, isRight: ({ id }) => id === market, weight: 0.5 }),
  ),
  ...(read(`${placing}no-market.json`) as string[]).map(
    (description): Case => ({ source: { description }, isRight: () => false, weight: 1 }),
  ),
]

const knowledge = readKnowledge()
const vocabulary = buildVocabulary(knowledge)
const ownWordsOf = createOwnWords(knowledge.analogies)
const signs = ['score', 'odds', 'met', 'people', 'likened', 'own'] as const satisfies readonly (keyof Signs)[]

interface Placed {
  kind: 'whole' | 'half' | 'without' | 'forgotten'
  one: Observation
  either: Observation
}

/** A library whose answers to some cases are observed. `weight` is of each; `without` that of the answers without its own market. */
interface Library {
  kind: 'whole' | 'half' | 'forgotten'
  markets: readonly Market[]
  weight: number
  without: number
}

function place(asked: readonly Case[], { kind, markets, weight, without }: Library): Placed[] {
  const scoresOf = createScores(indexMarkets(markets), knowledge.wordVectors)
  return asked.flatMap((each, group) => {
    const brief = readBrief(each.source, vocabulary)
    if (brief.language !== 'en') return []
    const own = ownWordsOf(brief)
    const scores = scoresOf(own)
    const observe = (of: Placed['kind'], from: Scores, share: number, canBeRight: boolean): Placed[] => {
      const [best, next] = likeliest(own, from)
      if (!best || best.score <= 0) return []
      const found = signsOf(own.brief, best, isCarried(own.brief, best, from.all))
      const either = next ? signsOfEither(found, best, next) : found
      const [isRight, isNext] = [best, next].map((one) => canBeRight && one !== undefined && each.isRight(one.market))
      const observed = (values: Signs, isTrue: boolean): Observation => ({
        group,
        values: signs.map((sign) => values[sign]),
        isRight: isTrue,
        weight: share * each.weight,
      })
      return [
        {
          kind: of,
          one: observed(found, isRight === true),
          either: observed(either, isRight === true || isNext === true),
        },
      ]
    }
    const rightPlaces = new Set(markets.flatMap((market, place) => (each.isRight(market) ? [place] : [])))
    const others: Scores = {
      ...scores,
      all: scores.all.filter(({ market }) => !rightPlaces.has(market)),
      scores: scores.scores.map((score, place) => (rightPlaces.has(place) ? Number.NEGATIVE_INFINITY : score)),
    }
    const ofOthers = without > 0 && rightPlaces.size > 0 ? observe('without', others, without, false) : []
    return [...observe(kind, scores, weight, true), ...ofOthers]
  })
}

/** Every second pitch and word, by their place, so that each run tells the same. */
const half = (part: number) =>
  knowledge.markets.map((market) => ({
    ...market,
    pitches: market.pitches.filter((_, index) => index % 2 === part),
    words: market.words.filter((_, index) => index % 2 === part),
  }))

const everySixth = 6
const isForgotten = (index: number) => index % everySixth === 0
const pitches = knowledge.markets.flatMap(({ id, pitches: all }) =>
  all
    .filter((_, index) => isForgotten(index))
    .map((description): Case => ({ source: { description }, isRight: (market) => market.id === id, weight: 1 })),
)
const forgetful = knowledge.markets.map((market) => ({
  ...market,
  pitches: market.pitches.filter((_, index) => !isForgotten(index)),
}))

const placed = [
  ...place(cases, { kind: 'whole', markets: knowledge.markets, weight: 1, without: 0.35 }),
  ...place(cases, { kind: 'half', markets: half(0), weight: 0.5, without: 0 }),
  ...place(cases, { kind: 'half', markets: half(1), weight: 0.5, without: 0 }),
  ...place(pitches, { kind: 'forgotten', markets: forgetful, weight: 0.1, without: 0 }),
]
const folds = 10
const print = (line: string) => process.stdout.write(`${line}\n`)

/** Each estimated by what is fitted on the others. */
function crossValidated(observations: readonly Observation[]): number[] {
  const estimated = observations.map(() => 0)
  for (let fold = 0; fold < folds; fold += 1) {
    const chance = fitLogistic(observations.filter(({ group }) => group % folds !== fold)).chance
    observations.forEach(({ group, values }, index) => {
      if (group % folds === fold) estimated[index] = chance(values)
    })
  }
  return estimated
}

for (const goal of ['one', 'either'] as const) {
  const observations = placed.map((each) => each[goal])
  const { base, weights } = fitLogistic(observations)
  const estimated = crossValidated(observations)
  print(
    `${goal}: base ${base.toFixed(2)}, ${signs.map((sign, index) => `${sign} ${(weights[index] ?? 0).toFixed(3)}`).join(', ')}`,
  )
  for (const line of [0.5, 0.55, 0.6, 0.65, 0.7, 0.75]) {
    const told = (kind: Placed['kind'], isRight: boolean) =>
      placed.filter((each, at) => each.kind === kind && each[goal].isRight === isRight && (estimated[at] ?? 0) >= line)
        .length
    const count = (kind: Placed['kind']) => placed.filter((each) => each.kind === kind).length
    const kinds = (['whole', 'half', 'forgotten', 'without'] as const).map(
      (kind) => `${kind} ${told(kind, true)} right, ${told(kind, false)} wrong of ${count(kind)}`,
    )
    print(`from ${line}: ${kinds.join('; ')}`)
  }
}

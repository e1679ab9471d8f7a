import { readFileSync } from 'node:fs'
import { type BriefCase, briefCases } from '#drafting/brief/brief-cases.ts'
import { readBrief } from '#drafting/brief/read-brief.ts'
import { buildVocabulary } from '#drafting/brief/vocabulary.ts'
import { createScores, likeliest, type Scores } from '#drafting/placing/candidates.ts'
import { isCarried } from '#drafting/placing/create-placer.ts'
import { indexMarkets } from '#drafting/placing/market-index.ts'
import { createOwnWords } from '#drafting/placing/own-words.ts'
import { type Signs, signsOf } from '#drafting/placing/sureness.ts'
import { readKnowledge } from '#knowledge/knowledge.ts'
import type { Market } from '#knowledge/market.ts'
import type { BriefSource } from '#shared/brief.ts'
import { fitLogistic, type Observation } from './logistic.ts'

/**
 * Fits how sure a placing is (`drafting/placing/sureness.ts`): prints the weights, and what ten-fold cross-validation makes of
 * them at several lines. Every idea is placed three ways: by the whole library, by a library that has forgotten half of what it
 * says (as it knows little of an idea that nobody wrote down), and by one without the idea's own market, where every answer is
 * wrong. The held-out half of the ideas is not read.
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
  ...(read('first-look-ideas.json') as LabelledLine[]).map(byLabel),
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
const signs = ['score', 'odds', 'met', 'missed', 'people', 'phrase', 'own'] as const satisfies readonly (keyof Signs)[]

interface Placed extends Observation {
  kind: 'whole' | 'half' | 'without'
}

function place(kind: 'whole' | 'half', markets: readonly Market[], weight: number): Placed[] {
  const scoresOf = createScores(indexMarkets(markets), knowledge.wordVectors)
  return cases.flatMap((each, group) => {
    const brief = readBrief(each.source, vocabulary)
    if (brief.language !== 'en') return []
    const own = ownWordsOf(brief)
    const scores = scoresOf(own)
    const observe = (of: Placed['kind'], from: Scores, share: number): Placed[] => {
      const [best] = likeliest(own, from)
      if (!best || best.score <= 0) return []
      const found = signsOf(own.brief, best, isCarried(own.brief, best, from.all))
      const isRight = of !== 'without' && each.isRight(best.market)
      return [{ kind: of, group, values: signs.map((sign) => found[sign]), isRight, weight: share * each.weight }]
    }
    const rightPlaces = new Set(markets.flatMap((market, place) => (each.isRight(market) ? [place] : [])))
    const others: Scores = {
      ...scores,
      all: scores.all.filter(({ market }) => !rightPlaces.has(market)),
      scores: scores.scores.map((score, place) => (rightPlaces.has(place) ? Number.NEGATIVE_INFINITY : score)),
    }
    const without = kind === 'whole' && rightPlaces.size > 0 ? observe('without', others, 0.35) : []
    return [...observe(kind, scores, weight), ...without]
  })
}

/** Every second pitch and word, by their place, so that each run tells the same. */
const half = (part: number) =>
  knowledge.markets.map((market) => ({
    ...market,
    pitches: market.pitches.filter((_, index) => index % 2 === part),
    words: market.words.filter((_, index) => index % 2 === part),
  }))

const placed = [...place('whole', knowledge.markets, 1), ...place('half', half(0), 0.5), ...place('half', half(1), 0.5)]
const folds = 10
const estimated = placed.map(() => 0)
for (let fold = 0; fold < folds; fold += 1) {
  const chance = fitLogistic(placed.filter(({ group }) => group % folds !== fold)).chance
  placed.forEach(({ group, values }, index) => {
    if (group % folds === fold) estimated[index] = chance(values)
  })
}
const { base, weights } = fitLogistic(placed)
const print = (line: string) => process.stdout.write(`${line}\n`)
print(
  `base ${base.toFixed(2)}, ${signs.map((sign, index) => `${sign} ${(weights[index] ?? 0).toFixed(3)}`).join(', ')}`,
)
for (const line of [0.5, 0.55, 0.6, 0.65, 0.7, 0.75]) {
  const told = (kind: Placed['kind'], isRight: boolean) =>
    placed.filter((each, at) => each.kind === kind && each.isRight === isRight && (estimated[at] ?? 0) >= line).length
  const count = (kind: Placed['kind']) => placed.filter((each) => each.kind === kind).length
  print(
    `from ${line}: whole library ${told('whole', true)} right, ${told('whole', false)} wrong of ${count('whole')}; half of it ${told('half', true)} right, ${told('half', false)} wrong of ${count('half')}; without its market ${told('without', false)} wrong of ${count('without')}`,
  )
}

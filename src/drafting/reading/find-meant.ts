import type { MarketDossier } from '#knowledge/dossier/dossier.ts'
import type { WordVectors } from '#knowledge/word-vectors.ts'
import { smallWords } from '#shared/language/small-words.ts'
import { type Token, tokens } from '#shared/language/tokens.ts'
import { createLikenessTo, createTellingness } from './word-likeness.ts'

type Place = [first: number, last: number]

/** A capability that a part of a clause means, with the words of that part. */
export interface MeantCapability {
  capability: string
  words: string
  place: Place
  /** Whether it is as good as named. */
  isPlain: boolean
}

/** What the parts of a clause mean, apart from the places that are known already. */
export type FindMeant = (
  words: readonly Token[],
  known: readonly Place[],
  /** Comparisons that were made for the same text. */
  seen: Map<string, Float32Array>,
  /** Whether the clause begins the description: whom it is for stands there, and says nothing of what it does. */
  opens: boolean,
) => MeantCapability[]

/** A part must be at least this much like a capability, and so much more than like any other. */
const leastLikeness = 0.37
const leastLead = 0.09
/** From here on a part of several words says what a phrase of the capability says. */
const plainLikeness = 0.6
const fewestOfPlain = 3
/** Fewer words say less than it seems, and two have to say it plainly. */
const fewestWords = 2
const leastOfTwo = 0.55
const leadOfTwo = 0.25
/** Phrases of a capability that a part is compared with: those that are most like it. */
const comparedPhrases = 3
/** That a phrase says what the part says counts more than that the part says all of the phrase. */
const shareOfPart = 0.7
/** A longer clause is no description of a product, and each of its parts costs a comparison. */
const mostParts = 12
/** Of its weight a word loses at most this share where all capabilities have it. */
const mostTaken = 0.7
/** Different words of a text that are compared; what comes later is not found by its meaning. */
const mostWords = 250
/** Words of any product or count: they say nothing of what it does. */
const empty = new Set(
  'app apps tool tools product software platform user users people person thing things something two three four five first second new good day week month year monthly go goes get gets make makes take takes use uses want wants need needs let lets give gives'.split(
    ' ',
  ),
)
const joins =
  /^(?:and|or|plus|then|so|that|which|who|where|when|until|while|because|before|after|with|instead|even|if|but|to|for|without)$/

/** Finds the capabilities whose phrases mean most nearly what the parts of a clause mean; a part from which none stands out has none. */
export function createFindMeant({ capabilities }: MarketDossier, wordVectors: WordVectors): FindMeant {
  const vocabulary: Token[] = []
  const placeOf = new Map<string, number>()
  const placed = (word: Token): number => {
    const known = placeOf.get(word.word)
    if (known !== undefined) return known
    vocabulary.push(word)
    placeOf.set(word.word, vocabulary.length - 1)
    return vocabulary.length - 1
  }
  const compared = capabilities.map(({ id, name, job, names, said = [] }) => {
    const phrases = [name, job ?? '', ...names, ...said]
      .map((each) => contentWords(tokens(each)).map(placed))
      .filter(({ length }) => length > 0)
    return { id, phrases, all: [...new Set(phrases.flat())] }
  })
  const having = new Map<string, number>()
  for (const { all } of compared)
    for (const stem of new Set(all.map((place) => vocabulary[place]?.stem ?? '')))
      having.set(stem, (having.get(stem) ?? 0) + 1)
  const tellingness = createTellingness(wordVectors)
  /** What all capabilities of the market speak of sets none of them apart. */
  const weightOf = (word: Token) =>
    tellingness(word) * (1 - (mostTaken * Math.log(having.get(word.stem) ?? 1)) / Math.log(compared.length + 1))
  const weights = vocabulary.map(weightOf)
  const likenessTo = createLikenessTo(vocabulary, wordVectors)

  const bestOf = (content: readonly Token[], alike: readonly Float32Array[]) => {
    const own = content.map(weightOf)
    const scored = compared
      .map(({ id, phrases, all }) => {
        const likes = phrases
          .map(
            (phrase) =>
              shareOfPart * covered(alike, own, phrase) + (1 - shareOfPart) * covering(alike, phrase, weights),
          )
          .sort((a, b) => b - a)
          .slice(0, comparedPhrases)
        const near = likes.reduce((sum, like) => sum + like, 0) / comparedPhrases
        return { id, score: (covered(alike, own, all) + near) / 2 }
      })
      .sort((a, b) => b.score - a.score)
    const [best, second] = scored
    const lead = best ? best.score - (second?.score ?? 0) : 0
    const [leastScore, least] = content.length > fewestWords ? [leastLikeness, leastLead] : [leastOfTwo, leadOfTwo]
    if (!best || best.score < leastScore || lead < least) return null
    return {
      capability: best.id,
      score: best.score,
      isPlain: best.score >= plainLikeness && content.length >= fewestOfPlain,
      words: content.map(({ stem }) => stem).join(' '),
    }
  }

  const likenesses = (words: readonly Token[], seen: Map<string, Float32Array>) =>
    words.flatMap((word) => {
      const known = seen.get(word.word)
      if (known) return [known]
      if (seen.size >= mostWords) return []
      const alike = likenessTo(word)
      seen.set(word.word, alike)
      return [alike]
    })

  return (words, places, seen, opens) => {
    const taken: Place[] = [...places]
    const isFree = ([from, to]: Place) => !taken.some(([first, last]) => from <= last && first <= to)
    const found = partsOf(words, opens)
      .filter(isFree)
      .flatMap((place) => {
        const content = contentWords(words.slice(place[0], place[1] + 1))
        const alike = likenesses(content, seen)
        const best = content.length >= fewestWords && alike.length === content.length ? bestOf(content, alike) : null
        return best ? [{ ...best, place }] : []
      })
      .sort((a, b) => b.score - a.score)
    const kept: MeantCapability[] = []
    for (const { capability, words: shared, place, isPlain } of found)
      if (isFree(place)) {
        taken.push(place)
        kept.push({ capability, words: shared, place, isPlain })
      }
    return kept
  }
}

/** The pieces between marks and words that join, each pair of neighbours, and the whole. */
function partsOf(words: readonly Token[], opens: boolean): Place[] {
  const isRange = (index: number) => words[index]?.word === 'to' && isNumber.test(words[index - 1]?.word ?? '')
  const starts = words.flatMap(({ breaks, word }, index) =>
    index === 0 || breaks || (joins.test(word) && !isRange(index)) ? [index] : [],
  )
  let isAudience = false
  const pieces = starts
    .slice(0, mostParts)
    .map((from, index): Place => [from, (starts[index + 1] ?? words.length) - 1])
    .filter(([from, to]) => {
      const word = words[from]?.word ?? ''
      // "Instead of making the front desk phone them" says why, and not what it does.
      if (word === 'instead' && /ing$/.test(words[from + 2]?.word ?? '')) return false
      isAudience = opens && (word === 'for' || (isAudience && !endsAudience.test(word)))
      return !isAudience && contentWords(words.slice(from, to + 1)).length > 0
    })
  const pairs = pieces.slice(1).flatMap(([from, to], index): Place[] => {
    const before = pieces[index]
    return before && before[1] + 1 === from ? [[before[0], to]] : []
  })
  const whole: Place[] = !opens && pieces.length > 2 ? [[0, words.length - 1]] : []
  return [...pieces, ...pairs, ...whole]
}

/** "Three to fifteen flats" joins nothing. */
const isNumber = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|hundred)$/
const endsAudience = /^(?:that|which|where|so|to|then|without)$/

function contentWords(words: readonly Token[]): Token[] {
  return words.filter(({ word }) => !smallWords.has(word) && !empty.has(word))
}

/** How much of the weight of the words of a part the best words of a phrase are like, 0 to 1. */
function covered(alike: readonly Float32Array[], weights: readonly number[], phrase: readonly number[]): number {
  let sum = 0
  let all = 0
  for (const [index, each] of alike.entries()) {
    let most = 0
    for (const place of phrase) most = Math.max(most, each[place] ?? 0)
    sum += (weights[index] ?? 0) * most
    all += weights[index] ?? 0
  }
  return all > 0 ? sum / all : 0
}

/** The same the other way round: how much of a phrase the words of the part are like. */
function covering(alike: readonly Float32Array[], phrase: readonly number[], weights: readonly number[]): number {
  let sum = 0
  let all = 0
  for (const place of phrase) {
    let most = 0
    for (const each of alike) most = Math.max(most, each[place] ?? 0)
    sum += (weights[place] ?? 0) * most
    all += weights[place] ?? 0
  }
  return all > 0 ? sum / all : 0
}

import { smallWords } from '#shared/language/small-words.ts'
import { tokens } from '#shared/language/tokens.ts'
import type { ProductPoint } from './product-point.ts'
import type { ProductWords } from './product-words.ts'
import { wordCount } from './sentences.ts'

/** The most telling points in the user's order: those of the topic, then what only this product has. */
export function chosenPoints({ points }: ProductWords, most: number, topic = ''): ProductPoint[] {
  const weight = ({ text, isOwn, isRefusal, isOfMarket }: ProductPoint) =>
    -4 * sharedWith(text, topic) + (isOwn && !isRefusal ? 0 : isOfMarket ? 3 : isRefusal ? 2 : 1)
  return points
    .map((point, index) => ({ point, index, weight: weight(point) }))
    .sort((a, b) => a.weight - b.weight || a.index - b.index)
    .slice(0, most)
    .filter(withinWords(mostWords))
    .sort((a, b) => a.index - b.index)
    .map(({ point }) => point)
}

/** A text of more is not read to its end. */
const mostWords = 60

/** The first always stands; what would make the text too long is left out. */
function withinWords(budget: number): (entry: { point: ProductPoint }) => boolean {
  let used = 0
  return ({ point }) => {
    const words = wordCount(point.text)
    if (used > 0 && used + words > budget) return false
    used += words
    return true
  }
}

/** How many words of weight a text shares with the topic. */
export function sharedWith(text: string, topic: string): number {
  const wanted = stemsOf(topic)
  return [...stemsOf(text)].filter((stem) => wanted.has(stem)).length
}

/** Whether the user's words say anything of the topic. */
export const speaksOf = ({ offer, points }: ProductWords, topic: string): boolean =>
  [offer ?? '', ...points.map(({ text }) => text)].some((text) => sharedWith(text, topic) > 0)

function stemsOf(text: string): Set<string> {
  return new Set(
    tokens(text)
      .filter(({ word }) => word.length > 2 && !smallWords.has(word))
      .map(({ stem }) => stem),
  )
}

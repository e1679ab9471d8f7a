import { passagesOf } from '#agents/_kit/binding/passages.ts'
import type { DocumentContent } from '#shared/api/documents.ts'
import { lettersOf } from '#shared/document/letters-of.ts'
import { pathOf, pointerOf, valueAt } from '#shared/json-pointer.ts'

/** Where a document says the words of a block. */
export interface BlockPlace {
  /** Into the content: "/result/personas/0/pains/1", "/blocks/0/text". */
  pointer: string
  /** Of a longer text: the passage, in code units. */
  at?: number
  length?: number
}

interface Said {
  place: BlockPlace
  words: string
}

/** Fewer signs are found in any text. */
const fewest = 6
/** What is found must be so much of the block at least. */
const leastShare = 0.25

/** Every passage of every text, in the order of the content. */
function* textsOf(value: unknown, path: readonly (string | number)[]): Generator<Said> {
  if (typeof value === 'string') {
    const passages = passagesOf(value)
    for (const { at, text } of passages) {
      const words = lettersOf(text)
      if (words === '') continue
      const place = { pointer: pointerOf(path), ...(passages.length > 1 && { at, length: text.length }) }
      yield { place, words }
    }
  } else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) yield* textsOf(inner, [...path, key])
  }
}

/** What the user knows is listed at the end of every result, in words that stand elsewhere too. */
const isOwnFact = ({ pointer }: BlockPlace) => pointer.startsWith('/result/ownFacts/')

/** How much of the block's words a text is: all of it counts most. */
function likenessOf(block: string, { words }: Said): number {
  if (words === block) return Number.POSITIVE_INFINITY
  if (words.length >= fewest && block.includes(words)) return words.length
  return block.length >= fewest && words.includes(block) ? block.length : 0
}

/**
 * The place that says most of a block, by the words that a reader sees; of several that say the same, the `nth`. Null for words that
 * the agent's view adds by itself, such as headings.
 */
export function placeOfWords(content: DocumentContent, words: string, nth: number): BlockPlace | null {
  const block = lettersOf(words)
  let best = Math.max(1, block.length * leastShare)
  let found: BlockPlace[] = []
  for (const said of textsOf({ result: content.result, blocks: content.blocks }, [])) {
    const likeness = likenessOf(block, said)
    if (likeness < best || isOwnFact(said.place)) continue
    if (likeness > best) found = []
    best = likeness
    found.push(said.place)
  }
  return found[Math.min(nth, found.length - 1)] ?? null
}

/** Finds where exactly these words stand, as after an undo that brought a block back. All that it is asked costs one reading of the content. */
export function findSame(content: DocumentContent): (said: string) => BlockPlace | null {
  let places: Map<string, BlockPlace> | null = null
  const read = () => {
    places = new Map()
    for (const { place, words } of textsOf({ result: content.result, blocks: content.blocks }, []))
      if (!places.has(words) && !isOwnFact(place)) places.set(words, place)
    return places
  }
  return (said) => {
    const place = (places ?? read()).get(lettersOf(said))
    return place && textAt(content, place)?.trim() === said.trim() ? place : null
  }
}

/** For places: how many before them say the same words. */
export function countsBefore(content: DocumentContent): (place: BlockPlace) => number {
  const counts = new Map<string, number>()
  const before = new Map<string, number>()
  const keyOf = ({ pointer, at = 0 }: BlockPlace) => `${at} ${pointer}`
  for (const { place, words } of textsOf({ result: content.result, blocks: content.blocks }, [])) {
    const count = counts.get(words) ?? 0
    before.set(keyOf(place), count)
    counts.set(words, count + 1)
  }
  return (place) => before.get(keyOf(place)) ?? 0
}

/** What a place says; null where it says nothing any more. */
export function textAt(content: DocumentContent, { pointer, at, length }: BlockPlace): string | null {
  const value = valueAt({ result: content.result, blocks: content.blocks }, pathOf(pointer) ?? [])
  if (typeof value !== 'string') return null
  const text = at === undefined ? value : value.slice(at, at + (length ?? 0))
  return text.trim() === '' ? null : text
}

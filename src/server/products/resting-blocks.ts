import { createHash } from 'node:crypto'
import { passagesOf } from '#agents/_kit/binding/passages.ts'
import type { ResultItem } from '#server/lineage/result-item.ts'
import { changesOf, type RestedOn, type VersionItems } from '#server/lineage/stale-items.ts'
import type { Review, StandingBlock } from '#shared/api/standing.ts'
import { lettersOf } from '#shared/document/letters-of.ts'
import { shortened } from '#shared/shortened.ts'

/** What a person said of one block: it stands for the words that the block had then. */
export interface BlockReview extends Review {
  key: string
  versions: Record<string, number>
}

export interface GivenResult {
  runId: string
  agentId: string
  used: number
  latest: number
}

export interface Reviews {
  /** The versions that were the latest when all of the document was answered for. */
  versions: Readonly<Record<string, number>>
  blocks: readonly BlockReview[]
}

const longestWords = 600
const fewestLetters = 6
const mostTexts = 4

const withoutCitations = (text: string) => text.replace(/\s*\\?\[\d{1,2}(?:,\s*\d{1,2})*\\?\]/g, '').trim()

/** The same for the same words: a block that says something else is asked about again. */
export const blockKey = ({ text }: ResultItem) =>
  createHash('sha256')
    .update(lettersOf(withoutCitations(text)))
    .digest('base64url')
    .slice(0, 16)

/** The blocks of a document that rest on what has changed since, and those that somebody has answered for; in the order of the document. */
export function restingBlocks(
  /** The whole document, item by item. */
  items: readonly ResultItem[],
  resting: readonly RestedOn[],
  given: readonly GivenResult[],
  reviews: Reviews,
  versionItems: VersionItems,
  textOf: (pointer: string) => string,
): StandingBlock[] {
  const latest = new Map(given.map((each) => [each.runId, each.latest]))
  const wordsOf = tellingWords(items)
  return resting.flatMap((rested) => {
    const { item } = rested
    const key = blockKey(item)
    const own = reviews.blocks.find((each) => each.key === key)
    const seen = ({ runId }: { runId: string }) => Math.max(reviews.versions[runId] ?? 0, own?.versions[runId] ?? 0)
    const changes = changesOf(rested, seen, latest, versionItems).flatMap(({ runId, name, was, now }) => {
      const result = given.find((each) => each.runId === runId)
      if (!result) return []
      const said = { was: shortened(was, longestWords), now: now === null ? null : shortened(now, longestWords) }
      return [{ ...result, name, ...said }]
    })
    const review =
      changes.length === 0 && own && own.answer !== 'ignore' ? { answer: own.answer, by: own.by, at: own.at } : null
    if (changes.length === 0 && !review) return []
    return [{ id: item.id, within: placesOfItem(item, textOf(item.pointer)), words: wordsOf(item), changes, review }]
  })
}

/** As a refinement names places: a pointer with all below it, or with "#" and a number a passage of a longer text. */
function placesOfItem({ pointer, range }: ResultItem, text: string): string[] {
  const place = `/result${pointer}`
  if (!range) return [place]
  return passagesOf(text).flatMap(({ at }, index) =>
    at >= range.start && at < range.end ? [`${place}#${index + 1}`] : [],
  )
}

/** Texts that a reader sees of an item, those that cite first, each with how many before it say the same. */
function tellingWords(items: readonly ResultItem[]): (item: ResultItem) => StandingBlock['words'] {
  const counts = new Map<string, number>()
  const words = new Map<string, StandingBlock['words']>()
  for (const { id, texts } of items) {
    const said = texts.flatMap((text) => {
      const bare = withoutCitations(text)
      const letters = lettersOf(bare)
      if (letters.length < fewestLetters) return []
      const nth = counts.get(letters) ?? 0
      counts.set(letters, nth + 1)
      return [{ words: bare, nth, cites: bare !== text.trim() }]
    })
    const citing = said.toSorted((a, b) => Number(b.cites) - Number(a.cites)).slice(0, mostTexts)
    words.set(
      id,
      citing.map(({ words: text, nth }) => ({ words: text, nth })),
    )
  }
  return ({ id }) => words.get(id) ?? []
}

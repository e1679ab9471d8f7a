import { readFileSync } from 'node:fs'
import { type LearnedClasses, readLearnedClasses } from './learned-classes.ts'

/** What a layer of tags has learned. Made by `scripts/tagger/train.ts` from `tagging/labelled`; see `tagging/README.md`. */
export interface LearnedLayer {
  tags: readonly string[]
  /** For two tags in a row, by their numbers and by how their words are joined: `(join * tags.length + before) * tags.length + tag`. */
  steps: Float32Array
  /** Hashes of features in open addressing, 0 where a place is empty; its size is a power of two. */
  keys: Uint32Array
  /** A row of weights, one a tag, for each place of `keys`. */
  rows: Int8Array
  /** What a step of `rows` is worth. */
  scale: number
}

export interface BriefTagging {
  segments: LearnedLayer
  entities: LearnedLayer
  /** Groups of the most frequent words by likeness of use, by rank. */
  coarse: Uint8Array
  fine: Uint16Array
  /** To which market a description belongs. */
  markets: LearnedClasses
}

/** Marks, small words and words with a meaning meet in so many ways (`drafting/tagging/join-kinds.ts`). */
export const waysOfJoining = 5

export const segmentLabels = 'OFPLSEX'
export const entityLabels = 'NABRTCG'

/** "-" outside of all, then for each label the tag that begins a stretch and the one that goes on with it. */
export const tagsFor = (labels: string): string[] => [
  '-',
  ...[...labels].flatMap((label) => [`B-${label}`, `I-${label}`]),
]

const folder = new URL('tagging/', import.meta.url)

export function readBriefTagging(): BriefTagging {
  return {
    segments: readLayer('segments.bin', segmentLabels),
    entities: readLayer('entities.bin', entityLabels),
    ...readWordGroups(),
    markets: readLearnedClasses('markets.bin'),
  }
}

export function readWordGroups(): Pick<BriefTagging, 'coarse' | 'fine'> {
  const groups = aligned('groups.bin')
  const words = groups.byteLength / 3
  return { fine: new Uint16Array(groups, 0, words), coarse: new Uint8Array(groups, words * 2, words) }
}

/** 32-bit head: places, scale; then steps, keys and rows. */
function readLayer(name: string, labels: string): LearnedLayer {
  const file = aligned(name)
  const tags = tagsFor(labels)
  const [places = 0] = new Uint32Array(file, 0, 1)
  const [scale = 1] = new Float32Array(file, 4, 1)
  const steps = new Float32Array(file, 8, waysOfJoining * tags.length ** 2)
  const keysAt = 8 + steps.byteLength
  const rowsAt = keysAt + places * 4
  if (file.byteLength !== rowsAt + places * tags.length) throw new Error(`tagging/${name} does not fit its labels`)
  return { tags, steps, scale, keys: new Uint32Array(file, keysAt, places), rows: new Int8Array(file, rowsAt) }
}

function aligned(name: string): ArrayBuffer {
  const bytes = readFileSync(new URL(name, folder))
  const copy = new ArrayBuffer(bytes.byteLength)
  new Uint8Array(copy).set(bytes)
  return copy
}

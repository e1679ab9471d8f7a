import type { BriefTagging, LearnedLayer } from '#knowledge/brief-tagging.ts'
import type { WordVectors } from '#knowledge/word-vectors.ts'
import { bestTags, type TagWeights } from './best-tags.ts'
import { fillGaps } from './fill-gaps.ts'
import { finiteVerbsOf } from './finite-verbs.ts'
import { isAmidWords, joinKindsOf } from './join-kinds.ts'
import { joinedLists } from './joined-lists.ts'
import { nameByPattern } from './name-patterns.ts'
import { featuresOf } from './piece-features.ts'
import { type Piece, piecesOf } from './pieces.ts'
import type { EntityKind, SegmentKind, Tagged, TaggedText } from './tagged-text.ts'
import type { TaggingLexicon } from './tagging-lexicon.ts'

const segmentKinds: Readonly<Record<string, SegmentKind>> = {
  O: 'offer',
  F: 'feature',
  P: 'price',
  L: 'limit',
  S: 'situation',
  E: 'proof',
  X: 'plan',
}
const entityKinds: Readonly<Record<string, EntityKind>> = {
  N: 'name',
  A: 'people',
  B: 'payer',
  R: 'rival',
  T: 'tool',
  C: 'connection',
  G: 'place',
}

/** Says what each stretch of a description is, by weights that were learned from labelled ones. The same text gives the same answer. */
export function createTagger(
  tagging: BriefTagging,
  { wordVectors, isCompany }: { wordVectors: WordVectors; isCompany: (name: string) => boolean },
): (text: string) => TaggedText {
  const [segments, entities] = [weightsOf(tagging.segments), weightsOf(tagging.entities)]
  const lexicon = createLexicon(tagging, wordVectors, isCompany)
  return (text) => {
    const pieces = piecesOf(text)
    const features = featuresOf(text, lexicon)
    const joins = joinKindsOf(pieces)
    const found = stretchesOf(pieces, bestTags(features, joins, entities), entities.tags, entityKinds)
    const tagged = withoutCuts(
      stretchesOf(pieces, bestTags(features, joins, segments), segments.tags, segmentKinds),
      pieces,
      joins,
    )
    const pattern = nameByPattern(text)
    const isName =
      pattern &&
      (pattern.said ||
        (pattern.start === 0 &&
          (says.test(text.slice(pattern.end)) || isCoined(text.slice(pattern.start, pattern.end), wordVectors))))
    if (pattern && isName && !found.some(({ kind }) => kind === 'name'))
      found.unshift({ kind: 'name', start: pattern.start, end: pattern.end })
    const names = found.filter(({ kind }) => kind === 'name')
    const segmented = fillGaps(text, tagged, names)
    return {
      segments: joinedLists(text, segmented, pieces, finiteVerbsOf(pieces, lexicon.classOf)),
      entities: found,
    }
  }
}

export function createLexicon(
  { coarse, fine }: Pick<BriefTagging, 'coarse' | 'fine'>,
  wordVectors: Pick<WordVectors, 'rankOf' | 'classOf'>,
  isCompany: (name: string) => boolean,
): TaggingLexicon {
  return {
    groupsOf(word) {
      const rank = wordVectors.rankOf(word.replace(/'s$/, ''))
      if (rank === undefined || rank >= coarse.length) return undefined
      return [coarse[rank] ?? 0, fine[rank] ?? 0]
    },
    classOf: wordVectors.classOf,
    isCompany,
  }
}

/** "Covers is a booking page" */
const says = /^["”'’]?\s+(?:is|ist|est|es|è)\s/
/** Several words, or one that is none of the language's. */
const isCoined = (name: string, { rankOf }: Pick<WordVectors, 'rankOf'>) =>
  /\s/.test(name) || rankOf(name.toLowerCase()) === undefined

function weightsOf({ tags, steps, keys, rows, scale }: LearnedLayer): TagWeights {
  const size = tags.length
  const mask = keys.length - 1
  return {
    tags,
    add(feature, scores) {
      let place = feature & mask
      while (keys[place] !== feature) {
        if (keys[place] === 0) return
        place = (place + 1) & mask
      }
      const row = place * size
      for (let tag = 0; tag < size; tag += 1) scores[tag] = (scores[tag] ?? 0) + (rows[row + tag] ?? 0) * scale
    },
    step: (before, tag, join) => steps[(join * size + before) * size + tag] ?? 0,
  }
}

/** "for people caring for an ageing | parent": a statement that begins amid words with a meaning goes on with the one before. */
function withoutCuts<Kind>(
  stretches: readonly Tagged<Kind>[],
  pieces: readonly Piece[],
  joins: Uint8Array,
): Tagged<Kind>[] {
  const endsAt = new Map(pieces.map(({ end }, index) => [end, index]))
  const whole: Tagged<Kind>[] = []
  for (const each of stretches) {
    const before = whole.at(-1)
    const last = before && endsAt.get(before.end)
    const next = last === undefined ? undefined : last + 1
    const isCut = next !== undefined && pieces[next]?.start === each.start && isAmidWords(joins[next] ?? 0)
    if (before && (isCut || isRange(before, each, pieces, last))) before.end = each.end
    else whole.push({ ...each })
  }
  return whole
}

/** "24-28": the dash between two numbers ends nothing. */
function isRange<Kind>(
  before: Tagged<Kind>,
  next: Tagged<Kind>,
  pieces: readonly Piece[],
  last: number | undefined,
): boolean {
  if (last === undefined || next.start - before.end !== 1) return false
  const [from, dash, to] = pieces.slice(last, last + 3)
  return from?.kind === 'number' && to?.kind === 'number' && /^[-–]$/.test(dash?.text ?? '')
}

function stretchesOf<Kind>(
  pieces: readonly Piece[],
  found: readonly number[],
  tags: readonly string[],
  kinds: Readonly<Record<string, Kind>>,
): Tagged<Kind>[] {
  const stretches: Tagged<Kind>[] = []
  found.forEach((tag, index) => {
    const piece = pieces[index]
    const name = tags[tag] ?? '-'
    const kind = kinds[name.slice(2)]
    const last = stretches.at(-1)
    if (!piece || kind === undefined) return
    if (name.startsWith('I-') && last) last.end = piece.end
    else stretches.push({ kind, start: piece.start, end: piece.end })
  })
  return stretches
}

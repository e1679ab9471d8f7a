import { finiteVerbsOf } from './finite-verbs.ts'
import { nameByPattern } from './name-patterns.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { type Stretches, stretchesOf } from './stretches.ts'
import type { TaggingLexicon } from './tagging-lexicon.ts'

const joins = /^(?:and|or|plus|but|so|then|while|und|oder|aber|et|ou|mais|y|o|pero)$/
const longestCompany = 4

/** What a piece is by itself. */
export interface Around {
  word: string
  /** How the word is used. */
  use: number
  groups: readonly [number, number] | undefined
  shape: string
}

/** A text in pieces, with all that is seen of it at once. */
export interface Surroundings {
  pieces: readonly Piece[]
  around: readonly Around[]
  verbs: Uint8Array
  sentences: Stretches
  clauses: Stretches
  /** In how many brackets each piece stands. */
  brackets: readonly number[]
  /** Pieces of names of companies. */
  companies: ReadonlySet<number>
  /** How often each word stands in the text. */
  counts: ReadonlyMap<string, number>
  /** Where a pattern finds the product's name. */
  pattern: ReturnType<typeof nameByPattern>
}

export function surroundingsOf(text: string, lexicon: TaggingLexicon): Surroundings {
  const pieces = piecesOf(text)
  const around = pieces.map((piece) => aroundOf(piece, lexicon))
  const verbs = finiteVerbsOf(pieces, lexicon.classOf)
  const groupAt = (index: number) => around[index]?.groups?.[0] ?? -1
  const counts = new Map<string, number>()
  for (const { text, kind } of pieces) if (kind === 'word') counts.set(text, (counts.get(text) ?? 0) + 1)
  return {
    pieces,
    around,
    verbs,
    sentences: stretchesOf(pieces, groupAt, verbs, endsSentence),
    clauses: stretchesOf(pieces, groupAt, verbs, endsClause),
    brackets: bracketDepths(pieces),
    companies: companyPieces(pieces, lexicon),
    counts,
    pattern: nameByPattern(text),
  }
}

const endsSentence = ({ kind, text }: Piece) => kind === 'line' || (kind === 'stop' && text !== ':')

const endsClause = ({ kind, text, form }: Piece) =>
  kind !== 'word' && kind !== 'number' && kind !== 'money' && !/^["'“”‘’%/&+~-]$/.test(text) ? true : joins.test(form)

function aroundOf({ form, text, kind }: Piece, lexicon: TaggingLexicon): Around {
  return {
    word: form,
    use: kind === 'word' ? lexicon.classOf(form) : 0,
    groups: kind === 'word' ? lexicon.groupsOf(form) : undefined,
    shape: kind === 'word' ? shapeOf(text) : kind,
  }
}

function shapeOf(text: string): string {
  if (/^\p{Lu}+$/u.test(text)) return text.length === 1 ? 'A' : 'AA'
  if (/^\p{Lu}/u.test(text)) return /\p{Lu}/u.test(text.slice(1)) ? 'AaA' : 'Aa'
  return /\p{Lu}/u.test(text) ? 'aA' : 'a'
}

/** In how many brackets each piece stands, at most two. */
function bracketDepths(pieces: readonly Piece[]): number[] {
  let depth = 0
  return pieces.map(({ text, kind }) => {
    if (text === ')' || kind === 'line') depth = Math.max(0, kind === 'line' ? 0 : depth - 1)
    const own = depth
    if (text === '(') depth = Math.min(2, depth + 1)
    return own
  })
}

/** Pieces that belong to the name of a company, written with a capital. */
function companyPieces(pieces: readonly Piece[], { isCompany }: TaggingLexicon): Set<number> {
  const found = new Set<number>()
  for (let i = 0; i < pieces.length; i += 1) {
    if (pieces[i]?.kind !== 'word') continue
    for (let length = Math.min(longestCompany, pieces.length - i); length > 0; length -= 1) {
      const words = pieces.slice(i, i + length)
      if (length === 1 && !/\p{Lu}/u.test(words[0]?.text ?? '')) continue
      if (!isCompany(words.map(({ text }) => text.toLowerCase()).join(' '))) continue
      for (let index = i; index < i + length; index += 1) found.add(index)
      break
    }
  }
  return found
}

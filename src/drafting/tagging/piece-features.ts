import { type ClassOfWord, finiteVerbsOf } from './finite-verbs.ts'
import { nameByPattern } from './name-patterns.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { traitHash } from './trait-hash.ts'

/** What the tagger may look up beside the text. */
export interface TaggingLexicon {
  /** The groups that a word is in by likeness of use, coarse and fine; undefined for a word that has no vector. */
  groupsOf(word: string): readonly [coarse: number, fine: number] | undefined
  /** How a word is used. */
  classOf: ClassOfWord
  /** Lower-case names of companies that the library knows. */
  isCompany(name: string): boolean
}

const negation =
  /^(?:no|not|never|without|nothing|none|cannot|don't|dont|won't|can't|doesn't|isn't|kein|keine|nicht|ohne|nie|pas|sans|jamais|sin|nunca)$/
const joins = /^(?:and|or|plus|but|so|then|while|und|oder|aber|et|ou|mais|y|o|pero)$/
const we = /^(?:we|our|us|i|my|wir|unser|unsere|ich|nous|notre|je|nosotros|nuestro)$/
const longestCompany = 4

interface Around {
  word: string
  /** How the word is used. */
  use: number
  groups: readonly [number, number] | undefined
  shape: string
}

/** A stretch between two marks. */
interface Stretch {
  number: number
  from: number
  to: number
  has: string
  first: string
  second: string
  group: number
  commas: number
  /** Where its first verb stands: at its begin, right behind the first word, further on, or nowhere. */
  verb: string
}

/** Names of what can be seen at each piece, as 32-bit hashes: its words, its neighbours, its sentence and its clause. */
export function featuresOf(text: string, lexicon: TaggingLexicon): Uint32Array[] {
  const pieces = piecesOf(text)
  const pattern = nameByPattern(text)
  const around = pieces.map((piece) => aroundOf(piece, lexicon))
  const verbs = finiteVerbsOf(pieces, lexicon.classOf)
  const sentences = stretches(
    pieces,
    around,
    verbs,
    ({ kind, text }) => kind === 'line' || (kind === 'stop' && text !== ':'),
  )
  const clauses = stretches(pieces, around, verbs, ({ kind, text, form }) =>
    kind !== 'word' && kind !== 'number' && kind !== 'money' && !/^["'“”‘’%/&+~-]$/.test(text)
      ? true
      : joins.test(form),
  )
  const brackets = bracketDepths(pieces)
  const companies = companyPieces(pieces, lexicon)
  const counts = new Map<string, number>()
  for (const { text, kind } of pieces) if (kind === 'word') counts.set(text, (counts.get(text) ?? 0) + 1)
  const none: Around = { word: '<>', use: 0, groups: undefined, shape: '' }
  const at = (index: number) => around[index] ?? none
  return pieces.map((piece, i) => {
    const names: string[] = []
    const add = (name: string, value: string | number) => names.push(`${name}=${value}`)
    const [a2, a1, b0, c1, c2] = [at(i - 2), at(i - 1), at(i), at(i + 1), at(i + 2)]
    add('w', b0.word)
    add('w-1', a1.word)
    add('w+1', c1.word)
    add('w-2', a2.word)
    add('w+2', c2.word)
    add('w-1w', `${a1.word} ${b0.word}`)
    add('ww+1', `${b0.word} ${c1.word}`)
    add('w-2w-1', `${a2.word} ${a1.word}`)
    add('w+1w+2', `${c1.word} ${c2.word}`)
    for (const [name, { word }] of [
      ['0', b0],
      ['-', a1],
      ['+', c1],
    ] as const) {
      add(`s3${name}`, word.slice(-3))
      add(`s2${name}`, word.slice(-2))
    }
    add('p3', b0.word.slice(0, 3))
    add('u', b0.use)
    add('u-', a1.use)
    add('u+', c1.use)
    add('u-u', `${a1.use} ${b0.use}`)
    add('uu+', `${b0.use} ${c1.use}`)
    add('verb', `${verbs[i]} ${verbs[i + 1]}`)
    for (const [name, { shape }] of [
      ['0', b0],
      ['-', a1],
      ['+', c1],
    ] as const)
      add(`h${name}`, shape)
    for (const [name, { groups }] of [
      ['-2', a2],
      ['-', a1],
      ['0', b0],
      ['+', c1],
      ['+2', c2],
    ] as const) {
      add(`g${name}`, groups?.[0] ?? -1)
      add(`f${name}`, groups?.[1] ?? -1)
    }
    add('g-g', `${a1.groups?.[0]} ${b0.groups?.[0]}`)
    add('gg+', `${b0.groups?.[0]} ${c1.groups?.[0]}`)
    add('hw-1', `${b0.shape} ${a1.word}`)
    add('hw+1', `${b0.shape} ${c1.word}`)
    if (piece.kind === 'word' && !b0.groups) {
      add('rare', b0.shape)
      add('rare+', `${b0.shape} ${c1.word}`)
      add('rare-', `${b0.shape} ${a1.word}`)
      if (i < 3) add('rare at', `${b0.shape} ${i}`)
    }
    if (companies.has(i)) add('company', `${a1.word}`)
    if (companies.has(i)) names.push('company')
    if (/^\p{Lu}/u.test(piece.text) && (counts.get(piece.text) ?? 0) > 1) names.push('again')

    if (pattern && piece.start >= pattern.start && piece.end <= pattern.end) {
      add('pattern', `${pattern.said}`)
      add('pattern h', `${pattern.said} ${b0.shape} ${c1.word}`)
      add('pattern g', `${b0.groups?.[0]} ${pattern.start === 0}`)
    }
    const sentence = sentences.of[i]
    const clause = clauses.of[i]
    if (sentence && clause) {
      const { number } = sentence
      const last = sentences.all.length - 1
      const order = number === 0 ? 'first' : number === last ? 'last' : number < 3 ? 'early' : 'later'
      add('order', order)
      add('in', Math.min(i - sentence.from, 4))
      add('order in', `${order} ${Math.min(i - sentence.from, 4)} ${b0.shape}`)
      add('sf', sentence.first)
      add('sfs', `${sentence.first} ${sentence.second}`)
      add('sg', sentence.group)
      add('s has', sentence.has)
      add('s ends', pieces[sentence.to]?.text ?? '')
      add('s size', Math.min(6, Math.floor((sentence.to - sentence.from) / 5)))
      add('cf', clause.first)
      add('cfs', `${clause.first} ${clause.second}`)
      add('cg', clause.group)
      add('c has', clause.has)
      add('c size', Math.min(8, clause.to - clause.from))
      add('c opens', pieces[clause.from - 1]?.form ?? '')
      add('c ends', pieces[clause.to]?.form ?? '')
      add('c in', Math.min(i - clause.from, 4))
      add('c in w', `${Math.min(i - clause.from, 2)} ${clause.first}`)
      const next = clauses.all[clause.number + 1]
      add('next cf', next?.first ?? '')
      const before = clauses.all[clause.number - 1]
      add('sizes', `${sizeOf(before)} ${sizeOf(clause)} ${sizeOf(next)}`)
      add('commas', Math.min(4, sentence.commas))
      add('commas c', `${Math.min(4, sentence.commas)} ${clause.first}`)
      add('bracket', `${brackets[i]} ${Math.min(i - clause.from, 2)}`)
      add('verbs', `${before?.verb} ${clause.verb} ${next?.verb}`)
      add('verb in', `${clause.verb} ${Math.min(i - clause.from, 2)} ${pieces[clause.from - 1]?.form ?? ''}`)
      add('verb cf', `${clause.verb} ${clause.first}`)
      add(
        'verbs in',
        `${before?.verb} ${clause.verb} ${Math.min(i - clause.from, 2)} ${pieces[clause.from - 1]?.form ?? ''}`,
      )
      add('s verb', `${sentence.verb} ${sentence.first}`)
      add('s verb c', `${sentence.verb} ${clause.verb} ${Math.min(i - clause.from, 2)}`)
      add('before cf', before?.first ?? '')
      add('before has', before?.has ?? '')
      const earlier = sentences.all[sentence.number - 1]
      add('last sf', earlier?.first ?? '')
      add('last has', earlier?.has ?? '')
      for (const sign of sentence.has.split(' ')) {
        add('s sign', sign)
        add('s sign c', `${sign} ${clause.first}`)
      }
      for (const sign of clause.has.split(' ')) add('c sign', sign)
      for (const sign of next?.has.split(' ') ?? []) add('next sign', sign)
      add('sf cf', `${sentence.first} ${clause.first}`)
      add('sg cg', `${sentence.group} ${clause.group}`)
    }
    return Uint32Array.from(names, traitHash)
  })
}

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

const sizeOf = (stretch: Stretch | undefined) => (stretch ? Math.min(4, Math.ceil((stretch.to - stretch.from) / 3)) : 0)

const placeOfVerb = (at: number) => (at < 0 ? 'none' : at === 0 ? 'first' : at === 1 ? 'second' : 'later')

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

/** The text cut where `ends` says; `of` has the stretch of each piece. */
function stretches(
  pieces: readonly Piece[],
  around: readonly Around[],
  verbs: Uint8Array,
  ends: (piece: Piece) => boolean,
) {
  const all: Stretch[] = []
  const of: Stretch[] = []
  let from = 0
  const close = (to: number) => {
    if (to > from) {
      const words = pieces.slice(from, to).filter(({ kind }) => kind === 'word' || kind === 'number')
      const seen = new Set(pieces.slice(from, to).flatMap(({ form, kind }) => marksOf(form, kind)))
      const first = words[0]?.form ?? pieces[from]?.text ?? ''
      all.push({
        number: all.length,
        from,
        to,
        has: [...seen].sort().join(' '),
        first,
        second: words[1]?.form ?? '',
        group: around[from]?.groups?.[0] ?? -1,
        commas: pieces.slice(from, to).filter(({ kind }) => kind === 'comma').length,
        verb: placeOfVerb(verbs.subarray(from, to).indexOf(1)),
      })
    }
    from = to + 1
  }
  pieces.forEach((piece, index) => {
    if (ends(piece)) close(index)
  })
  close(pieces.length)
  for (const stretch of all) for (let index = stretch.from; index <= stretch.to; index += 1) of[index] ??= stretch
  return { all, of }
}

const signs: readonly (readonly [sign: string, words: RegExp])[] = [
  ['no', negation],
  ['we', we],
  [
    'past',
    /^(?:was|were|had|used|did|didn't|got|lost|went|came|told|said|asked|tried|since|ago|last|war|waren|hatte|wurde|était|avait|era)$/,
  ],
  [
    'now',
    /^(?:today|currently|now|still|nowadays|usually|always|every|heute|bisher|derzeit|aujourd'hui|actuellement|hoy|ahora)$/,
  ],
  [
    'thing',
    /^(?:app|tool|platform|software|system|service|site|website|page|portal|bot|marketplace|device|it|plattform|outil|aplicación)$/,
  ],
  [
    'can',
    /^(?:can|could|lets|let|should|would|will|must|want|need|needs|able|kann|können|soll|muss|peut|peuvent|puede|pueden)$/,
  ],
  ['you', /^(?:you|your|du|sie|ihr|vous|votre|tu|usted)$/],
  ['they', /^(?:they|their|them|he|she|his|her|people|nobody|everyone|everybody|most)$/],
]

function marksOf(form: string, kind: Piece['kind']): string[] {
  if (kind === 'money' || kind === 'number') return [kind]
  if (form === '%') return ['share']
  return signs.flatMap(([sign, words]) => (words.test(form) ? [sign] : []))
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

import { type Around, type Surroundings, surroundingsOf } from './piece-surroundings.ts'
import type { Stretch } from './stretches.ts'
import type { TaggingLexicon } from './tagging-lexicon.ts'
import { traitHash } from './trait-hash.ts'

type Add = (name: string, value?: string | number) => void

/** Names of what can be seen at each piece, as 32-bit hashes: its words, its neighbours, its sentence and its clause. */
export function featuresOf(text: string, lexicon: TaggingLexicon): Uint32Array[] {
  const seen = surroundingsOf(text, lexicon)
  return seen.pieces.map((_, at) => {
    const names: string[] = []
    const add: Add = (name, value) => names.push(value === undefined ? name : `${name}=${value}`)
    addWords(seen, at, add)
    addNames(seen, at, add)
    const [sentence, clause] = [seen.sentences.of[at], seen.clauses.of[at]]
    if (sentence && clause) {
      addSentence(seen, at, sentence, add)
      addClause(seen, at, clause, add)
      addBeside(seen, at, sentence, clause, add)
    }
    return Uint32Array.from(names, traitHash)
  })
}

const none: Around = { word: '<>', use: 0, groups: undefined, shape: '' }

/** Two pieces before, the piece, and two behind it. */
function aroundAt({ around }: Surroundings, at: number): readonly [Around, Around, Around, Around, Around] {
  const one = (index: number) => around[index] ?? none
  return [one(at - 2), one(at - 1), one(at), one(at + 1), one(at + 2)]
}

/** The piece's own word and those around it. */
function addWords(seen: Surroundings, at: number, add: Add): void {
  const [a2, a1, b0, c1, c2] = aroundAt(seen, at)
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
  add('verb', `${seen.verbs[at]} ${seen.verbs[at + 1]}`)
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
}

/** Whether it looks like a name. */
function addNames(seen: Surroundings, at: number, add: Add): void {
  const { pieces, companies, counts, pattern } = seen
  const piece = pieces[at]
  if (!piece) return
  const [, a1, b0, c1] = aroundAt(seen, at)
  if (piece.kind === 'word' && !b0.groups) {
    add('rare', b0.shape)
    add('rare+', `${b0.shape} ${c1.word}`)
    add('rare-', `${b0.shape} ${a1.word}`)
    if (at < 3) add('rare at', `${b0.shape} ${at}`)
  }
  if (companies.has(at)) add('company', `${a1.word}`)
  if (companies.has(at)) add('company')
  if (/^\p{Lu}/u.test(piece.text) && (counts.get(piece.text) ?? 0) > 1) add('again')
  if (pattern && piece.start >= pattern.start && piece.end <= pattern.end) {
    add('pattern', `${pattern.said}`)
    add('pattern h', `${pattern.said} ${b0.shape} ${c1.word}`)
    add('pattern g', `${b0.groups?.[0]} ${pattern.start === 0}`)
  }
}

/** Its sentence, and where in it the piece stands. */
function addSentence({ pieces, around, sentences }: Surroundings, at: number, sentence: Stretch, add: Add): void {
  const { number } = sentence
  const last = sentences.all.length - 1
  const order = number === 0 ? 'first' : number === last ? 'last' : number < 3 ? 'early' : 'later'
  add('order', order)
  add('in', Math.min(at - sentence.from, 4))
  add('order in', `${order} ${Math.min(at - sentence.from, 4)} ${around[at]?.shape}`)
  add('sf', sentence.first)
  add('sfs', `${sentence.first} ${sentence.second}`)
  add('sg', sentence.group)
  add('s has', sentence.has)
  add('s ends', pieces[sentence.to]?.text ?? '')
  add('s size', Math.min(6, Math.floor((sentence.to - sentence.from) / 5)))
}

/** Its clause, and where in it the piece stands. */
function addClause({ pieces }: Surroundings, at: number, clause: Stretch, add: Add): void {
  add('cf', clause.first)
  add('cfs', `${clause.first} ${clause.second}`)
  add('cg', clause.group)
  add('c has', clause.has)
  add('c size', Math.min(8, clause.to - clause.from))
  add('c opens', pieces[clause.from - 1]?.form ?? '')
  add('c ends', pieces[clause.to]?.form ?? '')
  add('c in', Math.min(at - clause.from, 4))
  add('c in w', `${Math.min(at - clause.from, 2)} ${clause.first}`)
}

/** What stands beside sentence and clause, and both together. */
function addBeside(
  { pieces, sentences, clauses, brackets }: Surroundings,
  at: number,
  sentence: Stretch,
  clause: Stretch,
  add: Add,
): void {
  const next = clauses.all[clause.number + 1]
  add('next cf', next?.first ?? '')
  const before = clauses.all[clause.number - 1]
  add('sizes', `${sizeOf(before)} ${sizeOf(clause)} ${sizeOf(next)}`)
  add('commas', Math.min(4, sentence.commas))
  add('commas c', `${Math.min(4, sentence.commas)} ${clause.first}`)
  add('bracket', `${brackets[at]} ${Math.min(at - clause.from, 2)}`)
  add('verbs', `${before?.verb} ${clause.verb} ${next?.verb}`)
  add('verb in', `${clause.verb} ${Math.min(at - clause.from, 2)} ${pieces[clause.from - 1]?.form ?? ''}`)
  add('verb cf', `${clause.verb} ${clause.first}`)
  add(
    'verbs in',
    `${before?.verb} ${clause.verb} ${Math.min(at - clause.from, 2)} ${pieces[clause.from - 1]?.form ?? ''}`,
  )
  add('s verb', `${sentence.verb} ${sentence.first}`)
  add('s verb c', `${sentence.verb} ${clause.verb} ${Math.min(at - clause.from, 2)}`)
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

const sizeOf = (stretch: Stretch | undefined) => (stretch ? Math.min(4, Math.ceil((stretch.to - stretch.from) / 3)) : 0)

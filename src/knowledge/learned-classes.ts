import { readFileSync } from 'node:fs'

/** What was learned of texts with a class each. Made by `scripts/tagger/classes/train.ts`; see `tagging/README.md`. */
export interface LearnedClasses {
  classes: readonly string[]
  /** Hashes of traits in rising order; `idf` and `starts` are by the same place. */
  keys: Uint32Array
  /** How much a trait weighs: rare ones more. */
  idf: Float32Array
  /** Where a trait's entries in `ofClass` and `weights` begin; one more at the end. */
  starts: Uint32Array
  /** For which class, by number, a trait speaks... */
  ofClass: Uint16Array
  /** ...and how much, in steps of `scale`. */
  weights: Int8Array
  scale: number
  /** A score a class before anything was seen. */
  bias: Float32Array
}

/** 32-bit head: length of the names, traits, entries, scale; the names as lines; then the tables. */
export function readLearnedClasses(name: string): LearnedClasses {
  const file = readFileSync(new URL(`tagging/${name}`, import.meta.url))
  const bytes = new ArrayBuffer(file.byteLength)
  new Uint8Array(bytes).set(file)
  const [named = 0, traits = 0, entries = 0] = new Uint32Array(bytes, 0, 3)
  const [scale = 1] = new Float32Array(bytes, 12, 1)
  const classes = new TextDecoder()
    .decode(new Uint8Array(bytes, headBytes, named))
    .trimEnd()
    .split('\n')
  let at = headBytes + named
  const next = (size: number) => {
    at += size
    return at - size
  }
  const learned: LearnedClasses = {
    classes,
    scale,
    bias: new Float32Array(bytes, next(classes.length * 4), classes.length),
    keys: new Uint32Array(bytes, next(traits * 4), traits),
    idf: new Float32Array(bytes, next(traits * 4), traits),
    starts: new Uint32Array(bytes, next((traits + 1) * 4), traits + 1),
    ofClass: new Uint16Array(bytes, next(entries * 2), entries),
    weights: new Int8Array(bytes, next(entries), entries),
  }
  if (at !== bytes.byteLength) throw new Error(`tagging/${name} does not fit its head`)
  return learned
}

const headBytes = 16

export function learnedClassesBytes({ classes, scale, ...tables }: LearnedClasses): Buffer {
  const { bias, keys, idf, starts, ofClass, weights } = tables
  const names = Buffer.from(`${classes.join('\n')}\n`)
  // Tables of four bytes begin at a multiple of four.
  const padded = Buffer.concat([names, Buffer.alloc((4 - (names.length % 4)) % 4, '\n')])
  const head = Buffer.alloc(headBytes)
  ;[padded.length, keys.length, ofClass.length].forEach((value, index) => {
    head.writeUInt32LE(value, index * 4)
  })
  head.writeFloatLE(scale, 12)
  const bytesOf = (part: ArrayBufferView) => Buffer.from(part.buffer, part.byteOffset, part.byteLength)
  return Buffer.concat([head, padded, ...[bias, keys, idf, starts, ofClass, weights].map(bytesOf)])
}

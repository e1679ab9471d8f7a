/**
 * Learns to tag descriptions: `node scripts/tagger/train.ts [--held-out]`. Reads `src/knowledge/tagging/labelled`,
 * writes `segments.bin`, `entities.bin` and, where they are missing, `groups.bin`. With `--held-out` it learns from four fifths, says how
 * well the last fifth is read, and writes nothing. The same texts give the same files.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bestTags, type TagWeights } from '#drafting/tagging/best-tags.ts'
import { joinKindsOf } from '#drafting/tagging/join-kinds.ts'
import { featuresOf } from '#drafting/tagging/piece-features.ts'
import { piecesOf } from '#drafting/tagging/pieces.ts'
import { createLexicon } from '#drafting/tagging/tagger.ts'
import { entityLabels, readWordGroups, segmentLabels, tagsFor } from '#knowledge/brief-tagging.ts'
import { openMarketLibrary } from '#knowledge/dossier/market-index.ts'
import { readWordVectors } from '#knowledge/word-vectors.ts'
import { type LabelledBrief, labelledBriefs, tagsOf } from './labelled-briefs.ts'
import { layerBytes } from './layer-bytes.ts'
import { type Averaged, type Example, Perceptron } from './perceptron.ts'
import { seeded } from './seeded.ts'
import { spanScores } from './span-scores.ts'
import { variantsOf } from './variants.ts'
import { wordGroups } from './word-groups.ts'

const folder = new URL('../../src/knowledge/tagging/', import.meta.url)
const rounds = 6
/** An ordinary description is learned so often. */
const timesOfOrdinary = 4
const seeds = [11, 23, 47] as const
/** A feature that is seen less often says nothing of other texts. */
const leastSeen = 2
/** In an array of unsigned numbers -1 is the largest one: a feature that was not learned. */
const unknown = 2 ** 32 - 1
const isKnown = (feature: number) => feature !== unknown
const heldOut = process.argv.includes('--held-out')

const wordVectors = readWordVectors()
const groupsFile = new URL('groups.bin', folder)
if (!existsSync(groupsFile)) writeFileSync(groupsFile, wordGroups(wordVectors))
const companies = new Set(openMarketLibrary().entries.flatMap(({ rivals }) => rivals.map((name) => name.toLowerCase())))
const lexicon = createLexicon(readWordGroups(), wordVectors, (name) => companies.has(name))
const briefs = labelledBriefs(fileURLToPath(new URL('labelled/', folder)))
process.stdout.write(`${briefs.length} labelled descriptions\n`)

learn('segments', segmentLabels)
learn('entities', entityLabels)

function learn(layer: string, labels: string): void {
  const tags = tagsFor(labels)
  const random = seeded(11)
  const exampleOf = (brief: LabelledBrief): Example => ({
    features: featuresOf(brief.text, lexicon),
    joins: joinKindsOf(piecesOf(brief.text)),
    tags: tagsOf(brief, labels).map((tag) => tags.indexOf(tag)),
  })
  const kept = briefs.filter((_, index) => heldOut && index % 5 === 0)
  const rest = kept.map(exampleOf)
  const learned = briefs
    .filter((brief) => !kept.includes(brief))
    .flatMap((brief) => [
      ...Array.from({ length: brief.isOrdinary ? timesOfOrdinary : 1 }, () => brief),
      ...variantsOf(brief, random),
    ])
    .map(exampleOf)
  const names = numbered(learned)
  for (const example of [...learned, ...rest])
    example.features = example.features.map((hashes) => hashes.map((hash) => names.get(hash) ?? -1).filter(isKnown))
  const averaged = mean(seeds.map((seed) => trained(tags, learned, names.size, seed)))
  if (!heldOut) {
    const rows = [...names].map(
      ([hash, at]) => [hash, averaged.rows.subarray(at * tags.length, (at + 1) * tags.length)] as const,
    )
    const bytes = layerBytes(tags, { steps: averaged.steps, rows: new Map(rows) })
    writeFileSync(new URL(`${layer}.bin`, folder), bytes)
    process.stdout.write(`${layer}: ${names.size} features, ${(bytes.length / 1e6).toFixed(1)} MB\n`)
    return
  }
  const weights: TagWeights = {
    tags,
    add(feature, scores) {
      for (let tag = 0; tag < tags.length; tag += 1)
        scores[tag] = (scores[tag] ?? 0) + (averaged.rows[feature * tags.length + tag] ?? 0)
    },
    step: (before, tag, join) => averaged.steps[(join * tags.length + before) * tags.length + tag] ?? 0,
  }
  process.stdout.write(`${layer}\n`)
  for (const line of spanScores(
    tags,
    rest.map((each) => [each.tags, bestTags(each.features, each.joins, weights)]),
  ))
    process.stdout.write(`  ${line}\n`)
}

/** A number for each feature that is seen often enough, by its hash. */
function numbered(examples: readonly Example[]): Map<number, number> {
  const seen = new Map<number, number>()
  for (const { features } of examples)
    for (const hashes of features) for (const hash of hashes) seen.set(hash, (seen.get(hash) ?? 0) + 1)
  const names = new Map<number, number>()
  for (const [hash, times] of seen) if (times >= leastSeen) names.set(hash, names.size)
  return names
}

function trained(tags: readonly string[], examples: readonly Example[], size: number, seed: number): Averaged {
  const perceptron = new Perceptron(tags, size)
  const random = seeded(seed)
  for (let round = 0; round < rounds; round += 1) {
    const order = examples.map((example) => [random(), example] as const).sort((a, b) => a[0] - b[0])
    for (const [, example] of order) perceptron.learn(example)
  }
  return perceptron.averaged()
}

/** Several learned in another order, as one: what only one order has made of a feature weighs less. */
function mean(all: readonly Averaged[]): Averaged {
  const sum = (parts: readonly Float64Array[]) =>
    Float64Array.from(parts[0] ?? [], (_, at) => parts.reduce((total, part) => total + (part[at] ?? 0), 0))
  return { rows: sum(all.map(({ rows }) => rows)), steps: sum(all.map(({ steps }) => steps)) }
}

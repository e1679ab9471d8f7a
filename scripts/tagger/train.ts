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
const rounds = 8
const seeds = [11, 23, 47, 5] as const
/** A feature that is seen less often says nothing of other texts. */
const leastSeen = 2
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
    .flatMap((brief) => [brief, ...variantsOf(brief, random)])
    .map(exampleOf)
  const seen = new Map<number, number>()
  for (const { features } of learned)
    for (const names of features) for (const name of names) seen.set(name, (seen.get(name) ?? 0) + 1)
  for (const example of learned)
    example.features = example.features.map((names) => names.filter((name) => (seen.get(name) ?? 0) >= leastSeen))
  const averaged = mean(seeds.map((seed) => trained(tags, learned, seed)))
  if (!heldOut) {
    const bytes = layerBytes(tags, averaged)
    writeFileSync(new URL(`${layer}.bin`, folder), bytes)
    process.stdout.write(`${layer}: ${averaged.rows.size} features, ${(bytes.length / 1e6).toFixed(1)} MB\n`)
    return
  }
  const weights: TagWeights = {
    tags,
    add(feature, scores) {
      averaged.rows.get(feature)?.forEach((weight, tag) => {
        scores[tag] = (scores[tag] ?? 0) + weight
      })
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

function trained(tags: readonly string[], examples: readonly Example[], seed: number): Averaged {
  const perceptron = new Perceptron(tags)
  const random = seeded(seed)
  for (let round = 0; round < rounds; round += 1) {
    const order = examples.map((example) => [random(), example] as const).sort((a, b) => a[0] - b[0])
    for (const [, example] of order) perceptron.learn(example)
  }
  return perceptron.averaged()
}

/** Several learned in another order, as one: what only one order has made of a feature weighs less. */
function mean(all: readonly Averaged[]): Averaged {
  const rows = new Map<number, Float64Array>()
  for (const each of all)
    for (const [name, row] of each.rows) {
      const sum = rows.get(name)
      if (sum)
        row.forEach((weight, tag) => {
          sum[tag] = (sum[tag] ?? 0) + weight
        })
      else rows.set(name, Float64Array.from(row))
    }
  const [first] = all
  const steps = Float64Array.from(first?.steps ?? [], (_, at) =>
    all.reduce((sum, each) => sum + (each.steps[at] ?? 0), 0),
  )
  return { rows, steps }
}

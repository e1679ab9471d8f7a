/**
 * Learns which capability a feature is, to which market a description belongs and which shape of product it is:
 * `node scripts/tagger/classes/train.ts [--held-out] [--only=archetypes]`. Reads `src/knowledge/tagging/classes` and `labelled`, writes `capabilities.bin`,
 * `markets.bin` and `archetypes.bin`. With `--held-out` it learns from four fifths of
 * the real texts, says how well the last fifth is known, and writes nothing. The same texts give the same files.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { classesOf } from '#drafting/tagging/text-classes.ts'
import { learnedClassesBytes } from '#knowledge/learned-classes.ts'
import { labelledBriefs } from '../labelled-briefs.ts'
import { archetypeExamples, capabilityExamples, marketExamples } from './class-examples.ts'
import { type ClassExample, learnClasses } from './learn-classes.ts'

const folder = new URL('../../../src/knowledge/tagging/', import.meta.url)
const heldOut = process.argv.includes('--held-out')

const briefs = labelledBriefs(fileURLToPath(new URL('labelled/', folder)))
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length)
for (const [name, examplesOf] of [
  ['capabilities', capabilityExamples],
  ['markets', () => marketExamples(briefs)],
  ['archetypes', () => archetypeExamples(briefs)],
] as const) {
  if (only && only !== name) continue
  const examples = examplesOf()
  if (heldOut) printAccuracy(name, examples)
  else {
    const bytes = learnedClassesBytes(learnClasses(examples))
    writeFileSync(new URL(`${name}.bin`, folder), bytes)
    process.stdout.write(`${name}: ${examples.length} texts, ${(bytes.length / 1e6).toFixed(1)} MB\n`)
  }
}

/** How often the first class is right, by how sure it is. */
function printAccuracy(name: string, examples: readonly ClassExample[]): void {
  const kept = examples.filter((_, index) => index % 5 === 0)
  const learned = learnClasses(examples.filter((_, index) => index % 5 !== 0))
  const found = kept.map(({ traits, classes }) => {
    const [best] = classesOf(traits, learned)
    return { score: best?.score ?? -1, isRight: best !== undefined && classes.includes(best.id) }
  })
  process.stdout.write(`${name}\n`)
  for (const least of [-1, -0.6, -0.4, -0.3, -0.2, 0]) {
    const sure = found.filter(({ score }) => score > least)
    const right = sure.filter(({ isRight }) => isRight).length
    process.stdout.write(
      `  above ${least}: ${(sure.length / found.length).toFixed(2)} of all, ${(right / Math.max(1, sure.length)).toFixed(2)} right\n`,
    )
  }
}

import { readFileSync } from 'node:fs'
import { createReader } from '#drafting/create-reader.ts'
import { readKnowledge } from '#knowledge/knowledge.ts'

/**
 * What the library knows of products that it was not made for: 110 ideas written down before it was tuned on them, each
 * with real rivals that somebody of the trade would name. Every second idea is held out: it is counted, never read while
 * the library is changed. `--misses` prints those of the others, and leaves the held-out half uncounted.
 */
type Idea = readonly [description: string, audience: string, rivals: readonly string[]]

const knowledge = readKnowledge()
const reader = createReader(knowledge)
const ideasOf = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as readonly Idea[]
const ideas = ideasOf('product-ideas.json')
/** Written before the library saw them, in the words of people who try it the first time, each with the markets that would be right. */
type FirstLook = readonly [description: string, audience: string, markets: readonly string[], rivals: readonly string[]]
const labelled = (file: string) =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as readonly FirstLook[]
const bare = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')
const known = new Set(knowledge.markets.flatMap((market) => market.vendors.map((vendor) => bare(vendor.name))))

function measure(half: readonly Idea[], misses: boolean) {
  const counts = { hit: 0, otherMarket: 0, none: 0, unknownRivals: 0, rightlyNone: 0, invented: 0 }
  for (const [description, audience, rivals] of half) {
    const { placement } = reader.read({ description, audience })
    // A product that is told to be between two markets gets the vendors of both.
    const told = [placement.market, placement.basis === 'likeness' ? placement.second : null]
    const vendors = new Set(told.flatMap((market) => market?.vendors.map((vendor) => bare(vendor.name)) ?? []))
    const outcome =
      rivals.length === 0
        ? placement.market
          ? 'invented'
          : 'rightlyNone'
        : rivals.some((rival) => vendors.has(bare(rival)))
          ? 'hit'
          : placement.market
            ? 'otherMarket'
            : rivals.some((rival) => known.has(bare(rival)))
              ? 'none'
              : 'unknownRivals'
    counts[outcome] += 1
    if (misses && outcome !== 'hit' && outcome !== 'rightlyNone') {
      process.stdout.write(`  ${outcome} [${placement.market?.id ?? '-'}] ${description}\n`)
    }
  }
  return counts
}

const withMisses = process.argv.includes('--misses')
const halfOf = (part: number) => ideas.filter((_, index) => index % 2 === part)

for (const [name, part] of [
  ['tuning', halfOf(0)],
  ...(withMisses ? [] : [['held out', halfOf(1)] as const]),
  ['fresh', ideasOf('fresh-ideas.json')],
] as const) {
  const { hit, otherMarket, none, unknownRivals, rightlyNone, invented } = measure(part, withMisses)
  const real = hit + otherMarket + none + unknownRivals
  process.stdout.write(
    `library, ${name} (${part.length} ideas): names a real rival ${hit} of ${real}; another market ${otherMarket}, says it does not know ${none + unknownRivals} (of these ${unknownRivals} with no such rival in the library); for nonsense rightly nothing ${rightlyNone}, a company ${invented}\n`,
  )
}

function measureLabelled(ideas: readonly FirstLook[]) {
  const counts = { right: 0, wrong: 0, none: 0, rightlyNone: 0, invented: 0 }
  for (const [description, audience, markets, rivals] of ideas) {
    const { placement } = reader.read({ description, audience })
    const told = [placement.market, placement.basis === 'likeness' ? placement.second : null].flatMap(
      (each) => each ?? [],
    )
    const isRight = told.some(
      ({ id, vendors }) =>
        markets.includes(id) || vendors.some(({ name }) => rivals.some((rival) => bare(rival) === bare(name))),
    )
    const outcome =
      told.length === 0
        ? markets.length > 0
          ? 'none'
          : 'rightlyNone'
        : isRight
          ? 'right'
          : markets.length > 0
            ? 'wrong'
            : 'invented'
    counts[outcome] += 1
    if (withMisses && outcome !== 'right' && outcome !== 'rightlyNone')
      process.stdout.write(`  ${outcome} [${placement.market?.id ?? '-'}] ${description.slice(0, 100)}\n`)
  }
  return counts
}

for (const [name, file] of [
  ['first look', 'first-look-ideas.json'],
  ['second look', 'second-look-ideas.json'],
  ['third look', 'third-look-ideas.json'],
  ['fourth look', 'fourth-look-ideas.json'],
] as const) {
  const ideas = labelled(file)
  const counts = measureLabelled(ideas)
  process.stdout.write(
    `library, ${name} (${ideas.length} ideas): the right market ${counts.right}, another ${counts.wrong}, says it does not know ${counts.none}; of those that belong to none rightly nothing ${counts.rightlyNone}, a market ${counts.invented}\n`,
  )
}

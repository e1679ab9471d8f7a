import { readFileSync } from 'node:fs'
import { briefKind } from '#drafting/index.ts'
import { briefReader, library } from '#tests/support/market-reader.ts'

/**
 * Where short descriptions are placed: by the market that is found, whether it is written for without asking, and whether a right one is among
 * the candidates that a model is shown. Every set was written, with the markets or rivals that are right, before anything was changed for it. Of
 * `product-ideas.json` every second one is held out: it is counted and never read. `--misses` prints those of the others.
 */
type Idea = readonly [description: string, audience: string, markets: readonly string[], rivals: readonly string[]]
type RivalIdea = readonly [description: string, audience: string, rivals: readonly string[]]

const withMisses = process.argv.includes('--misses')
const linesOf = <Line>(file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Line[]
const byRivals = (file: string) => linesOf<RivalIdea>(file).map(([text, who, rivals]): Idea => [text, who, [], rivals])
const bare = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

function measure(name: string, ideas: readonly Idea[], isRead = true): void {
  const counts = { right: 0, wrong: 0, none: 0, invented: 0, written: 0, candidates: 0 }
  const known = ideas.filter(([, , markets, rivals]) => markets.length + rivals.length > 0).length
  for (const [description, audience, markets, rivals] of ideas) {
    const { reading, scores } = briefReader({ description, audience })
    const id = reading.market.found?.id
    const isRight = (market: string) => markets.includes(market) || namesRival(market, rivals)
    const belongs = markets.length + rivals.length > 0
    const outcome = id ? (isRight(id) ? 'right' : belongs ? 'wrong' : 'invented') : 'none'
    counts[outcome] += 1
    if (id && briefKind(reading, 'product') !== 'outside') counts.written += 1
    if (scores.some((each) => isRight(each.id))) counts.candidates += 1
    if (withMisses && isRead && (outcome === 'wrong' || outcome === 'invented'))
      process.stdout.write(`  ${outcome} [${id}] ${description.slice(0, 100)}\n`)
  }
  process.stdout.write(
    `library, ${name}: ${counts.right} right and ${counts.wrong} wrong of ${known} that belong to a market, ${counts.invented} markets for the ${ideas.length - known} that belong to none; ${counts.candidates} with a right one among the candidates, ${counts.written} written for without asking\n`,
  )
}

function namesRival(market: string, rivals: readonly string[]): boolean {
  const known = new Set(library.entries.find(({ id }) => id === market)?.rivals.map(bare))
  return rivals.some((rival) => known.has(bare(rival)))
}

const ideas = byRivals('product-ideas.json')
const half = (part: number) => ideas.filter((_, index) => index % 2 === part)
measure('ideas', half(0))
measure('ideas held out', half(1), false)
measure('fresh ideas', byRivals('fresh-ideas.json'))
for (const look of ['first', 'second', 'third', 'fourth'])
  measure(`${look} look`, linesOf<Idea>(`${look}-look-ideas.json`))
measure('one-liners and nonsense', linesOf<Idea>('one-liners.json'))
measure('described products', linesOf<Idea>('described-products.json'))

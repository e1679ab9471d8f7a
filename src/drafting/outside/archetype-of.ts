import { type LearnedClasses, readLearnedClasses } from '#knowledge/learned-classes.ts'
import type { Archetype } from '#knowledge/outside/archetype.ts'
import { readArchetypes } from '#knowledge/outside/read-outside.ts'
import { tokens } from '#shared/language/tokens.ts'
import { classesOf } from '../tagging/text-classes.ts'
import { traitsOf } from '../tagging/text-traits.ts'

/** The shape that a market's products mostly have is believed where the words have it among their first ones. */
const mostNear = 5
/** Words of a shape that have to be met; several in a row count as two. */
const fewestWords = 2
/** Without a market the words alone have to say it: four in five of these were right on labelled descriptions that were left out. */
const leastScore = -0.1
const leastLead = 0.2

/**
 * The shape of a product: that of its market where its words do not speak against it, else the one whose own words it uses, else by what was learned of
 * labelled descriptions; null where none is sure, since a confident remark about another kind of product costs more than none. The same words give the same answer.
 */
export function archetypeOf(description: string, market: string | null): Archetype | null {
  const { byMarket, archetypes, learned } = opened()
  const classes = classesOf(traitsOf(tokens(description)), learned)
  const expected = market === null ? undefined : byMarket.get(market)
  if (expected && classes.slice(0, mostNear).some(({ id }) => id === expected.id)) return expected
  const said = saidIn(description, [...archetypes.values()])
  const most = Math.max(0, ...said.values())
  const likeliest = classes.find(({ id }) => (said.get(id) ?? 0) === most && most > 0)
  if (likeliest) return archetypes.get(likeliest.id) ?? null
  const [best, next] = classes
  const isSure = best && best.score >= leastScore && best.score - (next?.score ?? -1) >= leastLead
  return isSure ? (archetypes.get(best.id) ?? null) : null
}

/** The shapes whose words a description uses, with how many. */
function saidIn(description: string, all: readonly Archetype[]): Map<string, number> {
  const text = ` ${tokens(description)
    .map(({ word }) => word)
    .join(' ')} `
  return new Map(
    all.flatMap(({ id, says = [] }): [string, number][] => {
      const met = says.filter((each) => text.includes(` ${each.toLowerCase()} `))
      const count = met.reduce((sum, each) => sum + (each.includes(' ') ? 2 : 1), 0)
      return count >= fewestWords ? [[id, count]] : []
    }),
  )
}

interface Opened {
  archetypes: ReadonlyMap<string, Archetype>
  byMarket: ReadonlyMap<string, Archetype>
  learned: LearnedClasses
}

let kept: Opened | undefined

function opened(): Opened {
  if (kept) return kept
  const all = readArchetypes()
  kept = {
    archetypes: new Map(all.map((each) => [each.id, each])),
    byMarket: new Map(all.flatMap((each) => each.markets.map((market) => [market, each] as const))),
    learned: readLearnedClasses('archetypes.bin'),
  }
  return kept
}

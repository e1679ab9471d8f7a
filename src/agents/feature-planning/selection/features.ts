import {
  type BriefFeature,
  briefFeatures,
  type MarketFacts,
  offeredUsual,
  servesGoal,
  usualFeature,
} from '#drafting/index.ts'
import { nameOfLine } from '../input.ts'
import type { ListedFeature } from '../output.ts'
import { featuresOfLines } from './features-of-lines.ts'
import { sizesOf } from './sizes.ts'

const mostUsual = 5
const mostFeatures = 40

interface Candidate {
  name: string
  because: string
  /** What is known of it; null where only its line is. */
  feature: BriefFeature | null
  needed: ListedFeature['needed']
}

/** The listed candidates first, each with what the description says of it; then what else it names; without any, the usual. */
export function featuresOf(facts: MarketFacts, lines: readonly string[], goals: readonly string[]): ListedFeature[] {
  const features = briefFeatures(facts)
  const matched = featuresOfLines(lines, features)
  const taken = new Set(matched.values())
  const listed = lines.map((line): Candidate => {
    const feature = matched.get(line) ?? null
    return {
      name: nameOfLine(line),
      because: feature
        ? becauseOf(feature, line)
        : 'On your list; not in the description, and not known in this market',
      feature,
      needed: feature && neededInList(feature, goals),
    }
  })
  const others = features
    .filter((feature) => !taken.has(feature))
    .map(
      (feature): Candidate => ({
        name: nameOfLine(feature.capability ? feature.name : `“${feature.quotes.join(', ')}”`),
        because: becauseOf(feature),
        feature,
        needed: lines.length > 0 ? neededInList(feature, goals) : 'named',
      }),
    )
  const theirs = [...listed, ...others]
  const candidates = [...theirs, ...(theirs.length > 0 ? [] : offered(facts))].slice(0, mostFeatures)
  const idOf = new Map(candidates.map(({ feature }, index) => [feature?.capability?.id, `F${index + 1}`]))
  return candidates.map(({ feature, ...rest }, index) => {
    const id = `F${index + 1}`
    const goal = feature ? goals.find((each) => servesGoal(feature, each)) : undefined
    const sizes = feature && sizesOf(feature, goal, facts)
    return {
      id,
      ...rest,
      ...(sizes ?? {
        rests: 'Not scored: its size is unknown',
        check: `Ask the team for an effort estimate; ${feature?.fails[0] ?? 'ask five users how often they would use it and what it changes for them'}`,
      }),
      dependsOn: (feature?.capability?.build?.dependsOn ?? [])
        .flatMap((each) => idOf.get(each) ?? [])
        .filter((each) => each !== id)
        .slice(0, 4),
    }
  })
}

/**
 * In a list that asks for an order not everything is a Must: what only the user has, what everybody here expects and what a goal needs
 * is; the rest is ranked.
 */
function neededInList(feature: BriefFeature, goals: readonly string[]): ListedFeature['needed'] {
  if (feature.capability === null || goals.some((goal) => servesGoal(feature, goal))) return 'named'
  return feature.capability.kano === 'basic' ? 'core' : null
}

function becauseOf({ quotes, requirement, capability, isClaimed }: BriefFeature, line?: string): string {
  const said = quotes.filter((quote) => quote !== line)
  return [
    said.length > 0
      ? `${isClaimed ? 'You' : 'Inferred from'}: “${said.join('”; “')}”.`
      : line || !capability
        ? 'On your list.'
        : '',
    capability ? requirement : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** The usual of the market, where nothing was named. */
function offered(facts: MarketFacts): Candidate[] {
  const { needed, expected, later } = offeredUsual(facts)
  return [...needed.map(({ capability }) => capability), ...expected, ...later]
    .slice(0, mostUsual)
    .map((capability) => ({
      name: capability.name,
      because: `Common in this category, not in your description. ${capability.requirement}`,
      feature: usualFeature(capability),
      needed: capability.kano === 'basic' ? ('core' as const) : null,
    }))
}

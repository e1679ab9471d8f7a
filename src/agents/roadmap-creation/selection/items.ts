import { type BriefFeature, briefFeatures, type MarketFacts, provable, servesGoal } from '#drafting/index.ts'
import type { RoadmapItem } from '../output.ts'
import type { Draft } from './draft-item.ts'
import { ownItems, trialItem } from './own-items.ts'
import { type Release, releasesOf } from './releases.ts'
import { weeksOf } from './weeks.ts'

/** A gate is watched for so long until the team says otherwise. */
const watchedWeeks = 4
const mostItems = 16

/**
 * First the trial by hand of what only the user has, then the ground that the market's first release is, then what only the user has, then
 * the market's later releases cut to what was named. Columns follow from the calendar.
 */
export function itemsOf(facts: MarketFacts, goals: readonly string[]): RoadmapItem[] {
  const features = briefFeatures(facts)
  const own = provable(features).features.filter(({ capability }) => capability === null)
  const shown = new Set<string>()
  const releases = releasesOf(facts, features).map((release, index, all) =>
    releaseItem(facts, release, { goals, shown, isFirst: index === 0, before: all[index - 1]?.title }),
  )
  const [ground, ...later] = releases
  const drafts = [
    ...trialItem(own, facts.isLive),
    ...(ground ? [ground] : []),
    ...ownItems(own, goals, facts.isLive),
    ...later,
  ].slice(0, mostItems)
  const ids = new Map(drafts.map(({ key }, index) => [key, `R${index + 1}`]))
  return drafts.map(({ key, after, ...item }) => ({
    id: ids.get(key) ?? 'R0',
    column: 'now',
    ...item,
    dependsOn: after.flatMap((each) => ids.get(each) ?? []),
    due: null,
  }))
}

interface Place {
  goals: readonly string[]
  /** Bets that an earlier item names. */
  shown: Set<string>
  isFirst: boolean
  before: string | undefined
}

function releaseItem(facts: MarketFacts, release: Release, { goals, shown, isFirst, before }: Place): Draft {
  const { title, features, learns, gate } = release
  return {
    key: title,
    after: before ? [before] : [],
    title,
    outcome: [`${features.map(({ name }) => name).join('; ')}.`, ...(learns ? [`You learn ${learns}.`] : [])].join(' '),
    evidence: evidenceOf(release, goals),
    bets: betsOf(facts, features, isFirst, shown),
    exitCriteria: [
      ...(gate ? [`Proceed if ${gate}`] : []),
      ...features.flatMap(({ fails }) => fails.slice(0, 1)),
    ].slice(0, 3),
    weeks: features.reduce((sum, { effort }) => sum + weeksOf(effort), 0),
    observeWeeks: gate ? watchedWeeks : 0,
  }
}

function evidenceOf({ features, usual }: Release, goals: readonly string[]): string {
  const quotes = features.flatMap((feature) => feature.quotes)
  const served = goals.filter((goal) => features.some((feature) => servesGoal(feature, goal)))
  return [
    quotes.length > 0 ? `You: ${quotes.map((text) => `“${text}”`).join('; ')}.` : '',
    ...served.map((goal) => `Serves your goal “${goal}”.`),
    usual.length > 0
      ? `Common at this stage, not in your description and not in the estimate: ${usual.join('; ')}.`
      : '',
    '(assumption: person-weeks use our library’s midpoints S 2, M 5, L 10 until the team has sized it)',
  ]
    .filter(Boolean)
    .join(' ')
}

/** The bets about this release's features that no earlier item names; in the first release also the one that all of it rests on. */
function betsOf(
  { dossier, known }: MarketFacts,
  features: readonly BriefFeature[],
  isFirst: boolean,
  shown: Set<string>,
): string[] {
  const ids = features.map(({ id }) => id)
  const bets = dossier.bets
    .filter(
      ({ bet, when }) =>
        !shown.has(bet) && (when && when.length > 0 ? when.some((id) => ids.includes(id)) : isFirst && known >= 0.5),
    )
    .slice(0, 2)
  for (const { bet } of bets) shown.add(bet)
  return bets.map(({ bet, test }) => `${bet} Cheapest test: ${test}`)
}

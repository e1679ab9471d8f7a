import { type BriefFeature, servesGoal, shortQuote } from '#drafting/index.ts'
import type { Draft } from './draft-item.ts'
import { weeksOf } from './weeks.ts'

const mostOwn = 6
const trialKey = 'trial'
/** What the item is called by which somebody sees that a plan begins with a trial. */
export const trialTitle = 'Pilot the unproven features manually'
const trialWeeks = 1
const trialWatched = 2
const longestTitle = 9
const longestQuote = 16

/** Two weeks in which a person does by hand what only this product has: what fails there is not built. What runs already needs none. */
export function trialItem(own: readonly BriefFeature[], isLive: boolean): Draft[] {
  if (own.length === 0 || isLive) return []
  return [
    {
      key: trialKey,
      after: [],
      title: trialTitle,
      outcome: `Five customers have used it for two weeks, delivered manually: ${own
        .slice(0, mostOwn)
        .map(({ quotes }) => `“${shortQuote(quotes.at(-1) ?? '', longestQuote)}”`)
        .join('; ')}.`,
      evidence:
        'From your description; we know of nobody in this market who offers it, so it is unproven. (assumption: one person-week of preparation and two weeks of observation; check with the first customer)',
      bets: [
        'Customers miss it when it stops. Cheapest test: stop it after two weeks without notice and count who asks for it.',
      ],
      exitCriteria: own.flatMap(({ fails }) => fails.slice(0, 1)).slice(0, 3),
      weeks: trialWeeks,
      observeWeeks: trialWatched,
    },
  ]
}

/** An item for each of the user's own features: what serves a goal first, then small before large. */
export function ownItems(own: readonly BriefFeature[], goals: readonly string[], isLive: boolean): Draft[] {
  const served = (feature: BriefFeature) => goals.filter((goal) => servesGoal(feature, goal))
  return own
    .toSorted((a, b) => served(b).length - served(a).length || weeksOf(a.effort) - weeksOf(b.effort))
    .slice(0, mostOwn)
    .map((feature) => {
      const { id, quotes, people, fails, questions, effort } = feature
      const [asked] = questions
      const title = quotes.find((each) => each.split(/\s+/).length > 3) ?? quotes[0] ?? ''
      return {
        key: id,
        after: isLive ? [] : [trialKey],
        title: `“${shortQuote(title, longestTitle)}”`,
        outcome: [people.length > 0 ? `For ${people.join(', ')}:` : '', `“${quotes.join('”, “')}”.`]
          .filter(Boolean)
          .join(' '),
        evidence: [
          'From your description.',
          ...served(feature).map((goal) => `Serves your goal “${goal}”.`),
          `(assumption: ${weeksOf(effort)} person-weeks, ${effort ? 'typical for a feature of this type' : 'an estimate, as its size is unknown'}; the team has yet to size it)`,
        ].join(' '),
        bets: asked ? [`${asked.ask} Proposed answer: ${asked.propose}`] : [],
        exitCriteria: fails.slice(0, 3),
        weeks: weeksOf(effort),
        observeWeeks: 0,
      }
    })
}

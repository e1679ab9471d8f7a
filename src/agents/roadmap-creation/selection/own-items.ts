import { type BriefFeature, servesGoal, shortQuote } from '#drafting/index.ts'
import type { Draft } from './draft-item.ts'
import { weeksOf } from './weeks.ts'

const mostOwn = 6
const trialKey = 'trial'
/** What the item is called by which somebody sees that a plan begins with a trial. */
export const trialTitle = 'Try by hand what nothing is known of here'
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
      outcome: `Five first customers have had it for two weeks, done by a person: ${own
        .slice(0, mostOwn)
        .map(({ quotes }) => `“${shortQuote(quotes.at(-1) ?? '', longestQuote)}”`)
        .join('; ')}.`,
      evidence:
        'Your words; nobody in this market has it, so nobody knows whether it holds. (assumption: one person-week of preparing and two weeks of watching; the first customer says whether that is enough)',
      bets: [
        'That it is missed when it stops. Cheapest test: stop it after two weeks without a word, and count who asks for it.',
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
          'Your words.',
          ...served(feature).map((goal) => `Serves your goal “${goal}”.`),
          `(assumption: ${weeksOf(effort)} person-weeks, ${effort ? 'what a rule of this form usually costs' : 'a guess, as its size is unknown'}; whoever builds it sizes it)`,
        ].join(' '),
        bets: asked ? [`${asked.ask} Our proposal: ${asked.propose}`] : [],
        exitCriteria: fails.slice(0, 3),
        weeks: weeksOf(effort),
        observeWeeks: 0,
      }
    })
}

import type { CampaignOutput } from '../output.ts'
import type { CampaignFacts } from './campaign-facts.ts'
import { mondayOf, startOf } from './spans.ts'

/** The goal as typed, from which day to which it is planned, and what does not count. */
export function objectiveOf({ goal }: CampaignFacts, timestamp: string): string {
  const text = /[.!?]$/.test(goal.text) ? goal.text : `${goal.text}.`
  const start = startOf(timestamp)
  const dates = `from Monday ${mondayOf(1, start)} to the week of ${mondayOf(goal.weeks, start)}`
  const until = goal.weeksSaid
    ? goal.weeksLeft
      ? `The goal allows ${goal.weeksLeft} weeks; this plan covers the first ${goal.weeks}, ${dates}, enough to see what one channel delivers.`
      : goal.isTooSoon
        ? `The goal date is too close to learn anything first: this plan covers ${goal.weeks} weeks, ${dates}. Decide before week one whether they count toward this goal or the next.`
        : `The plan covers ${goal.weeks} weeks, ${dates}.`
    : `No date is given: this plan covers ${goal.weeks} weeks, ${dates}. Confirm the end date before week one.`
  const amount = goal.amount ? '' : ' No target number is given: set it from the results of the first two weeks.'
  return `${text} ${until}${amount} Clicks, likes and unanswered emails do not count.`
}

const mostTargets = 3

/** The goal itself, what people do with what was named, and what must not suffer. */
export function measurementOf({ goal, targets, facts, words }: CampaignFacts): CampaignOutput['measurement'] {
  // A measure of the market fits where the user's words are about nothing else.
  const about = new Set(words.points.flatMap((point) => point.about))
  const metric = facts.order
    .filter(({ capability }) => about.has(capability.id))
    .map(({ capability }) => capability.metric)
    .find((each) => each !== undefined)
  const counted = targets.slice(0, mostTargets).map(({ amount, what }) => ({
    name: what.charAt(0).toUpperCase() + what.slice(1),
    definition: 'Each counted once, by week and by answer to “Where did you hear about us?”',
    target: `${amount} (your target)`,
  }))
  return [
    ...(counted.length > 0
      ? counted
      : [
          {
            name: 'The goal',
            definition: `“${goal.text}”, each counted once, by week and by answer to “Where did you hear about us?”`,
            target: goal.amount ? `${goal.amount} (your target)` : 'Set after the second week',
          },
        ]),
    ...(metric
      ? [
          {
            name: metric.name,
            definition: `${metric.numerator} / ${metric.denominator}, ${metric.window}`,
            target: `${metric.target} (typical in this market; an estimate until measured)`,
          },
        ]
      : []),
    {
      name: metric?.guardrail ? 'Guardrail' : 'Outside the audience',
      definition: metric?.guardrail ?? 'Share of arrivals outside the persona, judged by their first reply',
      target: metric?.guardrail ? 'No worse than before the campaign' : 'Below one third (assumption)',
    },
  ]
}

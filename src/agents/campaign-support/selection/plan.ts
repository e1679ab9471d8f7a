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
      ? `The goal leaves ${goal.weeksLeft} weeks; planned are the first ${goal.weeks}, ${dates}, since by then one channel has shown what it brings.`
      : goal.isTooSoon
        ? `The day of the goal comes sooner than anything can be learned: ${goal.weeks} weeks are planned, ${dates}. Say before the first week whether they count for it or for the next one.`
        : `Planned: ${goal.weeks} weeks, ${dates}.`
    : `You name no date: ${goal.weeks} weeks are planned, ${dates}. Confirm the end before the first week.`
  const amount = goal.amount ? '' : ' You name no number: take the count of the first two weeks and set it from there.'
  return `${text} ${until}${amount} A click, a like or an unanswered mail does not count.`
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
    definition: 'Each counted once, by week and by the answer to “Where did you hear of us?”',
    target: `${amount}, your number`,
  }))
  return [
    ...(counted.length > 0
      ? counted
      : [
          {
            name: 'The goal',
            definition: `“${goal.text}”, each counted once, by week and by the answer to “Where did you hear of us?”`,
            target: goal.amount ? `${goal.amount}, your number` : 'Set after the second week',
          },
        ]),
    ...(metric
      ? [
          {
            name: metric.name,
            definition: `${metric.numerator} / ${metric.denominator}, ${metric.window}`,
            target: `${metric.target} (usual in this trade; a guess until measured)`,
          },
        ]
      : []),
    {
      name: metric?.guardrail ? 'Must not suffer' : 'Wrong people',
      definition:
        metric?.guardrail ?? 'Of those who came, the share that is not the persona, read from their first answer',
      target: metric?.guardrail ? 'No worse than before the campaign' : 'Below a third (assumption)',
    },
  ]
}

import { upperFirst, withoutPoint } from '#drafting/compose/phrases.ts'
import { asFinding } from '#drafting/copy/call-line.ts'
import type { CopyFacts } from '#drafting/copy/copy-facts.ts'
import { toThem } from '#drafting/copy/second-person.ts'
import type { CampaignGoal } from './goal.ts'

/** What counts as reached, in the terms of the job: a form that is filled in is not yet a user. */
const reached = {
  'sign up': (step: string) => `has signed up and managed to ${step}`,
  'learn more': (step: string) => `has read to the end how to ${step}, and left an address to hear more`,
  'try free': (step: string) => `has started a trial and managed to ${step}`,
  'get started': (step: string) => `has managed to ${step}`,
  'book demo': (step: string) => `has sat in a demo and managed, on a case of their own, to ${step}`,
  'join now': (step: string) => `has joined and managed to ${step}`,
  download: (step: string) => `has installed it and managed to ${step}`,
  'contact us': (step: string) => `has written, and told how they ${step} today`,
} as const

const counter = {
  'sign up': 'Sign-ups that begin',
  'learn more': 'People who want to hear more',
  'try free': 'Trials that begin',
  'get started': 'People who begin',
  'book demo': 'Demos held',
  'join now': 'Members who begin',
  download: 'Installations that begin',
  'contact us': 'Conversations',
} as const

const stepOf = ({ steps, shortAct, idea }: CopyFacts) =>
  asFinding(toThem(steps.find(({ yours }) => yours)?.phrase ?? shortAct ?? `say what they expect of “${idea}”`))

export function objectiveOf(facts: CopyFacts, goal: CampaignGoal): string {
  const { people, person } = facts
  const step = stepOf(facts)
  const count = goal.counted
    ? `What counts is “${goal.counted}”, each once: ${people} who only click, or only sign up, are on the way there.`
    : `One counts when ${person} ${reached[goal.call](step)}; a click, a like or an unanswered mail does not.`
  const until = goal.weeksSaid
    ? goal.weeksLeft
      ? `The goal leaves ${goal.weeksLeft} weeks; planned are the first ${goal.weeks}, since by then one channel has shown what it brings.`
      : `The campaign runs for ${goal.weeks} weeks, counted from its first working day.`
    : `The form names no date, so ${goal.weeks} weeks are planned (assumption: the product manager confirms the end before the first week).`
  const amount = goal.amount
    ? ''
    : ` No number is named: take the count of ${people} in the first two weeks of the campaign, and set the target from it (assumption until then).`
  return `${upperFirst(withoutPoint(goal.text))}. ${count} ${until}${amount}`
}

export function measurementOf(facts: CopyFacts, goal: CampaignGoal) {
  const { people, today } = facts
  const step = stepOf(facts)
  const guard = today[0]
    ? {
        name: 'Gone back',
        definition: `Of those who came, the share that is back at ${today[0].text} two weeks later, asked by phone`,
        target: `Below half, or the campaign stops (assumption)`,
      }
    : {
        name: 'Wrong people',
        definition: `Of those who came, the share that are not ${people}, read from their first form`,
        target: 'Below a third (assumption)',
      }
  const begin = {
    name: counter[goal.call],
    definition: `${upperFirst(people)} who get to “${step}” within seven days of a campaign link, by week and channel`,
  }
  const hours = {
    name: 'Hours per result',
    definition: `Hours of work in a week, divided by ${people} who began in it`,
    target: 'Known at the end',
  }
  if (goal.counted)
    return [
      {
        name: 'The goal itself',
        definition: `“${goal.counted}”, by week and by the link they first came from`,
        target: `${upperFirst(goal.amount ?? '')}, as the form says`,
      },
      { ...begin, name: 'On the way there', target: `From the first ${people} it is known how many of them go on` },
      guard,
    ]
  return [
    {
      ...begin,
      target: goal.amount
        ? `${upperFirst(goal.amount)}, as the form says`
        : 'Set after the second week, from its count (assumption until then)',
    },
    guard,
    hours,
  ]
}

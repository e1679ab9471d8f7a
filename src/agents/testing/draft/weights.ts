import type { WorkStep } from '#drafting/compose/work-steps.ts'

interface Weight {
  likelihood: number
  impact: number
  /** Why so likely, and why so bad. */
  why: readonly [likely: string, bad: string]
}

/** How often and how badly a kind of step fails, from 1 to 5. Placeholders as in a step kind. */
const weights: Record<string, Weight> = {
  claim: {
    likelihood: 3,
    impact: 4,
    why: ['free {things} are taken in the same minutes', 'two people rely on one {thing}'],
  },
  rebook: {
    likelihood: 4,
    impact: 4,
    why: ['the other side answers late or not at all', 'the old {thing} is gone before the new one is sure'],
  },
  offer: {
    likelihood: 3,
    impact: 2,
    why: ['a {thing} is given away elsewhere meanwhile', 'somebody asks for what is gone'],
  },
  exchange: {
    likelihood: 3,
    impact: 4,
    why: ['two confirmations come from two bad connections', 'a {thing} ends with two owners or none'],
  },
  decide: {
    likelihood: 3,
    impact: 4,
    why: ['the {thing} changes while it waits', 'somebody relies on a yes that nobody gave'],
  },
  pay: { likelihood: 2, impact: 5, why: ['providers repeat and delay their messages', 'money moves twice'] },
  'hand-over': {
    likelihood: 4,
    impact: 3,
    why: ['people come late and without a signal', 'nobody can say who had the {thing}'],
  },
  message: {
    likelihood: 3,
    impact: 3,
    why: ['phones are off and addresses are old', 'the {who} believes that it was read'],
  },
  see: { likelihood: 3, impact: 3, why: ['sources answer late', 'a {who} acts on a state that is over'] },
  warn: {
    likelihood: 4,
    impact: 4,
    why: [
      'signs are noisy and cases are few',
      'a missed case costs more than ten false alarms, and false alarms get it muted',
    ],
  },
  record: {
    likelihood: 4,
    impact: 3,
    why: ['it is done in a hurry and without a signal', 'a gap cannot be filled later'],
  },
  recording: {
    likelihood: 3,
    impact: 4,
    why: ['calls and empty batteries come in between', 'a {thing} cannot be repeated'],
  },
  compare: {
    likelihood: 3,
    impact: 4,
    why: ['what a {thing} is checked against is incomplete', 'a mistake that passed the check is looked for by nobody'],
  },
  forecast: {
    likelihood: 4,
    impact: 3,
    why: ['the past has gaps and holidays', 'a {who} acts on the number before it can be checked'],
  },
  trace: {
    likelihood: 3,
    impact: 4,
    why: ['steps report late or not at all', 'the wrong cause is put right'],
  },
  evaluate: {
    likelihood: 3,
    impact: 4,
    why: ['two people would not give the same score either', 'a bad {thing} goes out with a good score'],
  },
  calculate: {
    likelihood: 3,
    impact: 4,
    why: ['inputs are missing or in another unit', 'a wrong {thing} looks as sure as a right one'],
  },
  find: { likelihood: 3, impact: 2, why: ['people use other words than the index', 'they leave after the first page'] },
  gather: { likelihood: 4, impact: 2, why: ['files come in every form', 'it is seen a day later'] },
  raise: {
    likelihood: 3,
    impact: 2,
    why: ['one {thing} is seen by many', 'nobody answers and nobody raises a second one'],
  },
  report: {
    likelihood: 2,
    impact: 4,
    why: ['values are corrected after the {thing} went out', 'a reader outside relies on it'],
  },
  plan: { likelihood: 4, impact: 3, why: ['somebody cancels after it was published', 'one person is planned twice'] },
  fix: { likelihood: 3, impact: 3, why: ['{things} pile up on one person', 'one is closed without being done'] },
  make: { likelihood: 4, impact: 3, why: ['material has gaps', 'something made up leaves the house'] },
  learn: { likelihood: 3, impact: 2, why: ['levels are guessed from few answers', 'a {who} does not come back'] },
  comply: { likelihood: 2, impact: 5, why: ['proof runs out unnoticed', 'an auditor finds the gap first'] },
  control: {
    likelihood: 3,
    impact: 5,
    why: ['devices lose their signal', 'something moves late or for the wrong person'],
  },
  self: { likelihood: 3, impact: 3, why: ['people are interrupted', 'what does not help is gone on with'] },
}

const usual: Weight = {
  likelihood: 3,
  impact: 3,
  why: ['how people {step} is known from the description only', 'who stops halfway does not come back'],
}

export const weightOf = (step: Pick<WorkStep, 'kind'>): Weight => weights[step.kind.id] ?? usual
export const impactOf = (step: Pick<WorkStep, 'kind'>): number => weightOf(step).impact

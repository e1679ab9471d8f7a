import type { WorkStep } from '#drafting/compose/work-steps.ts'

interface Weight {
  likelihood: number
  impact: number
  /** Why so likely, and why so bad. */
  why: readonly [likely: string, bad: string]
}

const weight = (likelihood: number, impact: number, likely: string, bad: string): Weight => ({
  likelihood,
  impact,
  why: [likely, bad],
})

/** How often and how badly a kind of step fails, from 1 to 5. Placeholders as in a step kind. */
const weights: Record<string, Weight> = {
  claim: weight(3, 4, 'free {things} are taken in the same minutes', 'two people rely on one {thing}'),
  rebook: weight(
    4,
    4,
    'the other side answers late or not at all',
    'the old {thing} is gone before the new one is sure',
  ),
  offer: weight(3, 2, 'a {thing} is given away elsewhere meanwhile', 'somebody asks for what is gone'),
  exchange: weight(3, 4, 'two confirmations come from two bad connections', 'a {thing} ends with two owners or none'),
  decide: weight(3, 4, 'the {thing} changes while it waits', 'somebody relies on a yes that nobody gave'),
  pay: weight(2, 5, 'providers repeat and delay their messages', 'money moves twice'),
  'hand-over': weight(4, 3, 'people come late and without a signal', 'nobody can say who had the {thing}'),
  message: weight(3, 3, 'phones are off and addresses are old', 'the {who} believes that it was read'),
  see: weight(3, 3, 'sources answer late', 'a {who} acts on a state that is over'),
  warn: weight(
    4,
    4,
    'signs are noisy and cases are few',
    'a missed case costs more than ten false alarms, and false alarms get it muted',
  ),
  record: weight(4, 3, 'it is done in a hurry and without a signal', 'a gap cannot be filled later'),
  recording: weight(3, 4, 'calls and empty batteries come in between', 'a {thing} cannot be repeated'),
  compare: weight(
    3,
    4,
    'what a {thing} is checked against is incomplete',
    'a mistake that passed the check is looked for by nobody',
  ),
  forecast: weight(4, 3, 'the past has gaps and holidays', 'a {who} acts on the number before it can be checked'),
  trace: weight(3, 4, 'steps report late or not at all', 'the wrong cause is put right'),
  evaluate: weight(3, 4, 'two people would not give the same score either', 'a bad {thing} goes out with a good score'),
  calculate: weight(3, 4, 'inputs are missing or in another unit', 'a wrong {thing} looks as sure as a right one'),
  find: weight(3, 2, 'people use other words than the index', 'they leave after the first page'),
  sort: weight(4, 2, 'cases lie between two places', 'a {thing} is in the wrong place and nobody looks there'),
  gather: weight(4, 2, 'files come in every form', 'it is seen a day later'),
  raise: weight(3, 2, 'one {thing} is seen by many', 'nobody answers and nobody raises a second one'),
  report: weight(2, 4, 'values are corrected after the {thing} went out', 'a reader outside relies on it'),
  plan: weight(4, 3, 'somebody cancels after it was published', 'one person is planned twice'),
  fix: weight(3, 3, '{things} pile up on one person', 'one is closed without being done'),
  make: weight(4, 3, 'material has gaps', 'something made up leaves the house'),
  learn: weight(3, 2, 'levels are guessed from few answers', 'a {who} does not come back'),
  comply: weight(2, 5, 'proof runs out unnoticed', 'an auditor finds the gap first'),
  control: weight(3, 5, 'devices lose their signal', 'something moves late or for the wrong person'),
  craft: weight(3, 3, 'makers try what nobody planned for', 'a {who} loses an hour of work'),
  field: weight(3, 5, 'no site stays as it was at set-up', 'somebody or something is hurt'),
  alone: weight(4, 4, 'its material has gaps and two readings', 'a wrong {thing} is trusted because nobody looked'),
  order: weight(3, 4, 'prices and dates change between screen and seller', 'a {who} pays for what was not agreed'),
  self: weight(3, 3, 'people are interrupted', 'what does not help is gone on with'),
}

const usual: Weight = weight(
  3,
  3,
  'how people {step} is known from the description only',
  'who stops halfway does not come back',
)

export const weightOf = (step: Pick<WorkStep, 'kind'>): Weight => weights[step.kind.id] ?? usual
export const impactOf = (step: Pick<WorkStep, 'kind'>): number => weightOf(step).impact

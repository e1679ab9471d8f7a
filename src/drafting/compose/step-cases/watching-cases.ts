import type { StepCase } from '../step-case.ts'

/** Steps in which somebody keeps an eye on something: compares it, sees how it stands, is warned. */
export const watchingCases: readonly StepCase[] = [
  {
    id: 'compare',
    benefit: 'what is wrong is found before anybody acts on it',
    happy: [
      'A mismatch is found',
      'a {thing} of which one line differs from what was agreed',
      'the {thing} is checked',
      'it is marked, with the line that differs and both values',
    ],
    edge: [
      'In order but unusual',
      'a {thing} that differs from the last one and yet keeps to what was agreed',
      'the {thing} is checked',
      'it passes without a mark',
    ],
    refusal: [
      'Nothing to check against',
      'a {thing} for which nothing agreed can be found',
      'the {thing} is checked',
      'it is reported as not checked, with what is missing, and not as in order',
    ],
    operation: {
      method: 'POST',
      path: '/{things}/checks',
      does: 'checks one {thing}; answers with each difference, both values and where they stand',
      errors: [
        ['404', 'nothing is known against which this {thing} could be checked'],
        ['422', 'the {thing} cannot be read; the answer names the part'],
      ],
      again: 'the same {thing} against the same terms gives the same answer; a new version of either is a new check',
    },
    keeps: 'each check with its result, the version of what it was checked against, and who cleared a mark and why',
    builds: [
      'Comparison of a {thing} with what was agreed, which names each difference and its place',
      'List of marked {things} in which a mark is confirmed or cleared with a reason',
    ],
    days: [6, 12],
    asks: 'Who says which of two differing values of a {thing} is the right one?',
  },
  {
    id: 'see',
    benefit: 'I act on how things are, not on how they were',
    happy: [
      'The state of now',
      'a {thing} that has just changed elsewhere',
      'a {who} opens the view',
      'the changed state is there within one minute, with the time of the change',
    ],
    edge: [
      'More than fits on one screen',
      'a {who} with 40 {things}, three of which need action',
      'the view is opened',
      'the three are at the top, each with the reason why',
    ],
    refusal: [
      'Knowledge that is too old',
      'a {thing} whose last news is older than agreed',
      'a {who} opens the view',
      'it is marked as old with its time, and not shown as the state of now',
    ],
    operation: {
      method: 'GET',
      path: '/{things}',
      does: 'lists the {things} that the caller may see, what needs action first; each with `asOf`',
      errors: [
        ['403', 'the caller may not see this group of {things}'],
        ['503', 'the source does not answer; the last known list comes with its age'],
      ],
      again: 'reading changes nothing; an ETag answers 304 when nothing is new',
    },
    keeps: 'the last known state of each {thing}, where it came from and when',
    builds: [
      'Read model of {things} with source and time of each value, refreshed by events',
      'List that puts what needs action first and says how old it is',
    ],
    days: [3, 6],
    asks: 'Where does the state of a {thing} come from, and how often may that source be asked?',
  },
  {
    id: 'warn',
    benefit: 'I can still do something about it',
    happy: [
      'In time and with a reason',
      'signs that the {thing} will need action soon',
      'the product is as sure as the {who} asked it to be',
      'one warning arrives early enough to act, with its reason and the next thing to do',
    ],
    edge: [
      'The same cause again',
      'a {thing} about which a warning is open already',
      'the same cause is seen again an hour later',
      'no second warning is sent; the open one shows that it still holds',
    ],
    refusal: [
      'Not sure enough, or not wanted now',
      'signs below what the {who} set, or quiet hours that the {who} set',
      'the product looks at the {thing}',
      'no warning goes out, and the case can be read later in the list',
    ],
    operation: {
      method: 'POST',
      path: '/{things}/:id/warnings/:warning/answers',
      does: 'takes what the {who} did: acted, ignored, false alarm; answers 204',
      errors: [
        ['404', 'the warning is not the caller’s'],
        ['410', 'the case is over'],
      ],
      again: 'the last answer counts',
    },
    keeps: 'signs, how sure it was, when it was sent and read, and what the {who} answered',
    builds: [
      'Rule or model that judges each {thing}, one open warning per cause, with quiet hours',
      'Warning that is understood on a locked screen: what, why, what to do',
    ],
    days: [6, 12],
    asks: 'How many past cases of a {thing} with known outcome are there to test a warning on?',
  },
]

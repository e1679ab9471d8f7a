import type { Guide } from '../guide.ts'

export const guide: Guide = {
  overview:
    'Use it when a release has a date. It writes test cases by risk: what works, what breaks, what must be refused, on the devices that people really hold.',
  bring: ['Limits that must hold', 'Devices and systems in use, not those on your desk'],
  steps: {
    input: 'One constraint a line: each becomes a case of its own that is shown to whoever set it. Name the old phone.',
    processing:
      'It rates likelihood and impact of what can fail at each step, tests deepest where both are high, and says what is left out.',
    review: 'Read “Not covered” first and agree to it by name. Then change the ratings with the team.',
    share: 'Export CSV for your test tool, Word or PDF for the release record.',
  },
  reading: [
    {
      part: 'Approach by risk',
      text: 'Deep, medium, light, with the numbers behind it.',
    },
    {
      part: 'Not covered',
      text: 'With a reason. Silence here is how incidents begin.',
    },
    {
      part: 'Ends when',
      text: 'The rule by which you may release. Agree to it before the last week.',
    },
    {
      part: 'Cases',
      text: 'Data, steps, expected result. Two people for everything that two can do at once.',
    },
  ],
  brief: {
    before: 'Test that everything works',
    after:
      'Works without a signal in the basement. A swap is answered within two seconds. Android 10 on private phones.',
    difference: 'Everything cannot be tested. A limit with a place can.',
  },
  tips: [
    {
      title: 'Test the refusal',
      text: 'What a person may not do is tested as hard as what they may.',
    },
    {
      title: 'Use real data without names',
      text: 'Twenty shifts of last month find more than two hundred made-up ones.',
    },
    {
      title: 'Watch one user in silence',
      text: 'Eight of ten without a word of help is a release rule that finance understands.',
    },
    {
      title: 'Write down what you accept',
      text: 'A known fault with a name and a date is a decision. Without them it is a surprise.',
    },
  ],
  example: {
    typed: [
      {
        label: 'Constraints',
        text: 'Works without a signal in the basement; A swap is answered within two seconds',
      },
      {
        label: 'Devices and systems',
        text: 'Android 10 on private phones; The manager’s Windows PC with Edge',
      },
    ],
    got: [
      {
        part: 'In brief',
        lines: [
          '21 cases, 14 of them of priority High, cover 4 steps of “swap shifts”.',
          'Tested deepest: Your limit is not kept: “Works without a signal in the basement” (3 × 5).',
        ],
      },
      {
        part: 'Ends when',
        lines: [
          'Eight of ten nurses from outside the team get from “offer a shift” to “swap shifts” without a word of help.',
          'In a rehearsal of one day with nurses, “swaps undone” stays within what was agreed; to begin with, below 3 %.',
        ],
      },
    ],
    next: 'Go to the basement with a phone before you run case one. If the app needs a signal to open, no test plan will help.',
  },
}

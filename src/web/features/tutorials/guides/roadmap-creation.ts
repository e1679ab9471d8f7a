import type { Guide } from '../guide.ts'

export const guide: Guide = {
  overview:
    'Use it to turn goals into an order with reasons. It sorts work into now, next and later, ties each item to evidence and a sign that it is done, and keeps your fixed dates.',
  bring: ['Two or three goals, each with a number', 'Team size, fixed dates, who must agree'],
  steps: {
    input:
      'One goal a line. Fixed dates start with the date. Leave team size empty only if you do not know it: three people are assumed.',
    processing:
      'It takes the steps of the job and your limits, finds what has to be known first, and fits it into the person-weeks that exist.',
    review:
      'Look at the first items. If they are questions and not features, that is meant: they decide what comes after.',
    share: 'Export to Word or PDF for the steering group, CSV for your tracker.',
  },
  reading: [
    {
      part: 'Now, next, later',
      text: 'What comes after waits for a sign, not for a date.',
    },
    {
      part: 'Bets',
      text: 'What has to be true for the item to be right.',
    },
    {
      part: 'Done when',
      text: 'Something that can be seen, by somebody who was not there.',
    },
    {
      part: 'Person-weeks',
      text: 'With weeks of watching, in which nobody builds and everybody learns.',
    },
  ],
  brief: {
    before: 'Q1: app, Q2: AI, Q3: scale',
    after:
      'Half of all swaps in three homes go through the app. Two operators pay. 2027-03-15 trade fair. The works council has to agree.',
    difference: 'Goals can be reached early, late or not at all. Labels on quarters can only be moved.',
  },
  tips: [
    {
      title: 'Plan seven tenths',
      text: 'Count person-weeks without holidays and upkeep, and leave three tenths free for what you do not know.',
    },
    {
      title: 'Date decisions',
      text: 'Promise the day on which you will decide, not the day on which it is finished.',
    },
    {
      title: 'Sort dates by who set them',
      text: 'Fixed by others, promised by you, expected by nobody. Only the first two are dates.',
    },
    {
      title: 'Say what you will not do',
      text: 'Three lines at the end. They save more meetings than the rest.',
    },
  ],
  example: {
    typed: [
      {
        label: 'Goals',
        text: 'Half of all swaps in three homes go through the app; two operators pay',
      },
      {
        label: 'Horizon',
        text: '12 months',
      },
      {
        label: 'Team Size',
        text: '4',
      },
      {
        label: 'Fixed Dates',
        text: '2027-03-15 Trade fair for care in Nuremberg',
      },
      {
        label: 'Known Constraints',
        text: 'The works council has to agree',
      },
    ],
    got: [
      {
        part: 'Now',
        lines: [
          'R1 Find out: who pays when nurses swap shifts: they themselves, or somebody like a shift supervisor.',
          'R2 Settle it: the works council has to agree. Done when: A signed answer lies before the first of nurses is invited.',
          'R4 Let one group of nurses swap shifts from start to end. 13 person-weeks, then 4 calendar weeks of watching. Fixed date: Mar 15, 2027.',
        ],
      },
    ],
    next: 'R1 and R2 cost three person-weeks and can stop the project. Do them while R4 is being designed, not after it is built.',
  },
}

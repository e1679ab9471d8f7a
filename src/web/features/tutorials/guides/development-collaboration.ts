import type { Guide } from '../guide.ts'

export const guide: Guide = {
  overview:
    'Use it when a team is about to start and the plan is one epic with a name. It cuts the work into tickets with a definition of done, shows what can run in parallel and what engineers will ask.',
  bring: ['Limits, one a line', 'What exists already and must be connected'],
  steps: {
    input:
      '“What exists already” saves the most: a rota export, accounts, a payment. Each is connected in a ticket instead of being built again.',
    processing:
      'It finds the things that are stored, their states, the rights of each role, and orders tickets by what they depend on.',
    review: 'Sit down with one engineer and go through wave 1 only. Estimates are ranges to be replaced by theirs.',
    share: 'Export CSV for your tracker, Word or Markdown for the kick-off.',
  },
  reading: [
    {
      part: 'Order of work',
      text: 'Waves of tickets that can be worked on at once. Long chains are the schedule.',
    },
    {
      part: 'Done when',
      text: 'A check that can be run, not a feeling.',
    },
    {
      part: 'Estimate',
      text: 'A range in days for one engineer. Add them up for a discussion, not for a date.',
    },
    {
      part: 'Questions',
      text: 'What engineering will ask. Answer before the kick-off what you can.',
    },
  ],
  brief: {
    before: 'Build the MVP',
    after:
      'Works on a private phone without showing its number. A swap is answered within two seconds. Exists: the rota as a weekly spreadsheet export',
    difference: 'Engineers need limits and neighbours. They have the word MVP already.',
  },
  tips: [
    {
      title: 'Shorten the longest chain',
      text: 'Seven tickets in a row is seven hand-overs. Ask which link could start with a fake of the one before.',
    },
    {
      title: 'Do not touch the how',
      text: 'Write what is true afterwards. Whoever builds it chooses how.',
    },
    {
      title: 'Join the first review',
      text: 'In week one you can answer in a minute what costs a day in week four.',
    },
    {
      title: 'Rights before screens',
      text: 'Who may do what is the ticket that is always late and always first.',
    },
  ],
  example: {
    typed: [
      {
        label: 'Constraints',
        text: 'Works on a private phone without showing its number; A swap is answered within two seconds',
      },
      {
        label: 'What exists already',
        text: 'The rota as a weekly spreadsheet export',
      },
    ],
    got: [
      {
        part: 'In brief',
        lines: [
          '21 tickets in 6 epics, 26 to 68 days for one engineer (assumption: to be estimated again by those who build it).',
          'The longest chain has 7 tickets one after the other.',
          'What exists is connected, not built.',
        ],
      },
      {
        part: 'T3',
        lines: [
          'A test account of nurses tries each operation that belongs to colleagues or home managers: all are refused with 403 and recorded.',
        ],
      },
    ],
    next: '26 to 68 is the honest width at this point. Ask engineering for the three tickets with the widest range, and spend a day on each before you promise anything.',
  },
}

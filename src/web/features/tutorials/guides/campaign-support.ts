import type { Guide } from '../guide.ts'

export const guide: Guide = {
  overview:
    'Use it when there is a date and a number to reach. It plans who sees what on which channel in which week, with copy for each and a way of counting that marketing and sales can agree on.',
  bring: ['A goal with a number and a date', 'The channels you can really staff'],
  steps: {
    input:
      'The goal carries the plan: “12 demos booked by the end of March” gives weeks, a measure and a moment to stop. Name three channels at most.',
    processing:
      'It counts the weeks back from the date, gives each channel a part (notice, try, decide), and writes an example of the copy.',
    review: 'Check the definition of “one counts when …” with sales before anything is printed.',
    share: 'Export to Word or PDF for the team, CSV for the plan by week.',
  },
  reading: [
    {
      part: 'Objective',
      text: 'What counts and what does not. A click does not.',
    },
    {
      part: 'Measures',
      text: 'Each with how it is counted and its target. Where there is no baseline, it says so.',
    },
    {
      part: 'Who sees what',
      text: 'One channel after the other, with goal, idea and copy.',
    },
    {
      part: 'Weeks',
      text: 'What is made when, so that the trade fair does not come first.',
    },
  ],
  brief: {
    before: 'Increase awareness on all channels',
    after: '12 demos booked by the end of March; LinkedIn, email, trade fair',
    difference: 'A number and a date can be planned backwards. Awareness cannot be missed.',
  },
  tips: [
    {
      title: 'Agree on “booked” first',
      text: 'Held, booked and asked for are three numbers. Half of all campaign arguments are about which one.',
    },
    {
      title: 'Staff the answer',
      text: 'A campaign that brings twenty replies on a Friday and answers on Tuesday has bought annoyance.',
    },
    {
      title: 'Kill a channel in week four',
      text: 'Decide now by which number. Later there will be reasons.',
    },
    {
      title: 'Ask those who went back',
      text: 'Five calls to people who tried and left tell more than a thousand impressions.',
    },
  ],
  example: {
    typed: [
      {
        label: 'Product Name',
        text: 'Swapwell',
      },
      {
        label: 'Target Persona',
        text: 'Managers of care homes with 40 to 120 beds in Germany',
      },
      {
        label: 'Campaign Goal',
        text: '12 demos booked by the end of March',
      },
      {
        label: 'Channels',
        text: 'LinkedIn, email, trade fair',
      },
    ],
    got: [
      {
        part: 'Objective',
        lines: [
          'One counts when a manager of a care home has sat in a demo and managed, on a case of their own, to approve the swap; a click, a like or an unanswered mail does not.',
          'The campaign runs for 14 weeks, counted from its first working day.',
        ],
      },
      {
        part: 'LinkedIn',
        lines: [
          'A post by a manager of a care home who has done the job, about one case that went through a paper rota; comments are answered with a question.',
        ],
      },
    ],
    next: 'Read the definition to your sales lead. If they nod, the report in March will need no meeting.',
  },
}

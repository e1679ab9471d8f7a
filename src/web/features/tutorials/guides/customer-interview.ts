import { exampleProduct, type Guide } from '../guide.ts'

export const guide: Guide = {
  overview:
    'Use it the day before you talk to somebody. It writes a guide of questions about things that happened, with what to listen for, and tells you whom to invite and whom not.',
  bring: ['Who you want to talk to, by a recent event', 'The belief that you most want to test'],
  steps: {
    input:
      'Describe the product and one audience. Two audiences are two guides: a nurse and a manager have not lived the same day.',
    processing:
      'It turns the steps of the job into questions about the last time, adds follow-ups and what to listen for, and fits it to a length.',
    review:
      'Cross out half. A guide of 22 questions is a menu for 48 minutes, and the best ones are your own follow-ups.',
    share: 'Export to Word and print it with wide margins, or keep it open on a second screen.',
  },
  reading: [
    {
      part: 'Whom to invite',
      text: 'By what they did in the last four weeks, not by job title.',
    },
    {
      part: 'The last time',
      text: 'Comes first and takes longest. Do not hurry to your topic.',
    },
    {
      part: 'Listen for',
      text: 'What an answer would mean, so that you notice it while you write.',
    },
    {
      part: 'Who decides and pays',
      text: 'For the second kind of guest. Leave it out for the first.',
    },
  ],
  brief: {
    before: 'People interested in scheduling apps',
    after: 'Night nurses in German care homes',
    difference: 'Interest is cheap to claim. A role with a recent event can be checked when you invite.',
  },
  tips: [
    {
      title: 'Ask for the day',
      text: '“Which day was it?” brings a real case or shows that there was none. Either is worth the question.',
    },
    {
      title: 'Be silent for five seconds',
      text: 'The second half of an answer comes after the pause.',
    },
    {
      title: 'Never pitch before minute forty',
      text: 'Once they know your idea, they help you. Kindness ruins data.',
    },
    {
      title: 'Tally the same evening',
      text: 'One row per person, only what they did. After eight rows you will see it without analysis.',
    },
  ],
  example: {
    typed: [
      {
        label: 'Product Description',
        text: exampleProduct,
      },
      {
        label: 'Target Audience',
        text: 'Night nurses in German care homes',
      },
    ],
    got: [
      {
        part: 'Whom to invite',
        lines: [
          'Five night nurses who had to swap shifts in the last four weeks, invited by asking for the day; who cannot name one is thanked and not invited.',
        ],
      },
      {
        part: 'The last time',
        lines: [
          '“When was the last time you had to swap shifts? Tell me how it began.” Ask next: Which day, and where?',
          'Listen for: A day and a place; if no case comes, to swap shifts is rarer for night nurses than the idea assumes.',
        ],
      },
    ],
    next: 'Write down, before the first call, how many of five must have lost an evening for you to go on.',
  },
}

import type { Guide } from '../guide.ts'

export const guide: Guide = {
  overview:
    'Use it when you know the names and need to know where you win. It builds a matrix of what the job needs against each vendor; what no source says stays Unknown. It is one of the two agents open to guests.',
  bring: ['Up to five names', 'What matters to the buyer, one a line'],
  steps: {
    input: 'Give the names from your calls and the buyer’s criteria in the buyer’s words. Each becomes a row.',
    processing:
      'It takes rows from the steps, your criteria and what is usual in the market, and fills a cell only where an entry or page speaks to it.',
    review:
      'Click a cell to see what it rests on. Then fill the three Unknowns that decide, by a trial of twenty minutes each.',
    share: 'Export to Word, PDF or CSV; the matrix as CSV opens in a spreadsheet.',
  },
  reading: [
    {
      part: 'Yes, Partly, No, Unknown',
      text: 'Partly: something near it is listed. Unknown is an honest cell and a task.',
    },
    {
      part: 'What the answers rest on',
      text: 'The wording and the source behind each cell.',
    },
    {
      part: 'Battle cards',
      text: 'When to bring it up, what to say, what not to say.',
    },
    {
      part: 'Your product',
      text: 'Judged by your own description: it says Partly where you were vague.',
    },
  ],
  brief: {
    before: 'Compare us with everyone in workforce management',
    after:
      'Deputy, Connecteam. Matters to the buyer: checks that a registered nurse stays on the shift; works without showing a private number',
    difference: 'Two names and two criteria from a real call decide more than twenty columns.',
  },
  tips: [
    {
      title: 'Leave the Unknowns in',
      text: 'A matrix without one was filled by wishing. Your sales team will find out in front of a customer.',
    },
    {
      title: 'Three rows that win',
      text: 'Nobody remembers twelve. Choose three, and know what a rival would say to each.',
    },
    {
      title: 'Buy the product',
      text: 'A month’s price of a rival’s tool is the cheapest research there is.',
    },
    {
      title: 'Date each cell you check',
      text: 'Vendors ship. After six months a cell is a memory.',
    },
  ],
  example: {
    typed: [
      {
        label: 'Target Audience',
        text: 'Nurses and managers of care homes with 40 to 120 beds in Germany',
      },
      {
        label: 'Competitors you know',
        text: 'Deputy, Connecteam',
      },
      {
        label: 'What matters to the buyer',
        text: 'Checks that a registered nurse stays on the shift',
      },
    ],
    got: [
      {
        part: 'In brief',
        lines: [
          'When I Work comes closest to “swap shifts” in employee scheduling software.',
          'No entry lists “never leave a shift without a registered nurse” or “offer a shift”, so trials should look there first.',
          '8 of 44 vendor cells rest on a source; the others say how to check them, and none is guessed.',
        ],
      },
    ],
    next: 'Two trials of twenty minutes, one question each: can it refuse a swap that removes the last registered nurse? Then you know whether you have a difference.',
  },
}

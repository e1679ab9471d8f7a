import type { Guide } from '../guide.ts'

export const guide: Guide = {
  overview:
    'Use it with an export in your hand: subscriptions, tickets, a survey. It reads the file, describes its columns, tests what stands out and suggests what to look at next. It counts before it writes.',
  bring: ['A .csv, .xlsx or .xls file with one row per thing', 'What one row is, and what the blank cells mean'],
  steps: {
    input:
      'Choose a file and look at the preview: headers and six rows. If a title line or a sum stands above or below the data, remove it first.',
    processing: 'It reads types and gaps of each column, computes the figures, and only then puts them into words.',
    review:
      'Compare two figures of the analysis with your own spreadsheet. If they agree, trust the rest a little more.',
    share: 'Export the recommendations as Text, JSON or Markdown, or the whole result as Word or PDF.',
  },
  reading: [
    {
      part: 'Data summary',
      text: 'Rows and columns as they were read. A wrong count here makes all else wrong.',
    },
    {
      part: 'Analysis',
      text: 'Each statement with its figure and how many rows it rests on.',
    },
    {
      part: 'Suggestions',
      text: 'At most five, the ones with the best ratio of effort to learning.',
    },
    {
      part: 'Preview',
      text: 'Numbers that are shown as text were not read as numbers. Look at the decimal sign.',
    },
  ],
  brief: {
    before: 'The complete export with all 80 columns and three title rows',
    after: 'One row per ticket: opened_on, channel, topic, resolution_hours, reopened, csat',
    difference: 'One row, one thing, one header line. Fewer columns make fewer accidental patterns.',
  },
  tips: [
    {
      title: 'Say what a row is',
      text: 'Write it down before you read any average. Half of all wrong conclusions are averages over the wrong unit.',
    },
    {
      title: 'Look at the blanks',
      text: 'Missing is rarely random. Customers without a rating are not average customers.',
    },
    {
      title: 'Split before you explain',
      text: 'By month, by source, by plan. When a rate moves, check the mix before the behaviour.',
    },
    {
      title: 'Take personal data out',
      text: 'Names and addresses add nothing to a pattern and much to your risk.',
    },
  ],
  example: {
    typed: [
      {
        label: 'Data file',
        text: 'example-support-tickets.csv: 300 tickets, 7 columns (the example of the agent’s page)',
      },
      { label: 'What do you want to know?', text: 'Where does it take longest to resolve a ticket?' },
    ],
    got: [
      {
        part: 'Analysis',
        lines: [
          'The average resolution hours of the 111 tickets with channel email is 28.66, against 6.81 for the others.',
          '34% of the 74 tickets with topic import were reopened, against 9.7% of all others.',
          '112 of 300 tickets have no CSAT. Every figure about CSAT rests on the tickets that have it.',
        ],
      },
      {
        part: 'Suggestion',
        lines: [
          'Follow a handful of tickets with channel email from beginning to end and note where they lie still: waiting for a person, for an answer, or for a handover.',
        ],
      },
    ],
    next: 'Take five tickets that are both: email and import. If they lie still at a handover, you have a process to change and not a tool to buy.',
  },
}

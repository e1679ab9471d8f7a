import type { Guide } from '../guide.ts'

export const guide: Guide = {
  overview: 'Use it with an export in your hand: subscriptions, tickets, a survey. It reads the file, describes its columns, tests what stands out and suggests what to look at next. It counts before it writes.',
  bring: [
    'A .csv, .xlsx or .xls file with one row per thing',
    'What one row is, and what the blank cells mean',
  ],
  steps: {
    input: 'Choose a file and look at the preview: headers and six rows. If a title line or a sum stands above or below the data, remove it first.',
    processing: 'It reads types and gaps of each column, computes the figures, and only then puts them into words.',
    review: 'Compare two figures of the analysis with your own spreadsheet. If they agree, trust the rest a little more.',
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
        label: 'File',
        text: '@A',
      },
    ],
    got: [
      {
        part: '@A1',
        lines: [
          '@A2',
        ],
      },
    ],
    next: '@A3',
  },
}

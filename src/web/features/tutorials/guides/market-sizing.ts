import type { Guide } from '../guide.ts'

export const guide: Guide = {
  overview:
    'Use it when somebody asks “how big is this?” and you want an answer that survives the second question. It calculates top-down and bottom-up, gives each row a range, and shows which row moves the result most.',
  bring: [
    'Your price, or the price of the nearest product',
    'Who pays: a firm, a team, a person',
    'Any count of your own',
  ],
  steps: {
    input:
      'Put the price into the product line (“4 euros per nurse and month”). A number of staff in the segment is counted from statistics instead of guessed.',
    processing:
      'It looks up counts of people, firms and money with their year, scales them to your region where it must and says by what, and calculates both ways.',
    review:
      'Open the assumptions and change the rows that you know better; everything is calculated again. Then look at “What moves it most”.',
    share: 'Export to Excel: the workbook holds the formulas, so that finance can change a cell and see what follows.',
  },
  reading: [
    {
      part: 'TAM, SAM, SOM',
      text: 'Everybody, those you can serve, those you can win in three years. Only the last is a plan.',
    },
    {
      part: 'The gap of the two methods',
      text: 'A factor of two or three is normal. The text says what would have to be true for them to meet.',
    },
    {
      part: 'What moves it most',
      text: 'The first row is your next phone call.',
    },
    {
      part: 'Basis of a row',
      text: 'A source with a year, your own words, or an assumption with its check.',
    },
  ],
  brief: {
    before: 'The global workforce management market',
    after: 'Care homes with 50 to 249 staff in Germany; 4 euros per nurse and month',
    difference: 'One payer, one price, one country. The first cannot be wrong, and so cannot be right.',
  },
  tips: [
    {
      title: 'Show the range once',
      text: 'Present low, base and high on one slide, then talk about the row that moves it. A single number invites a fight about the number.',
    },
    {
      title: 'Count who pays',
      text: 'Users and payers differ. Multiply by what stands on the invoice.',
    },
    {
      title: 'Never average two methods',
      text: 'The gap between them is the finding. Ask what would close it.',
    },
    {
      title: 'Date it',
      text: 'Write the month on the slide. In half a year you will want to know what you knew.',
    },
  ],
  example: {
    typed: [
      {
        label: 'Product/Service',
        text: 'A phone app that lets nurses in care homes swap shifts; 4 euros per nurse and month',
      },
      {
        label: 'Target Market',
        text: 'Care homes',
      },
      {
        label: 'Customer Segments',
        text: 'Homes with 50 to 249 staff',
      },
      {
        label: 'Target Regions',
        text: 'Germany',
      },
      {
        label: 'Estimation Approach',
        text: 'Bottom-up (Customer Data)',
      },
    ],
    got: [
      {
        part: 'Estimate',
        lines: [
          'Bottom-up: TAM $45 million (low $10.9 million, high $196 million); SOM $160 thousand (low $2,300, high $8.46 million).',
          'Top-down: TAM $51.7 million; SOM $414 thousand.',
          'The two methods are 2.6 times apart on SOM.',
        ],
      },
      {
        part: 'What moves it most',
        lines: [
          'Nurses per employer won: 39.9 thousand USD at its low, 599 thousand USD at its high.',
          'Its row says how to check it: ask five shift supervisors how many people the first team has that would swap shifts.',
        ],
      },
    ],
    next: 'Five phone calls about one row narrow the whole estimate. That is a better use of Thursday than a longer report.',
  },
}

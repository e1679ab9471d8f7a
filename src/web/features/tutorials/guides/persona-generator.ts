import { exampleProduct, type Guide } from '../guide.ts'

export const guide: Guide = {
  overview:
    'Use it before interviews, to agree on whom you would like to be wrong about. It draws three to five people around one job: who does it, who decides and pays, who has to live with it. It does not replace a single conversation.',
  bring: [
    'The kind of place where the product is used',
    'Who decides and who pays, if you know',
    'What they use today',
  ],
  steps: {
    input:
      'Describe the product by its steps and name every role in the audience. Choose three personas unless you already know of more roles; five roles on paper are rarely five in life.',
    processing:
      'It takes the roles out of your steps, looks up the trade’s day, tools and pay in the library, and marks whatever it had to assume.',
    review:
      'Turn on editing and correct what you know to be different. Read the challenges first: they are the sentences with which people say no.',
    share: 'Export to Word or PDF for the wall, or take the run over into Customer Interview with “Use in ...”.',
  },
  reading: [
    {
      part: 'What presses this audience',
      text: 'Dated events from outside. Keep the page before you quote one.',
    },
    {
      part: 'Role line',
      text: '“Uses it” and “Decides and pays” are different people on purpose.',
    },
    {
      part: 'Challenges',
      text: 'Objections in their own words. Each is an interview question.',
    },
    {
      part: 'Income and education',
      text: 'Library figures with a source and year, or an open “not known”. Never a guess.',
    },
  ],
  brief: {
    before: 'Healthcare workers who need better scheduling',
    after: 'Night nurses in German care homes with 40 to 120 beds, and the managers who plan the rota',
    difference: 'A place, an hour and two roles. The first version describes nobody you could visit.',
  },
  tips: [
    {
      title: 'Name the one who says no',
      text: 'A works council or an IT lead belongs in the audience if they can stop you. A persona set without an opponent sells itself.',
    },
    {
      title: 'Delete what you cannot use',
      text: 'A hobby that changes no decision only makes a persona look true. Cut it before you share.',
    },
    {
      title: 'Mark one persona as first',
      text: 'A team that serves three people at once serves the loudest. Write “first” beside one and say until when.',
    },
    {
      title: 'Replace, do not polish',
      text: 'After five interviews overwrite assumed lines with what you heard. A persona with no line replaced after a month was decoration.',
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
        text: 'Night nurses in German care homes, and the managers who plan the rota',
      },
      {
        label: 'Number of personas',
        text: '3',
      },
    ],
    got: [
      {
        part: 'Melanie Yılmaz, uses it',
        lines: [
          'Swaps shifts through a paper rota; checks the roster board; gives hand-over.',
          '“I do not want my manager to see every shift I turned down”',
          '“Another app on my private phone is work in my free time”',
          'Gets a weekend back without asking for a favour.',
        ],
      },
      {
        part: 'Jan Koch, decides and pays',
        lines: ["Builds next week's plan; approves swaps; calls for cover.", '“The last tool forgot our break rules”'],
      },
    ],
    next: 'Both objections are about trust, not about features. Ask in the next interviews who sees a refused shift today, before anybody draws a screen.',
  },
}

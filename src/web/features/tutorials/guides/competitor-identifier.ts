import { exampleProduct, type Guide } from '../guide.ts'

export const guide: Guide = {
  overview:
    'Use it at the start, before anybody says “there is nothing like it”. It sorts what exists into direct, indirect and potential rivals, and the indirect ones begin with what people do today.',
  bring: ['The job in one sentence', 'What people use today, by name'],
  steps: {
    input:
      'Describe the idea by the job and by today’s way. A country helps, since a product that is not sold there is no rival yet.',
    processing:
      'It compares the job with what products list as functions, and says in which words the match was found.',
    review:
      'Read the description of each for “chosen for” and “weak”. An assumption says how to test it, mostly by using the product for twenty minutes.',
    share: 'Export as Word, Text, Markdown or JSON, or take the names over into Competitor Analysis.',
  },
  reading: [
    {
      part: 'Direct',
      text: 'Does the same job for similar people.',
    },
    {
      part: 'Indirect',
      text: 'Does the job another way: paper, a chat group, a person.',
    },
    {
      part: 'Potential Future',
      text: 'Has the customers or the data already and would need one function.',
    },
    {
      part: 'View Source',
      text: 'The entry or page that the claim rests on. No source, no claim.',
    },
  ],
  brief: {
    before: 'An innovative swapping platform with AI',
    after:
      'A phone app that lets nurses in care homes swap shifts. Today they use a paper rota on the wall and a WhatsApp group.',
    difference: 'Rivals are found by the job. Adjectives match nothing.',
  },
  tips: [
    {
      title: 'Beat the habit first',
      text: 'Paper costs nothing and never goes down. If you cannot beat it, the app beside you in the store does not matter.',
    },
    {
      title: 'Sign up for two of them',
      text: 'Do your own job in each, with a watch. Write down where you stopped.',
    },
    {
      title: 'Read their worst reviews',
      text: 'Three-star reviews name the missing function more calmly than one-star ones.',
    },
    {
      title: 'Ask who they are made for',
      text: 'A product for restaurants with your feature is not your rival until its buyers are yours.',
    },
  ],
  example: {
    typed: [
      {
        label: 'Product Idea',
        text: exampleProduct,
      },
    ],
    got: [
      {
        part: 'In brief',
        lines: [
          'When I Work already has shift swap; the gap to aim at first: thin on multi-site rules, union agreements and qualification matching.',
          'The habit to beat is a paper rota.',
        ],
      },
      {
        part: 'Indirect: Paper rota',
        lines: [
          'Kept because everybody can read it and it costs nothing (assumption: ask five nurses what they would miss without it).',
          'Weak: out of date from the first sick call, and nobody sees overtime before the month is closed.',
        ],
      },
    ],
    next: '“Qualification matching” is the same as your rule about the registered nurse. Make it the first thing a trial shows.',
  },
}

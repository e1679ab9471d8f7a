import { exampleProduct, type Guide } from '../guide.ts'

export const guide: Guide = {
  overview:
    'Use it when “everybody with shifts” is still in the room. It scores segments on size, pain, willingness to pay and readiness, and lists gaps that today’s products leave.',
  bring: ['The product by its steps', 'Who else takes part: managers, colleagues, agencies'],
  steps: {
    input: 'One field: the product with its roles and today’s way. More roles give more candidates.',
    processing:
      'It derives segments from the roles and from the library, scores each from 1 to 10 on four criteria, and says what each score rests on.',
    review:
      'Argue with the scores, not with the order. The text says whether changing one score would change the first place.',
    share: 'Export JSON, Markdown, Text, Word or PDF. The table also comes as CSV.',
  },
  reading: [
    {
      part: 'Score out of 100',
      text: 'Weighted: size 25, pain 35, willingness to pay 25, readiness 15. A start, not a law.',
    },
    {
      part: 'Primary, Secondary, Emerging',
      text: 'Primary gets the next ten conversations. The others get none until then.',
    },
    {
      part: 'Why this place',
      text: 'The distance to the next segment and what carries it.',
    },
    {
      part: 'Market gaps',
      text: 'A limit of products on sale, with the entry that shows it.',
    },
  ],
  brief: {
    before: 'Hospitals, clinics, care homes and everyone with shift workers',
    after: 'A phone app that lets nurses in care homes swap shifts. A colleague accepts, the home manager approves.',
    difference: 'Roles inside one place can be scored against each other. A list of industries cannot.',
  },
  tips: [
    {
      title: 'Choose by access',
      text: 'Between two similar scores, take the segment you can call this week.',
    },
    {
      title: 'Separate pain from pay',
      text: 'High pain with low willingness to pay means somebody else pays. Find out who before you price.',
    },
    {
      title: 'One segment a quarter',
      text: 'Write down what would make you change it, then leave it alone.',
    },
    {
      title: 'Test the gap, not the product',
      text: 'Ask “how do you do this today?” about the gap alone. If nobody tries to close it, it is no gap.',
    },
  ],
  example: {
    typed: [
      {
        label: 'Product Description',
        text: exampleProduct,
      },
    ],
    got: [
      {
        part: 'Nurses in care homes: 69 of 100',
        lines: [
          '17 points ahead of the next: pain severity lifts them (9), willingness to pay holds them back (4), and no change there alone would cost the first place.',
          'Start here: recruit ten nurses (reached through: r/nursing) and serve two by hand for a week, counting how often they swap shifts.',
        ],
      },
      {
        part: 'Shift supervisors: 52 of 100',
        lines: ['Willingness to pay, 7/10: Decide and pay themselves.'],
      },
    ],
    next: 'Users and payers are different people here. Design for the first row and sell to the second, and check the 4 before you set a price.',
  },
}

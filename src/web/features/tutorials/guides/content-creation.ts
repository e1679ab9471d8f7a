import type { Guide } from '../guide.ts'

export const guide: Guide = {
  overview:
    'Use it for one piece on one channel, from facts that you have. It writes the piece, a tagline and short versions for three networks, and says where each pain point comes from.',
  bring: ['One topic with a date or an occasion', 'One true detail nobody else could write'],
  steps: {
    input:
      'Product, audience, tone, call to action and channel are required. The topic is where the piece gets its edge: “shift swaps over the Christmas holidays”, not “scheduling”.',
    processing:
      'It takes today’s way and the steps from your description, looks up what hurts about it, and writes to the rules of the channel.',
    review: 'Go to “Pain points behind it” before you publish: what is an assumption there is a sentence in the post.',
    share: 'Copy a version, or export all of them.',
  },
  reading: [
    {
      part: 'Channel piece',
      text: 'The full text, with [square brackets] for what only you can fill in.',
    },
    {
      part: 'Tagline',
      text: 'Short enough for a header. Try it without the product name.',
    },
    {
      part: 'Social posts',
      text: 'Not cut-downs: each begins somewhere else.',
    },
    {
      part: 'Using it well',
      text: 'Habits of the channel, such as who should post it.',
    },
  ],
  brief: {
    before: 'Write something about our great scheduling app',
    after:
      'Topic: shift swaps over the Christmas holidays. Channel: LinkedIn. Audience: managers of care homes with 40 to 120 beds.',
    difference: 'An occasion gives the first line. Praise gives nothing to begin with.',
  },
  tips: [
    {
      title: 'Put a person’s name on it',
      text: 'A post from somebody who has done the job is read; a company page is not.',
    },
    {
      title: 'Cut to the first concrete word',
      text: 'Delete sentences from the top until one has a thing in it that you could touch.',
    },
    {
      title: 'One call to action',
      text: 'Two links halve the clicks of each.',
    },
    {
      title: 'Keep a list of true details',
      text: 'From calls and visits. Each is a post, and none can be generated.',
    },
  ],
  example: {
    typed: [
      {
        label: 'Product Overview',
        text: 'Swapwell is a phone app that lets nurses in care homes swap shifts. Today they use a paper rota on the wall and a WhatsApp group.',
      },
      {
        label: 'Topic',
        text: 'shift swaps over the Christmas holidays',
      },
      {
        label: 'Channel',
        text: 'LinkedIn',
      },
      {
        label: 'Call to Action',
        text: 'Book Demo',
      },
    ],
    got: [
      {
        part: 'LinkedIn',
        lines: [
          'Shift swaps over the Christmas holidays: today you use a paper rota on the wall and a WhatsApp group.',
          'Which of the two was right last time?',
          'Book a demo and bring a shift of your own from last week: [link]',
        ],
      },
      {
        part: 'Tagline',
        lines: ['Swap shifts. No more paper rota.'],
      },
    ],
    next: 'The second line is the post. Ask a manager you know whether it stings or insults, then publish it under a person’s name.',
  },
}

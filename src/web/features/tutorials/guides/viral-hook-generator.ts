import type { Guide } from '../guide.ts'

export const guide: Guide = {
  overview:
    'Use it when you have something to say and the first line is missing. It gives hooks for one platform, each with the reason it should work and what to check before you use it.',
  bring: ['One pain in the customer’s own words', 'The feeling the reader should have'],
  steps: {
    input:
      'Product, description and audience are required. Pain points are the raw material: paste a sentence that somebody really said.',
    processing:
      'It starts from your words, from today’s habit and from single steps of the job, and fits the length of the platform.',
    review:
      'Read “Check first”. A line that might insult the person who introduced the paper rota is worth a phone call.',
    share: 'Copy single hooks, or export the table and let the team vote.',
  },
  reading: [
    {
      part: 'Hook',
      text: 'The first line only. What follows must keep its promise.',
    },
    {
      part: 'Why it works',
      text: 'If the reason does not convince you, the hook will not work for others.',
    },
    {
      part: 'Emotional trigger',
      text: 'Recognition, surprise, fairness: choose one for a campaign and stay with it.',
    },
    {
      part: 'Inspired by',
      text: 'Your words, or what is known of the habit. Nothing is borrowed from a post.',
    },
  ],
  brief: {
    before: 'Our app is revolutionary',
    after: 'Swaps are agreed in a chat group and nobody updates the rota',
    difference: 'The second happened to the reader this week.',
  },
  tips: [
    {
      title: 'Test two, not ten',
      text: 'Same text, two first lines, a week apart. More variants need more readers than you have.',
    },
    {
      title: 'Attack the habit, never the person',
      text: 'The one who chose paper is your buyer.',
    },
    {
      title: 'Promise small',
      text: 'A hook that the second line can keep beats one that the product cannot.',
    },
    {
      title: 'Count replies, not likes',
      text: 'A reply with a story is a lead. A like is a thumb.',
    },
  ],
  example: {
    typed: [
      {
        label: 'Product Name',
        text: 'Swapwell',
      },
      {
        label: 'Target Audience',
        text: 'Managers of care homes in Germany',
      },
      {
        label: 'Pain Points',
        text: 'Swaps are agreed in a chat group and nobody updates the rota',
      },
      {
        label: 'Tone',
        text: 'dry',
      },
      {
        label: 'Platform',
        text: 'LinkedIn',
      },
    ],
    got: [
      {
        part: 'Hooks',
        lines: [
          '“A paper rota was never made to swap shifts. It was just there.”',
          'Why it works: It takes the blame off managers of care homes: what fails is the habit, not the person who has it.',
          '“Think of the last shift that went wrong. Who noticed first?”',
        ],
      },
    ],
    next: 'The first is for people who have the problem and do not call it one. The second opens a conversation. Try the second in a direct message.',
  },
}

import type { Guide } from '../guide.ts'

export const guide: Guide = {
  overview:
    'Use it when somebody has to understand the product without you in the room. It writes a page in sections, from your words and your proof, with gaps marked where only you know the truth.',
  bring: ['One audience', 'Proof that may be published', 'The one action a visitor should take'],
  steps: {
    input:
      'Describe what people do with it step by step. Leave “Proof you have” empty if there is none yet: the page then has an honest gap instead of an invented quote.',
    processing:
      'It writes hero, problem, steps, benefits, questions and price section, and holds back what it cannot know in [square brackets].',
    review: 'Fill every bracket or delete its section. Then read only the headings: they should tell the story alone.',
    share: 'Export HTML to look at it or hand it over; Word or Markdown for editing.',
  },
  reading: [
    {
      part: 'Hero',
      text: 'The job, for whom, instead of what. No adjective.',
    },
    {
      part: 'Benefits',
      text: 'Today against then. A row without a real today is a slogan.',
    },
    {
      part: 'Questions',
      text: 'What a careful buyer asks. Each answer that says [confirm] needs an owner.',
    },
    {
      part: 'Proof',
      text: 'A placeholder until you have a name, a place and a consent.',
    },
  ],
  brief: {
    before: 'The smartest way to manage your workforce',
    after:
      'Managers of care homes. A nurse offers a shift, a colleague accepts it, you approve the swap. Instead of a paper rota and WhatsApp.',
    difference: 'A visitor decides in seconds whether it is about them. Steps show it, superlatives do not.',
  },
  tips: [
    {
      title: 'Five-second test',
      text: 'Show the hero to a stranger for five seconds and ask what it does. Change words until three of five can say it.',
    },
    {
      title: 'One button',
      text: 'Repeat the same action. A second choice is a reason to leave.',
    },
    {
      title: 'Put the objection on the page',
      text: 'The question that stops deals belongs in the list, in the buyer’s words.',
    },
    {
      title: 'Launch with the gap',
      text: 'Without proof, say “We are starting with three homes”. It is true and it recruits.',
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
        text: 'Managers of care homes with 40 to 120 beds in Germany',
      },
      {
        label: 'Call to Action',
        text: 'Book a demo',
      },
      {
        label: 'Proof you have',
        text: '(left empty)',
      },
    ],
    got: [
      {
        part: 'Hero',
        lines: [
          'Swap shifts. For managers of care homes with 40 to 120 beds in Germany.',
          'A nurse offers a shift, a colleague accepts it and you approve the swap. Instead of a paper rota and WhatsApp.',
        ],
      },
      {
        part: 'Proof',
        lines: [
          '[one sentence by a manager of care homes who has used Swapwell to swap shifts, with name, place and consent; leave this section out until you have it]',
        ],
      },
    ],
    next: 'Leave the proof out, put the page in front of five managers, and ask each which sentence they would show a colleague.',
  },
}

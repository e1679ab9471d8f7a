import type { Guide } from '../guide.ts'

export const guide: Guide = {
  overview:
    'Use it before design starts. It turns each step into a story with scenarios that work, fail and refuse, adds measurable qualities, and lists questions for each stakeholder.',
  bring: ['The steps with who does each', 'Stakeholders and limits, one a line'],
  steps: {
    input:
      'Name stakeholders who do not use the product as well: a works council, an agency, the owner. Each gets questions of their own.',
    processing:
      'It derives states and rights from the steps, writes given, when, then for three cases of each, and makes every limit a requirement with a test.',
    review:
      'Read the Edge rows with an engineer. Each is a decision somebody would otherwise make alone at five in the afternoon.',
    share: 'Export to Word for signing off, CSV for the tracker, Markdown for the wiki.',
  },
  reading: [
    {
      part: 'From step to story',
      text: 'One table to check that nothing was lost or invented.',
    },
    {
      part: 'Works, Edge, Refused',
      text: 'The third is the one that drafts forget.',
    },
    {
      part: 'Qualities',
      text: 'With a number, a condition and who set it.',
    },
    {
      part: 'Questions by stakeholder',
      text: 'Bring these to the meeting instead of the document.',
    },
  ],
  brief: {
    before: 'The system shall be user-friendly and fast',
    after:
      'Works on a five-year-old Android phone. GDPR. Stakeholders: works council, home manager, the agency that lends nurses',
    difference: 'A limit you can hold in your hand gives a test. “User-friendly” gives an opinion.',
  },
  tips: [
    {
      title: 'Interview the refuser',
      text: 'Whoever may say no at the end is asked first. Their conditions are cheapest now.',
    },
    {
      title: 'Write the refused case aloud',
      text: '“The nurse reads why.” If you cannot write the sentence she reads, the rule is not clear.',
    },
    {
      title: 'Number the stories once',
      text: 'And never again. A deleted story keeps its number, with the reason.',
    },
    {
      title: 'Freeze for two weeks',
      text: 'New wishes go on a list with a date. Most are gone when it comes.',
    },
  ],
  example: {
    typed: [
      {
        label: 'Stakeholders',
        text: 'Works council; Home manager; Agency that lends nurses',
      },
      {
        label: 'Constraints',
        text: 'Works on a five-year-old Android phone; GDPR',
      },
    ],
    got: [
      {
        part: 'US-2: accept a shift',
        lines: [
          'As a colleague, I want to accept a shift, so that I know for certain that the shift is mine.',
          'Edge: both accept a shift within one second. One of them gets it; the other is told that it is gone and sees what is still free.',
          'Refused: the attempt is refused with that reason, and nothing changes for the one who has it.',
        ],
      },
    ],
    next: 'Take the Edge row to design today. What the second colleague sees is a screen that nobody has drawn.',
  },
}

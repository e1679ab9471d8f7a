import type { Guide } from '../guide.ts'

export const guide: Guide = {
  overview:
    'Use it when there are more wishes than weeks. It ranks features by RICE with the basis of each number, adds what your limits demand, and draws value against effort.',
  bring: ['Goals with numbers', 'The list of wishes as people phrase them'],
  steps: {
    input:
      'Paste candidate features as they were asked for, one a line. Goals decide the impact. Without a list, features are derived from the steps.',
    processing:
      'It matches wishes to steps and goals, adds what is missing for the core of the job, and sets reach, impact, confidence and effort with a reason.',
    review:
      'Change the numbers in the table where you know better; rank and chart follow. Begin with effort: ask the person who would build it.',
    share: 'Export to Excel with formulas, CSV for the tracker, or Word.',
  },
  reading: [
    {
      part: 'MoSCoW',
      text: 'Must only where a law, your own limit or the core of the job needs it.',
    },
    {
      part: 'RICE',
      text: 'Reach × impact × confidence ÷ effort. Good for order, useless for promises.',
    },
    {
      part: 'What the numbers rest on',
      text: 'Each with a check that names a person.',
    },
    {
      part: 'Not on your list',
      text: 'Added because a step or a limit needs it. Read these first.',
    },
  ],
  brief: {
    before: 'AI suggestions, dashboard, integrations, dark mode',
    after:
      'Offer a shift to the whole team; Remind the manager of open swaps; Show the rota as a calendar; Pay a bonus for unpopular shifts',
    difference: 'Something a person does can be scored. A category cannot.',
  },
  tips: [
    {
      title: 'Confidence is the cheapest lever',
      text: 'A day of asking moves 40% to 80%. No redesign does as much for the rank.',
    },
    {
      title: 'Distrust close ranks',
      text: 'Two features within a fifth of each other are equal. Choose by what you learn.',
    },
    {
      title: 'Sink one favourite openly',
      text: 'If the founder’s feature ranks last, show the row it fell on and what would lift it.',
    },
    {
      title: 'Rank again after each release',
      text: 'Reach was a guess and is now a count.',
    },
  ],
  example: {
    typed: [
      {
        label: 'Goals',
        text: 'Half of all swaps in three homes go through the app by March; no shift without a registered nurse because of a swap',
      },
      {
        label: 'Candidate Features',
        text: 'Offer a shift to the whole team; Remind the manager of open swaps; Show the rota as a calendar; Pay a bonus for unpopular shifts',
      },
    ],
    got: [
      {
        part: 'In brief',
        lines: [
          'Begin with F6, “keep every shift inside the boundary that was set”: you set it as a limit.',
          'With F6, F1 and F5 nurses can swap shifts at all. Of the rest F4 gives most for its effort. F3 matches no step of the job as you describe it.',
        ],
      },
      {
        part: 'Order',
        lines: [
          'F6 Must, RICE 90. F1 Must, RICE 70. F5 Must, RICE 60. F4 Should, RICE 70. F2 Should, RICE 14. F3 Could, RICE 0.8.',
        ],
      },
    ],
    next: 'Two of the three Musts were not on the list. And ask why the calendar was wished for: behind a feature without a step there is often a step you have not described.',
  },
}

import type { ToldQuestions } from '../told-question.ts'

/** Steps in which somebody looks for something, collects it, brings it up or reports it: what to ask those who do them. */
export const askingQuestions: ToldQuestions = {
  find: [
    [
      'What did you last look for and not find?',
      'Did it exist?',
      'If it existed, the words are the problem; if not, the offer is.',
    ],
    [
      'Which {thing} did you choose last, and between how many?',
      'What decided it?',
      'The one condition that decided: it comes first in the search.',
    ],
  ],
  gather: [
    [
      'Which {thing} did you last have to ask for more than once?',
      'What came in the end, and in which form?',
      'The form in which it really comes: this is what has to be taken in.',
    ],
    [
      'What did you last do with an incomplete {thing}?',
      'Who filled the gap?',
      'The person who fills gaps by hand is the first user.',
    ],
  ],
  raise: [
    [
      'What did you last report of which you never heard again?',
      'Did you report the next one?',
      'The silence after which people stop: the answer has to come before it.',
    ],
    [
      'Which {thing} did you see last and not report?',
      'Why not?',
      'Effort, fear or habit: only the first is helped by a better form.',
    ],
  ],
  report: [
    [
      'Which {thing} came back to you last, and with which remark?',
      'From whom?',
      'The reader’s rule that stands nowhere: it is the first check to build.',
    ],
    [
      'On which evening did you finish the last {thing}, and what had you waited for?',
      'Who was late?',
      'If the wait is for others, a faster form helps nobody.',
    ],
  ],
}

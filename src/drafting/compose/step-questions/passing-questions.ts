import type { ToldQuestions } from '../told-question.ts'

/** Steps in which something passes from one to the next: decisions, money, work, words: what to ask those who do them. */
export const passingQuestions: ToldQuestions = {
  decide: [
    [
      'Which {thing} did you last decide on without knowing enough?',
      'What did you not know?',
      'The one fact that was missing: it goes to the top of the screen.',
    ],
    [
      'Which decision about a {thing} did you last have to take back?',
      'Who asked you to?',
      'A reversal has a cost and a witness; both belong into the record.',
    ],
  ],
  pay: [
    [
      'Which payment did you last have to chase or to explain?',
      'How many messages did it take?',
      'Messages times minutes is the price of the old way.',
    ],
    [
      'When was the wrong amount paid last?',
      'Who noticed?',
      'If the other side noticed first, trust is the problem and not the effort.',
    ],
  ],
  'hand-over': [
    [
      'Which {thing} was last not there, or not as agreed, when it changed hands?',
      'What was said at the door?',
      'Late, damaged or nobody there: each asks for another first release.',
    ],
    [
      'How did you last prove that you had handed over a {thing}?',
      'To whom?',
      'Whoever asked for the proof is the one who has to accept the new one.',
    ],
  ],
  message: [
    [
      'Which message did you last send twice because nobody answered?',
      'How did they take it in the end?',
      'The channel that got through is the one to use first.',
    ],
    [
      'What did you last hear of too late although somebody had sent it?',
      'Where was it lying?',
      'A full inbox cannot be helped by one more message.',
    ],
  ],
}

import type { ToldQuestions } from '../told-question.ts'

/** Steps in which somebody keeps up: learns, meets a duty, steers, takes care of themselves: what to ask those who do them. */
export const keepingQuestions: ToldQuestions = {
  learn: [
    [
      'What did you last learn that you still use?',
      'How often did you repeat it?',
      'A rhythm that worked once for this person.',
    ],
    [
      'What did you last stop learning, and on which day?',
      'What was on instead?',
      'The thing that was on instead is the competitor.',
    ],
  ],
  comply: [
    [
      'What did the last inspector ask for that you did not have at hand?',
      'How long did it take to find?',
      'A paper and an hour: the first list to build.',
    ],
    ['Which proof ran out last?', 'Who noticed?', 'If the inspector noticed first, reminding is worth money.'],
  ],
  control: [
    [
      'What was last on that should have been off, or open that should have been shut?',
      'How did you learn of it?',
      'The harm of one case, and whether anybody could have acted from afar.',
    ],
    [
      'Who else may switch it, and when did that last go wrong?',
      'Who found out?',
      'The people of the house and their quarrels about it.',
    ],
  ],
  self: [
    [
      'When did you last give it up, and on which day?',
      'What was different that day?',
      'The day and its circumstance: it has to work there or not at all.',
    ],
    [
      'What else have you tried for the same, and what is left of it?',
      'Where is it now?',
      'What lies in the drawer tells more than what was liked.',
    ],
  ],
}

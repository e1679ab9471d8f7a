import type { ToldQuestions } from '../told-question.ts'

/** Steps in which something is planned, mended or made: what to ask those who do them. */
export const makingQuestions: ToldQuestions = {
  plan: [
    [
      'When did your plan last fall apart, and at what time did you know?',
      'Whom did you call first?',
      'The order of the calls is the logic of the replacement.',
    ],
    [
      'Whom did you last plan in twice, or not at all?',
      'Who told you?',
      'A conflict found by the person concerned: the plan has to find it before.',
    ],
  ],
  fix: [
    [
      'Which {thing} lay longest in the last month?',
      'On whose desk?',
      'Nobody’s desk is a matter of assigning, one full desk is a matter of hands.',
    ],
    [
      'Which {thing} was closed last and came back?',
      'How had it been closed?',
      'What counts as done differs between those who do it and those who wait for it.',
    ],
  ],
  make: [
    [
      'Which {thing} did you last throw away and begin anew?',
      'What was wrong with it?',
      'The reason is the bar that anything made by a machine has to pass.',
    ],
    [
      'What was in front of you when you began the last {thing}?',
      'What did you look up?',
      'The material, and how much of it is in a form that can be read.',
    ],
  ],
  craft: [
    [
      'Which {thing} did you last begin and not finish?',
      'Where did you stop?',
      'The place where they stop: the tool has to be better exactly there.',
    ],
    [
      'Who used the last {thing} that you made, and in which form did they get it?',
      'What did they change?',
      'The form in which it is passed on: without it nothing leaves the tool.',
    ],
  ],
}

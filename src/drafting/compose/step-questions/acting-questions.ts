import type { ToldQuestions } from '../told-question.ts'

/** Steps that a product is to do by itself, and orders: what to ask those who do them by hand so far. */
export const actingQuestions: ToldQuestions = {
  alone: [
    [
      'When did you last {step} yourself, and how long did that take?',
      'What did you leave out because of it?',
      'Minutes and gaps: both are what the product has to beat.',
    ],
    [
      'Which {thing} was last wrong or missing, and who noticed?',
      'What came of it?',
      'The cost of one mistake: it decides how much may happen without a yes.',
    ],
  ],
  order: [
    [
      'Where did you get the last {thing} from, and what made you choose that seller?',
      'Which others did you ask?',
      'Habit, price or speed: only the one that is named can be beaten.',
    ],
    [
      'When did a {thing} last come late or for more money than agreed?',
      'What did you do?',
      'A seller who was dropped for it; without one, the trouble is bearable.',
    ],
  ],
  field: [
    [
      'Who did that the last time, and what did the hour cost?',
      'What was left undone that week?',
      'An hourly rate and a name: both are the price to beat.',
    ],
    [
      'When was there last damage or a complaint about that work?',
      'Who paid for it?',
      'Who is liable today: that person says yes or no to a machine.',
    ],
  ],
}

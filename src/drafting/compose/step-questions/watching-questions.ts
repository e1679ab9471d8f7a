import type { ToldQuestions } from '../told-question.ts'

/** Steps in which somebody keeps an eye on something: compares it, sees how it stands, is warned: what to ask those who do them. */
export const watchingQuestions: ToldQuestions = {
  compare: [
    [
      'Which wrong {thing} did you find last, and how?',
      'How many had gone through before it?',
      'By chance, by a habit or by somebody outside: the habit is what has to be faster.',
    ],
    [
      'Which {thing} did you last hold back that was right after all?',
      'Who was angry?',
      'The price of a false mark: it sets how sure a check has to be before it stops one.',
    ],
    [
      'What lies beside a {thing} when you check it?',
      'Which of these do you have to ask for?',
      'The papers or screens in order: what has to be asked for is where a check without people fails.',
    ],
  ],
  see: [
    [
      'What about a {thing} did you last find out too late?',
      'Who had known it?',
      'Somebody knew: the way from that person to this one is the product.',
    ],
    [
      'What did you do yesterday because of what you saw about a {thing}?',
      'What happened on the day on which nobody looked?',
      'A decision. If nothing would have been different, nobody will look twice.',
    ],
  ],
  warn: [
    [
      'Which {thing} did you last notice too late?',
      'What was the first sign, looking back?',
      'A sign that could be measured, and how many hours or days it came before.',
    ],
    [
      'Which alarm or message do you ignore today?',
      'Since when?',
      'The number of false ones after which they stopped reading: the limit that must not be reached.',
    ],
    [
      'What can you still do about a {thing} when you hear of it a day before?',
      'And an hour before?',
      'The last moment at which acting helps: a warning behind it is worthless.',
    ],
  ],
}

import type { ToldQuestions } from '../told-question.ts'

/** Steps in which something is taken, given, moved or swapped: what to ask those who do them. */
export const takingQuestions: ToldQuestions = {
  claim: [
    [
      'Which {thing} did you last want and not get?',
      'Who got it, and how did you hear?',
      'Whether it went to the first, to the loudest or to a friend: that rule is what has to be replaced or kept.',
    ],
    [
      'When did two of you last believe to have the same {thing}?',
      'Who gave way?',
      'One case is enough to need a single holder; none in a year is a warning.',
    ],
  ],
  rebook: [
    [
      'Which {thing} did you last have to change, and how many people had to agree?',
      'Who was asked last?',
      'The number of people per change: it sets how long the old {thing} has to hold.',
    ],
    [
      'When did a change of a {thing} not reach somebody in time?',
      'What did it cost that person?',
      'Who is told last is the one for whom it is built.',
    ],
  ],
  offer: [
    [
      'Which {thing} did you last offer that nobody took?',
      'How long did you leave it up?',
      'A {thing} without a taker: price, place or nobody who saw it. Three of the same kind name the first problem.',
    ],
    [
      'Whom did you refuse a {thing} last, and what made you?',
      'What did you not know of that person?',
      'The condition that they check by feeling: it belongs into the offer.',
    ],
  ],
  exchange: [
    [
      'Which {thing} did you last want to swap and could not?',
      'What did you do with it then?',
      'Kept, sick note or a favour: this is what the swap competes with.',
    ],
    [
      'Whom did you ask first for that swap, and whom did you leave out?',
      'Why not the others?',
      'Favours and grudges decide who is asked; a list open to all changes that, and not everybody wants it.',
    ],
    [
      'When did you last swap a {thing} and somebody said afterwards that it was not agreed?',
      'What was there to show?',
      'A chat, a paper or nothing: that is the record which has to be beaten.',
    ],
  ],
}

import type { ToldQuestions } from '../told-question.ts'

/** Steps in which a number, a score or a cause is found that nobody could read off before: what to ask those who do them. */
export const judgingQuestions: ToldQuestions = {
  forecast: [
    [
      'How far off was your number the last time, and which way?',
      'What was left over, or what was missing?',
      'Both numbers of one day. Too much and too little do not cost the same, and that difference is the product.',
    ],
    [
      'What did you look at before you settled on that number?',
      'Which of these has misled you?',
      'The inputs that they trust by experience: a forecast without them is not believed.',
    ],
    [
      'On which day of the last month was everything different?',
      'When did you know?',
      'Holidays, weather or an order: how early it was known decides what can be foreseen at all.',
    ],
  ],
  trace: [
    [
      'Which {thing} went wrong last, and how long did it take until you knew where?',
      'Which windows were open?',
      'Hours and tools of one case: less than an hour means that what exists is enough.',
    ],
    [
      'Which one has nobody explained to this day?',
      'What was there nowhere to be seen?',
      'The piece that is recorded nowhere today: without it the product explains only what was easy.',
    ],
    [
      'Who called you about it, and what did you tell them after ten minutes?',
      'And after a day?',
      'What the caller needed first: it is the top line of the screen.',
    ],
  ],
  sort: [
    [
      'Which {thing} did you last look for in the wrong place?',
      'Who had put it there?',
      'A name or “I myself”: sorting goes wrong between people or between two days.',
    ],
    [
      'How did you sort the last ten {things}?',
      'About which one did you stop to think?',
      'What made them stop is the rule that no description holds.',
    ],
    [
      'When did two of you last disagree about where a {thing} belongs?',
      'How was it settled?',
      'A talk, a rule or the louder one: that is what a product has to replace.',
    ],
  ],
  evaluate: [
    [
      'Which {thing} passed last and should not have?',
      'Who noticed?',
      'Somebody outside noticing is what a score has to prevent.',
    ],
    [
      'How did you decide the last time that a new version was better than the old one?',
      'What did you compare?',
      'A feeling, ten examples or a number: whatever it was is what a score is measured against.',
    ],
    [
      'About which {thing} did two of you last disagree?',
      'Who was right?',
      'Where people disagree no score will be trusted; this is the limit of the field.',
    ],
  ],
}

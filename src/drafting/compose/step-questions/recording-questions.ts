import type { ToldQuestions } from '../told-question.ts'

/** Steps in which something is written down, taken up or calculated: what to ask those who do them. */
export const recordingQuestions: ToldQuestions = {
  record: [
    [
      'Which {thing} did you last write down from memory?',
      'How many hours later?',
      'The gap between doing and writing: closing it is the whole worth.',
    ],
    [
      'Who last read what you had recorded about a {thing}, and for what?',
      'What was missing for them?',
      'If nobody reads it, it is recorded for an inspector, and the inspector decides the form.',
    ],
  ],
  recording: [
    [
      'What was last said that nobody could agree on afterwards?',
      'How was it settled?',
      'A dispute about words; without one, notes are enough.',
    ],
    [
      'Who last did not want to be recorded?',
      'What did you do then?',
      'The fallback that exists already: it has to work from the first day.',
    ],
  ],
  calculate: [
    [
      'Which number did you last have to defend?',
      'Where did you look for what it rests on?',
      'The question of whoever doubted it: the result has to answer it unasked.',
    ],
    [
      'Which input was last missing or in the wrong unit?',
      'What did you put in instead?',
      'The guess that everybody makes in silence is the error that nobody sees.',
    ],
  ],
}

import type { StepCase } from '../step-case.ts'

/** For a verb of no kind: what holds for any step that a person finishes or leaves. */
export const anyStepCase: StepCase = {
  id: 'any',
  benefit: 'I am done with it without asking anybody',
  happy: [
    'First time, without help',
    'a {who} who has never seen the product',
    'they begin to {step}',
    'they get to the end within five minutes and can say what has changed',
  ],
  edge: [
    'Stopped halfway',
    'a {who} who is interrupted in the middle of it',
    'they come back the next day on another device',
    'everything stands where they left it, and the screen says what is left to do',
  ],
  refusal: [
    'Something needed is missing',
    'a {who} without one of the things that the step needs',
    'they try to {step}',
    'they are stopped before anything is saved, and read what is missing and where to get it',
  ],
  operation: {
    method: 'POST',
    path: '/{things}',
    does: 'stores the outcome of the step; answers 201 with its address',
    errors: [
      ['422', 'something needed is missing; the answer names it'],
      ['409', 'it was done already'],
    ],
    again: 'the same key stores it once',
  },
  keeps: 'the {thing}, its state, who brought it there and when',
  builds: [
    'Store the {thing} with its states, so that a half-done one can be taken up again',
    'Path on which a {who} can {step} without a word of help',
  ],
  days: [3, 8],
  asks: 'What exactly is there afterwards that was not there before “{step}”?',
}

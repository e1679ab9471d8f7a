import type { StepKind } from './step-kind.ts'
import { actingKinds } from './step-kinds/acting-kinds.ts'
import { askingKinds } from './step-kinds/asking-kinds.ts'
import { judgingKinds } from './step-kinds/judging-kinds.ts'
import { keepingKinds } from './step-kinds/keeping-kinds.ts'
import { makingKinds } from './step-kinds/making-kinds.ts'
import { passingKinds } from './step-kinds/passing-kinds.ts'
import { recordingKinds } from './step-kinds/recording-kinds.ts'
import { takingKinds } from './step-kinds/taking-kinds.ts'
import { watchingKinds } from './step-kinds/watching-kinds.ts'

/** All kinds of step that the drafter tells apart. */
export const stepKinds: readonly StepKind[] = [
  ...takingKinds,
  ...passingKinds,
  ...watchingKinds,
  ...recordingKinds,
  ...askingKinds,
  ...judgingKinds,
  ...makingKinds,
  ...keepingKinds,
  ...actingKinds,
]

/** For a verb of no kind: what holds for any step that a person finishes or leaves. */
export const anyStep: StepKind = {
  id: 'any',
  verbs: [],
  needs: [
    {
      need: 'Take a {who} from the first screen to the end of “{step}” without help',
      test: 'Eight of ten {whos} who have never seen it {step} within five minutes, with nobody in the room answering questions',
      why: 'If this one step needs explaining, the rest is never reached.',
    },
    {
      need: 'Let a {who} stop halfway through “{step}” and carry on later',
      test: 'Closed at five different points and opened the next day, it stands each time where the {who} left it',
      why: 'People are interrupted, and starting again is where they give up.',
    },
  ],
  exception: {
    question: 'What if I am interrupted while I {step}?',
    answer: 'The {thing} stays as it was, and the next screen says what is left to do.',
  },
  doneWell: {
    name: 'First try without help',
    definition: '{Whos} who {step} at the first attempt without contacting support, divided by all who start, per week',
    target: '70 %',
  },
  guard: {
    name: 'Given up halfway',
    definition: '{Whos} who start to {step} and do not finish within a day, divided by all who start, per week',
    target: 'below 20 %',
  },
  sceptic: {
    question: 'Is “{step}” painful often enough to change a habit?',
    answer:
      'Not known. It depends on how often {whos} {step} and what the last failed attempt cost them; five interviews about the last time settle the order of size.',
  },
  risk: {
    risk: '{Whos} {step} too rarely to remember that the product exists',
    earlySign: 'Most who finished once do not come back by the next occasion',
    answer: 'Ask for the next date at the end of the step and come back to them then',
  },
  hurt: 'I gave up halfway',
  later: 'Variants of “{step}” for special cases: the plain case has to work for ten {whos} first',
}

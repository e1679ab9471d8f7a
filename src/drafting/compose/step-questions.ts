import { fillStep } from './fill-step.ts'
import { actingQuestions } from './step-questions/acting-questions.ts'
import { askingQuestions } from './step-questions/asking-questions.ts'
import { judgingQuestions } from './step-questions/judging-questions.ts'
import { keepingQuestions } from './step-questions/keeping-questions.ts'
import { makingQuestions } from './step-questions/making-questions.ts'
import { passingQuestions } from './step-questions/passing-questions.ts'
import { recordingQuestions } from './step-questions/recording-questions.ts'
import { takingQuestions } from './step-questions/taking-questions.ts'
import { watchingQuestions } from './step-questions/watching-questions.ts'
import type { Step } from './steps-of-job.ts'
import type { ToldQuestion, ToldQuestions } from './told-question.ts'

/** A question to somebody who does such a step, about what happened; what to ask next, and what an answer is worth. */
export interface StepQuestion {
  question: string
  probe: string
  listenFor: string
}

const questions: ToldQuestions = {
  ...actingQuestions,
  ...askingQuestions,
  ...judgingQuestions,
  ...keepingQuestions,
  ...makingQuestions,
  ...passingQuestions,
  ...recordingQuestions,
  ...takingQuestions,
  ...watchingQuestions,
}

const ofAnyStep: readonly ToldQuestion[] = [
  [
    'What stopped you the last time halfway through, when you had to {step}?',
    'Where did you go on?',
    'The interruption: coming back to it is where most is lost.',
  ],
  ['Whom did you last ask how to {step}?', 'What did they show you?', 'The person who is asked is the manual today.'],
]

/** Questions of a step's kind, filled with its words. */
export function questionsOfStep(step: Step): StepQuestion[] {
  return (questions[step.kind.id] ?? ofAnyStep).map(([question, probe, listenFor]) => ({
    question: fillStep(question, step),
    probe: fillStep(probe, step),
    listenFor: fillStep(listenFor, step),
  }))
}

import { expect, test } from 'vitest'
import { anyStep, stepKinds } from './step-kinds.ts'
import { questionsOfStep } from './step-questions.ts'
import type { Step } from './steps-of-job.ts'

const step = (kind: Step['kind']): Step => ({
  verb: 'offer',
  object: 'an hour',
  phrase: 'offer an hour',
  short: 'offer an hour',
  third: 'offers an hour',
  gerund: 'offering an hour',
  thing: 'hour',
  things: 'hours',
  who: { singular: 'nurse', plural: 'nurses', setting: null },
  kind,
})

test.each([...stepKinds, anyStep].map((kind) => [kind.id, kind] as const))(
  'a step of the kind %s is asked about as it happened',
  (_id, kind) => {
    const questions = questionsOfStep(step(kind))
    expect(questions.length).toBeGreaterThanOrEqual(2)
    for (const { question, probe, listenFor } of questions) {
      expect(question).toMatch(/^\p{Lu}.*\?$/u)
      expect(probe).toMatch(/\?$/)
      expect(listenFor).toMatch(/[.]$/)
      expect(`${question} ${probe}`).not.toMatch(/\b(?:would|could|will|might) you\b|\bif (?:you|we) (?:had|were)\b/i)
      expect(`${question} ${probe} ${listenFor}`).not.toMatch(/\{|\ba hour\b/)
    }
  },
)

test('kinds do not share their questions', () => {
  const all = [...stepKinds, anyStep].flatMap((kind) => questionsOfStep(step(kind)).map(({ question }) => question))
  expect(new Set(all).size).toBe(all.length)
})

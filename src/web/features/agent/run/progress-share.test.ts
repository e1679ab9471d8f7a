import { expect, test } from 'vitest'
import type { ProgressStage } from '#shared/run-events.ts'
import { progressShare } from './progress-share.ts'

const progress = { queued: '.', reading: '.', computing: '.', writing: '.', checking: '.', repairing: '.', saving: '.' }
const at = (...reached: ProgressStage[]) =>
  progressShare({ phase: 'running', stage: reached.at(-1) ?? null, reached }, progress)

test('the bar follows the stages that a run enters: up to 90 before the answer is whole, 95 while it is stored, 100 with it', () => {
  const seen = [at(), at('reading'), at('reading', 'computing'), at('reading', 'computing', 'writing')]
  expect(seen).toEqual([0, 36, 54, 72])
  expect(at('reading', 'computing', 'writing', 'checking')).toBe(90)
  expect(at('reading', 'writing', 'checking', 'repairing')).toBe(90)
  expect(at('reading', 'writing', 'checking', 'saving')).toBe(95)
  expect(progressShare({ phase: 'succeeded', stage: 'saving', reached: ['saving'] }, progress)).toBe(100)
})

import { expect, test } from 'vitest'
import { trialOf } from './trial.ts'

const of = (test: string) => trialOf({ test, area: 'Reliability' })

test('what a criterion sets up is done, what it counts is seen', () => {
  expect(of('Of 20 first-time buyers, 18 pair the device within 10 minutes.')).toEqual({
    action: 'Take 20 first-time buyers.',
    expected: '18 pair the device within 10 minutes.',
  })
  expect(
    of('In a test call of four with one accent each, at least 90 of 100 lines carry the right speaker.').action,
  ).toBe('Try it in a test call of four with one accent each.')
  expect(
    of('Ten prepared cases, four of which break it, are run through “log a drill”: exactly those four are stopped.'),
  ).toEqual({
    action: 'Ten prepared cases, four of which break it, are run through “log a drill”.',
    expected: 'Exactly those four are stopped.',
  })
})

test('a list or a sentence inside of a criterion does not cut it', () => {
  expect(of('In flight mode a clerk can log it ten times; once back, no entry is missing.').expected).toContain(
    'In flight mode',
  )
  expect(of('Closed, opened, and moved it stands as it was left.').expected).toBe(
    'Closed, opened, and moved it stands as it was left.',
  )
})

test('without a setting of its own it is tried by what it counts', () => {
  expect(of('The reason is named, and 8 of 10 users can repeat it.').action).toContain('Let 10 users try it')
  expect(of('The owner is told at least 3 days ahead.').action).toContain('with a clock')
  expect(trialOf({ test: 'No word is in another language.', area: 'Language' }).action).toContain('native speakers')
})

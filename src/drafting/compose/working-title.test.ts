import { expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createReader } from '../create-reader.ts'
import { subjectOf } from './subject.ts'

const reader = createReader(readKnowledge())

test.each([
  ['An app for nurses to swap shifts with colleagues.', 'Shift swap for nurses'],
  ['Software for falconers to log the weight of their birds.', 'Weight log for falconers'],
  [
    'A smart bike lock with a vibration sensor that texts cyclists when somebody moves their bike.',
    'Smart bike lock for cyclists',
  ],
  ['Uber for dog grooming', 'Uber for dog grooming'],
  ['An app that helps breweries keep track of stock', 'Stock tracking for breweries'],
  ['An app that helps landlords fill tax forms in', 'Filling in tax forms for landlords'],
  [
    'We help small wineries forecast how many bottles of each vintage to hold back for club members',
    'Bottle forecasting for small wineries',
  ],
  ['We help owners see which clinic is behind: one list, no calls.', 'Owners see which clinic is behind'],
])('%s', (description, title) => {
  const subject = subjectOf(reader.read({ description }))
  expect(subject.name).toBe(title)
  expect(subject.named).toBe(false)
})

test('the user’s own name stays', () => {
  expect(subjectOf(reader.read({ description: 'ShiftSwap lets nurses swap shifts.' })).name).toBe('ShiftSwap')
})

import { expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createReader } from '../create-reader.ts'
import { limitOf, limitWords, stepUnder, sureLimits } from './limits.ts'
import { ownName } from './own-name.ts'
import { withToldLimits } from './told-limits.ts'
import { withToldPrice } from './told-price.ts'

const reader = createReader(readKnowledge())
const briefOf = (description: string, context?: string) => withToldLimits(reader.read({ description, context }).brief)
const limits = (description: string, context?: string) => {
  const brief = briefOf(description, context)
  return sureLimits(brief, null).map((limit) => limitWords(brief, limit))
}

test('a budget, an audit and what cannot be reached are limits', () => {
  const found = limits(
    'A portal where crews log drills. Budget is 90,000 euro and we have to pass the harbour audit in May.',
    'No access to the ship register at first.',
  )
  expect(found).toContain('Budget is 90,000 euro')
  expect(found).toContain('pass the harbour audit in May')
  expect(found.some((words) => words.startsWith('No access to the ship register'))).toBe(true)
})

test('what is told of today is no limit', () => {
  expect(
    limits(
      'Today 2 clerks track 900 boats in Excel and about 5% of them sail with a licence that ends within the month.',
    ),
  ).toEqual([])
})

test('a heading of a pitch is no name', () => {
  expect(ownName(briefOf('A portal where crews log drills. Budget is 90,000 euro.'))).toBeNull()
  expect(ownName(briefOf('DrillLog is a portal where crews log drills.'))).toBe('DrillLog')
})

test('a price by the head is one of firms', () => {
  const { businessModels } = withToldPrice({
    ...briefOf('A portal where crews log drills. Owners pay 4 euro per boat a month.'),
    businessModels: [],
  })
  expect(businessModels[0]?.modelId).toBe('subscription-per-seat')
})

test('money and an audit are tested as what they are', () => {
  expect(limitOf({ kind: 'money' }, 'Budget is 90,000 euro').need).toContain('Fit the money')
  expect(limitOf({ kind: 'legal' }, 'pass the harbour audit in May').test).toContain('plays the inspector')
})

test('privacy is about those who write down something of themselves', () => {
  const main = { kind: { id: 'craft' }, who: { plural: 'coaches' } }
  const own = { kind: { id: 'record' }, who: { plural: 'runners' } }
  expect(stepUnder('GDPR compliant', main, [main, own])).toBe(own)
  expect(stepUnder('works offline', main, [main, own])).toBe(main)
})

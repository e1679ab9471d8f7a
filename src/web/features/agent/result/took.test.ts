import { expect, test } from 'vitest'
import { durationText, tookParts } from './took.ts'

test('tokens, cost and whose key it was, as far as they are known', () => {
  expect(tookParts({ tokens: { input: 1200, output: 300 }, cost: 0.0123, ownKey: true })).toEqual([
    '1,500 tokens, 300 of them written',
    '$0.012',
    'with your own key',
  ])
  expect(tookParts({ tokens: null, cost: null, ownKey: false })).toEqual([])
  expect(tookParts({ tokens: { input: null, output: 7 }, cost: 1.5, ownKey: false })).toEqual([
    '7 tokens, 7 of them written',
    '$1.50',
  ])
})

test('durations', () => {
  expect([durationText(80), durationText(4_200), durationText(125_000)]).toEqual(['under a second', '4 s', '2 min 5 s'])
})

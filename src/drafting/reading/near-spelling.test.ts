import { expect, test } from 'vitest'
import { createSpelling, isOneSlipApart } from './near-spelling.ts'

test.each([
  ['expence', 'expense', true],
  ['reciept', 'receipt', true],
  ['invoce', 'invoice', true],
  ['invoice', 'invoice', false],
  ['shift', 'swift2', false],
])('%s and %s: %s', (left, right, expected) => expect(isOneSlipApart(left, right)).toBe(expected))

test('puts a word right only when there is one candidate', () => {
  const spell = createSpelling(['expense', 'receipt', 'carport', 'carpore', 'rota'])
  expect(spell('expence')).toBe('expense')
  expect(spell('receipt')).toBeNull()
  expect(spell('carporx')).toBeNull()
  expect(spell('roda')).toBeNull()
})

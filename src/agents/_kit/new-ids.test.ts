import { expect, test } from 'vitest'
import { withNewIds } from './new-ids.ts'

test('texts name what moved by its new id, and each id once', () => {
  const ids = new Map([
    ['R1', 'R2'],
    ['R2', 'R3'],
    ['TC-1', 'TC-4'],
  ])
  const value = { need: 'Meets R1, R2 and R12', cases: ['TC-1', 'TC-10'], count: 3, none: null }
  expect(withNewIds(value, ids)).toEqual({
    need: 'Meets R2, R3 and R12',
    cases: ['TC-4', 'TC-10'],
    count: 3,
    none: null,
  })
})

import { expect, test } from 'vitest'
import { handedLabel } from './handed-label.ts'

test('an item is led by its name, said once', () => {
  expect(handedLabel('Ana Weber', 'Name: Ana Weber\nRole: Nurse\nGoals: Leaves on time')).toBe(
    'Ana Weber: Role: Nurse · Goals: Leaves on time',
  )
  expect(handedLabel('R1', '### R1 The ledger is **read**\n\nAlways')).toBe('R1 The ledger is read · Always')
  expect(handedLabel('Ana', 'Works')).toBe('Ana: Works')
  expect(handedLabel('', 'A row | of a table')).toBe('A row of a table')
  expect(handedLabel('Ana', 'Name: Ana')).toBe('Ana')
})

import { expect, test } from 'vitest'
import { fiscalLabel, fiscalName, fiscalText } from './fiscal-label.ts'

test.each([
  ['FY24 Q3', 'FY2024-Q3'],
  ['fy2024q3', 'FY2024-Q3'],
  ['FY 2024 - Q3', 'FY2024-Q3'],
  ['Q3 FY24', 'FY2024-Q3'],
  ['Q3FY2024', 'FY2024-Q3'],
  ['3Q FY24', 'FY2024-Q3'],
  ["FY'24 Q3", 'FY2024-Q3'],
  ['FY2025-P03', 'FY2025-P03'],
  ['P3 FY25', 'FY2025-P03'],
  ['FY2025-03', 'FY2025-P03'],
  ['FY25 Period 12', 'FY2025-P12'],
  ['FY24-W05', 'FY2024-W05'],
  ['FY24', 'FY2024'],
  ['2024/25', 'FY2025'],
  ['2024-25', 'FY2025'],
  ['2024/2025', 'FY2025'],
  ['1999/00', 'FY2000'],
  ['FY24/25', 'FY2025'],
  ['2024/25 Q1', 'FY2025-Q1'],
  ['Q1 2024/25', 'FY2025-Q1'],
])('%s is %s', (text, spelling) => {
  const label = fiscalLabel(text)
  expect(label && fiscalText(label)).toBe(spelling)
})

test.each([
  '2024',
  '2024-03',
  '2024-12-01',
  '24/25',
  '03/2024',
  'Q3 2024',
  '2024-Q3',
  'FY24 Q5',
  'FY2025-P13',
  'FY24 plan',
  'Buffy24',
  '1.2.3',
  'SUB-1001',
  '2024/27',
  '',
])('%s is none', (text) => expect(fiscalLabel(text)).toBeNull())

test('the name of a moment is that of the label that it stands for', () => {
  expect(fiscalName(new Date('2024-07-01'), 'quarter')).toBe('FY2024 Q3')
  expect(fiscalName(new Date('2025-03-01'), 'period')).toBe('FY2025 P03')
  expect(fiscalName(new Date(Date.UTC(2000, 0, 3) + 7 * 86_400_000 * (24 * 52 + 4)), 'week')).toBe('FY2024 W05')
  expect(fiscalName(new Date('2025-01-01'), 'year')).toBe('FY2025')
})

import { expect, test } from 'vitest'
import { columnShares } from './column-shares.ts'

const total = (shares: number[]) => shares.reduce((sum, share) => sum + share, 0)

test('gives long texts the room and short columns what their words need', () => {
  const [number = 0, text = 0, owner = 0] = columnShares({
    type: 'table',
    columns: [{ label: '#' }, { label: 'Finding' }, { label: 'Owner' }],
    rows: [['1', 'A long sentence that explains the finding at length. '.repeat(4), 'Nora']],
  })
  expect(total([number, text, owner])).toBeCloseTo(1)
  expect(text).toBeGreaterThan(0.7)
  expect(owner).toBeGreaterThan(number)
})

test('leaves no column without width, whatever the words', () => {
  const shares = columnShares({
    type: 'table',
    columns: Array.from({ length: 10 }, () => ({ label: '' })),
    rows: [['x'.repeat(10_000)]],
  })
  expect(total(shares)).toBeCloseTo(1)
  expect(Math.min(...shares)).toBeGreaterThan(0.04)
})

test('a column of numbers is as wide as the longest word over it', () => {
  const shares = columnShares({
    type: 'table',
    columns: [
      { label: 'Segment' },
      { label: 'Willingness to pay' },
      { label: 'Total of assumed scores' },
      { label: 'Recommendation' },
    ],
    rows: [
      [
        'Nurses in hospitals',
        '4',
        '66',
        'Recruit ten nurses and serve two of them by hand for a week, counting how often. '.repeat(2),
      ],
    ],
  })
  expect(shares[3]).toBeGreaterThan(0.45)
  expect(shares[1]).toBeLessThan(0.18)
})

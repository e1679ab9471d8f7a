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

test('the one text among many short columns is not squeezed into a word a line', () => {
  const labels = ['Rank', 'Id', 'Feature', 'MoSCoW', 'RICE', 'Reach of 100', 'Impact', 'Confidence', 'Effort, weeks']
  const shares = columnShares({
    type: 'table',
    columns: labels.map((label) => ({ label })),
    rows: Array.from({ length: 8 }, (_, index) => [
      `${index + 1}`,
      `F${index + 1}`,
      'Bring each message to the person it is meant for, and say when it did not arrive',
      'Should',
      '7.5',
      '100',
      '0.5',
      '80 %',
      '2',
    ]),
  })
  expect(shares[2]).toBeGreaterThan(0.28)
})

test('amounts, an owner and a vendor of East Asia stay on one line', () => {
  const letters = (shares: number[], column: number) => (shares[column] ?? 0) * 120 - 3
  const long = 'A long sentence that explains the finding at length. '.repeat(4)
  const owners = columnShares({
    type: 'table',
    columns: [{ label: 'Question' }, { label: 'Owner' }, { label: 'Test' }],
    rows: [[long, 'Product manager', long]],
  })
  expect(letters(owners, 1)).toBeGreaterThan(16.5)
  const amounts = columnShares({
    type: 'table',
    columns: ['a', 'b', 'c', 'd', 'e', 'f'].map((label) => ({ label, align: label < 'd' ? 'left' : 'right' })),
    rows: [[long, long, long, '$581 thousand', '$7.09 million', '$546 thousand']],
  })
  expect(letters(amounts, 3)).toBeGreaterThan(14.4)
  const vendors = columnShares({
    type: 'table',
    columns: [{ label: 'Need' }, { label: '鐘楼株式会社' }, { label: 'Note' }],
    rows: [[long, 'Yes', long]],
  })
  expect(letters(vendors, 1)).toBeGreaterThan(14.9)
})

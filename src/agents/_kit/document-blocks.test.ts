import { expect, test } from 'vitest'
import { tableOf } from './document-blocks.ts'

test('a column in which nothing stands is left out, the first never', () => {
  expect(
    tableOf(
      ['Case', 'Before', 'Passed when'],
      [
        ['', '', 'a'],
        ['', '', 'b'],
      ],
    ),
  ).toEqual([
    {
      type: 'table',
      columns: [{ label: 'Case' }, { label: 'Passed when' }],
      rows: [
        ['', 'a'],
        ['', 'b'],
      ],
    },
  ])
  expect(tableOf(['Case'], [])).toEqual([])
})

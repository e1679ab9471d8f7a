import { expect, test } from 'vitest'
import { partsOf, shortlist } from './outline.ts'

test('a section is summed up by its headings and cards', () => {
  expect(
    partsOf([
      { type: 'paragraph', text: 'Words' },
      { type: 'heading', level: 1, text: 'Trends' },
      { type: 'cards', cards: [{ title: 'Trend #1', blocks: [{ type: 'heading', level: 1, text: 'Inside' }] }] },
      { type: 'heading', level: 3, text: 'Small' },
      { type: 'heading', level: 2, text: 'Size' },
    ]),
  ).toEqual(['Trends', 'Trend #1', 'Size'])
})

test('a long list is cut at the end that matters less, and says by how much', () => {
  expect(shortlist(['a', 'b', 'c'], 2, 'first')).toEqual({ shown: ['a', 'b'], hidden: 1 })
  expect(shortlist(['a', 'b', 'c'], 2, 'last')).toEqual({ shown: ['b', 'c'], hidden: 1 })
  expect(shortlist(['a'], 2, 'last')).toEqual({ shown: ['a'], hidden: 0 })
  expect(shortlist([], 2, 'last')).toEqual({ shown: [], hidden: 0 })
})

import { expect, test } from 'vitest'
import type { Block, ResultDocument } from './block.ts'
import { hasTables, tablesOf } from './tables-of.ts'

const documentOf = (...blocks: Block[]): ResultDocument => ({ title: 'T', language: 'en', blocks })
const table: Block = { type: 'table', columns: [{ label: 'A' }], rows: [['1']] }

test('finds tables wherever they stand and names them after the nearest heading', () => {
  const found = tablesOf(
    documentOf(
      { type: 'heading', level: 1, text: 'Prices' },
      table,
      { ...table, caption: 'Own caption' },
      { type: 'cards', cards: [{ title: 'Nora', blocks: [table] }] },
    ),
  )
  expect(found.map((each) => each.caption)).toEqual(['Prices', 'Own caption', 'Prices', 'Nora'])
})

test('makes one row of each card, with the union of the labels as columns', () => {
  const [cards] = tablesOf(
    documentOf({
      type: 'cards',
      cards: [
        {
          title: 'Nora',
          badges: ['Buyer', 'Primary'],
          blocks: [
            { type: 'fields', fields: [{ label: 'Age', value: '34' }] },
            { type: 'heading', level: 3, text: 'Goals' },
            { type: 'list', ordered: false, items: [{ text: 'Save time', items: [{ text: 'at night' }] }] },
          ],
        },
        { title: 'Ben', blocks: [{ type: 'fields', fields: [{ label: 'City', value: 'Bern' }] }] },
      ],
    }),
  )
  expect(cards?.columns.map((column) => column.label)).toEqual(['Title', 'Badges', 'Age', 'Goals', 'City'])
  expect(cards?.rows).toEqual([
    ['Nora', 'Buyer; Primary', '34', 'Save time; at night', ''],
    ['Ben', '', '', '', 'Bern'],
  ])
})

test('says whether there is anything tabular', () => {
  expect(hasTables(documentOf(table))).toBe(true)
  expect(hasTables(documentOf({ type: 'paragraph', text: 'x' }, { type: 'cards', cards: [] }))).toBe(false)
})

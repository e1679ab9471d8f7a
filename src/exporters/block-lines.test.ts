import { expect, test } from 'vitest'
import type { Block, TableBlock } from '#shared/document/block.ts'
import { firstTableLines, isShortCard, isShortTable, linesOf } from './block-lines.ts'

const table = (rows: number, cell = 'A short cell'): TableBlock => ({
  type: 'table',
  columns: [{ label: 'One' }, { label: 'Two' }],
  rows: Array.from({ length: rows }, () => [cell, cell]),
})
const fields = (count: number): Block => ({
  type: 'fields',
  fields: Array.from({ length: count }, () => ({ label: 'Label', value: 'A value of one line' })),
})

test('a table is short by its height, not by its rows', () => {
  expect(isShortTable(table(5))).toBe(true)
  expect(isShortTable(table(12))).toBe(false)
  expect(isShortTable(table(3, 'A long cell that says much. '.repeat(20)))).toBe(false)
})

test('the first row of a long table takes its own lines only', () => {
  expect(firstTableLines(table(100))).toBeCloseTo(firstTableLines(table(1)))
})

test('a card is short up to half a page', () => {
  expect(isShortCard([{ type: 'paragraph', text: 'What it is.' }, fields(8)])).toBe(true)
  expect(isShortCard([fields(20)])).toBe(false)
  expect(isShortCard([{ type: 'paragraph', text: 'word '.repeat(900) }])).toBe(false)
})

test('a text takes a line for each hundred letters or so', () => {
  expect(linesOf({ type: 'paragraph', text: 'word '.repeat(100) })).toBeGreaterThan(4)
  expect(linesOf({ type: 'paragraph', text: 'word '.repeat(100) })).toBeLessThan(7)
})

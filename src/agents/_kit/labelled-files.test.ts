import { expect, test } from 'vitest'
import { labelledRows, withComment, withSheets } from './labelled-files.ts'

const isAssumed = (text: string) => text === 'Owners pay weekly'

test('rows of a fixed shape keep it: an assumed cell is marked unless its row says so', () => {
  const rows = [
    ['Summary', 'Basis'],
    ['Owners pay weekly', ''],
    ['Owners pay weekly', 'assumption'],
    ['Rover takes 20%', ''],
  ]
  expect(labelledRows(rows, { isAssumed })).toEqual([
    ['Summary', 'Basis'],
    ['Assumption: Owners pay weekly', ''],
    ['Owners pay weekly', 'assumption'],
    ['Rover takes 20%', ''],
  ])
})

test('a workbook gets a sheet for each table, and its own stay as they are', () => {
  const own = { name: 'Sizing', widths: [10], rows: [['Owners pay weekly', { value: 1, formula: '1' }]] }
  const table = {
    type: 'table' as const,
    caption: 'What is assumed',
    columns: [{ label: 'Statement' }, { label: 'How to check it' }],
    rows: [['Owners pay weekly', [{ text: 'Ask ten', italic: true }]]],
  }
  const { sheets } = withSheets({ title: 'A book', sheets: [own] }, [table])
  expect(sheets).toHaveLength(2)
  expect(sheets[0]).toBe(own)
  expect(sheets[1]).toMatchObject({
    name: 'What is assumed',
    frozenRows: 1,
    rows: [
      ['Statement', 'How to check it'],
      ['Owners pay weekly', 'Ask ten'],
    ],
  })
})

test('a page to be published says in a comment what is assumed, and no statement ends the comment', () => {
  const page = '<!doctype html>\n<html>\n<head>\n<title>T</title>'
  expect(withComment(page, [])).toBe(page)
  const text = withComment(page, [{ text: 'Owners --> <script>pay</script> $& weekly.', check: 'Ask ten.' }])
  expect(text).toContain('weekly. To check: Ask ten.')
  expect(text).toContain('$&')
  expect(text.match(/-->/g)).toHaveLength(1)
  expect(text).not.toContain('<script')
})

import { expect, test } from 'vitest'
import { linesOf } from './lines-of.ts'

test('each line is an entry, without its bullet, once', () => {
  expect(linesOf('- Ward manager\n2) Works council\n\n• ward manager\n 3 nurses', 5)).toEqual([
    'Ward manager',
    'Works council',
    '3 nurses',
  ])
})

test('no more than asked for, and none of an empty field', () => {
  expect(linesOf('a\nb\nc', 2)).toEqual(['a', 'b'])
  expect(linesOf(null, 2)).toEqual([])
  expect(linesOf('  \n---\n', 2)).toEqual([])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineChanges } from './line-changes.ts'
import { contentAfter } from './make-changes.ts'

const pointer = '/result/prd'
const after = (prd: string, changes: ReturnType<typeof lineChanges>) =>
  contentAfter({ result: { prd }, blocks: [] }, changes.toReversed())?.result.prd

test('the lines that differ are changes of their own', () => {
  const [before, next] = ['# A\n\none\ntwo\nthree\n', '# A\n\none\n2\nthree\nfour\n']
  const changes = lineChanges(pointer, before, next)
  expect(changes).toEqual([
    { op: 'text', pointer, at: 9, was: 'two\n', value: '2\n' },
    { op: 'text', pointer, at: 19, was: '', value: 'four\n' },
  ])
  expect(after(before, changes)).toBe(next)
})

test('any two texts become each other', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', '', '- d'), { maxLength: 12 }).map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(text, text, (before, next) => {
      expect(after(before, lineChanges(pointer, before, next))).toBe(next)
    }),
  )
})

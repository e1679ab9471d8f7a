import { expect, test } from 'vitest'
import type { DocumentChange } from '#shared/api/documents.ts'
import { emptyHistory, inverseOf, withStep } from './undo-history.ts'

test('the opposite of edits is made in the opposite order', () => {
  const changes: DocumentChange[] = [
    { op: 'set', pointer: '/result/a', was: 1, value: 2 },
    { op: 'text', pointer: '/result/b', at: 3, was: 'one', value: 'two' },
    { op: 'insert', pointer: '/result/c/0', value: 'x' },
    { op: 'remove', pointer: '/result/c/2', was: 'y' },
  ]
  const opposite: DocumentChange[] = [
    { op: 'insert', pointer: '/result/c/2', value: 'y' },
    { op: 'remove', pointer: '/result/c/0', was: 'x' },
    { op: 'text', pointer: '/result/b', at: 3, was: 'two', value: 'one' },
    { op: 'set', pointer: '/result/a', was: 2, value: 1 },
  ]
  expect(inverseOf(changes)).toEqual(opposite)
  expect(inverseOf(opposite)).toEqual(changes)
})

test('a new edit ends what could be made again, and the oldest are forgotten', () => {
  const step = { revision: 2, changes: [] }
  expect(withStep({ done: [], undone: [step] }, step)).toEqual({ done: [step], undone: [] })
  let history = emptyHistory
  for (let revision = 1; revision <= 150; revision += 1) history = withStep(history, { revision, changes: [] })
  expect(history.done).toHaveLength(100)
  expect(history.done.at(-1)?.revision).toBe(150)
})

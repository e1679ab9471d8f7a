import { expect, test } from 'vitest'
import type { BoundField } from '#agents/_kit/binding/bound-document.ts'
import { below, copyOf, unitOf } from './unit-of.ts'

const result = {
  title: 'T',
  goals: ['a', 'b'],
  features: [
    { id: 'F1', name: 'x', tags: ['p'] },
    { id: 'F7', name: 'y', tags: [] },
  ],
}
const field = (pointer: string): BoundField => ({ kind: 'text', pointer, value: '' })

test('what a row shows is the innermost item that holds all of it', () => {
  expect(unitOf(result, [field('/goals/1')])).toEqual({ pointer: '/goals/1', value: 'b' })
  expect(unitOf(result, [field('/features/0/name'), 'words', field('/features/0/tags/0')])?.pointer).toBe('/features/0')
  expect(unitOf(result, [field('/features/0/name'), field('/features/1/name')])).toBeNull()
  expect(unitOf(result, [field('/title')])).toBeNull()
  expect(unitOf(result, ['words'])).toBeNull()
})

test('a new item is a copy with an id of its own, below the one that was copied', () => {
  const unit = unitOf(result, [field('/features/0/name')])
  if (!unit) throw new Error('no unit')
  expect(copyOf(result, unit)).toEqual({ id: 'F8', name: 'x', tags: ['p'] })
  expect(below(unit.pointer)).toBe('/features/1')
  expect(copyOf(result, { pointer: '/goals/0', value: 'a' })).toBe('New entry')
})

import { expect, test } from 'vitest'
import { toStorable } from './storable-json.ts'

test('what can be stored stays the object that it is', () => {
  const value = { text: 'Walks \u{1f436}', path: 'C:\\users\\u0000', list: [1, null, 'é'] }
  expect(toStorable({ text: 'Walks \u{1f436}' }).json).toBe('{"text":"Walks \u{1f436}"}')
  expect(JSON.parse(toStorable(value).json)).toEqual(value)
})

test('NUL and halves of characters go, in keys as well, at any depth', () => {
  const { value, json } = toStorable({ title: 'cut \ud83d…', inner: [{ 'a\u0000b': '\udc36 x' }], count: 3 })
  expect(value).toEqual({ title: 'cut \ufffd…', inner: [{ ab: '\ufffd x' }], count: 3 })
  expect(JSON.parse(json)).toEqual(value)
  expect(json).not.toMatch(/\\u/)
})

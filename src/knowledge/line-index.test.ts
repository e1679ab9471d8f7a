import { expect, test } from 'vitest'
import { indexLines } from './line-index.ts'

test.each([['apple\npear\nplum'], ['apple\npear\nplum\n']])('finds each line and no other', (text) => {
  const lines = indexLines(Buffer.from(text))
  expect(lines.size).toBe(3)
  expect(['apple', 'pear', 'plum'].map(lines.find)).toEqual([0, 1, 2])
  expect(['', 'app', 'pears', 'apple\npear', 'Pear', 'pe\u0161'].map(lines.find)).toEqual(Array(6).fill(undefined))
})

test('finds a line among thousands', () => {
  const all = Array.from({ length: 5_000 }, (_, place) => `word${place.toString(36)}`)
  const lines = indexLines(Buffer.from(all.join('\n')))
  expect(all.every((line, place) => lines.find(line) === place)).toBe(true)
  expect(lines.find('word')).toBeUndefined()
})

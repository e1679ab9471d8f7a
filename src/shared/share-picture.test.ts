import { describe, expect, test } from 'vitest'
import { linesOf, sharePicture } from './share-picture.ts'

const letters = (text: string) => text.length

describe('linesOf', () => {
  test('breaks between words', () => {
    expect(linesOf('one two three four', 9, 3, letters)).toEqual(['one two', 'three', 'four'])
  })

  test('ends a text that is too long with an ellipsis inside the width', () => {
    const lines = linesOf('one two three four five six', 9, 2, letters)
    expect(lines).toEqual(['one two', 'three...'])
    expect(lines.every((line) => line.length <= 9)).toBe(true)
  })

  test('keeps a word that is wider than the line', () => {
    expect(linesOf('extraordinarily', 5, 2, letters)).toEqual(['extraordinarily'])
  })
})

test('a title is data, never markup', () => {
  const svg = sharePicture({ title: 'R&D <b>', description: 'x' }, { title: letters, text: letters })
  expect(svg).toContain('R&amp;D &lt;b&gt;')
  expect(svg).not.toContain('<b>')
})

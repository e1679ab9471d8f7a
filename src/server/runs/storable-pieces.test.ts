import { describe, expect, test } from 'vitest'
import { createStorablePieces } from './storable-pieces.ts'

const joined = (pieces: readonly string[]) => {
  const clean = createStorablePieces()
  return pieces.map(clean).join('')
}

describe('pieces of a text', () => {
  test('that can be stored stay as they are', () => {
    expect(joined(['Walks ', 'für 犬 ', '\u{1f436}', '\n'])).toBe('Walks für 犬 \u{1f436}\n')
  })

  test('a character that was cut in two stays whole', () => {
    const text = 'a \u{1f436}\u{1f9b4} b'
    expect(joined([...text].flatMap((sign) => sign.split('')))).toBe(text)
  })

  test('NUL goes, and half a character does not pass for one', () => {
    expect(joined(['af\u0000ter', '\ud83d', 'noon', '\udc36'])).toBe('after\ufffdnoon\ufffd')
    expect(joined(['the end \ud83d'])).toBe('the end ')
  })
})

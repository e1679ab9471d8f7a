import { describe, expect, test } from 'vitest'
import { readSentences } from './tokens.ts'

const texts = (text: string) => readSentences(text).map((sentence) => sentence.map((token) => token.text))

describe('readSentences', () => {
  test('ends sentences at marks, line breaks and bullets', () => {
    expect(texts('Nurses swap shifts. Why?\n- one\n• two')).toEqual([
      ['Nurses', 'swap', 'shifts'],
      ['Why'],
      ['one'],
      ['two'],
    ])
  })

  test('keeps hyphens, apostrophes and money together', () => {
    expect(texts("night-shift nurses don't pay €6,000")).toEqual([['night-shift', 'nurses', "don't", 'pay', '€6,000']])
  })

  test('gives offsets of the original text', () => {
    const text = 'An <b>app</b> for dog walkers.'
    for (const token of readSentences(text).flat()) expect(text.slice(token.start, token.end)).toBe(token.text)
  })

  test('cuts a text without full stops', () => {
    expect(Math.max(...readSentences('word '.repeat(2000)).map((sentence) => sentence.length))).toBeLessThanOrEqual(120)
  })
})

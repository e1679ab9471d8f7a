import { describe, expect, test } from 'vitest'
import { cleanText, longestRead } from './clean.ts'

describe('cleanText', () => {
  test.each([
    'An <b>app</b> for dog walkers',
    '🚀 launch 🚀 now',
    'see https://example.org/a?b=c for more',
    'mail me@example.org today',
    'a\u00a0b\u200bc\td',
    '<script>alert(1)</script> hello',
    'the “busy cooks” say',
  ])('keeps every offset of %j', (text) => {
    expect(cleanText(text)).toHaveLength(text.length)
  })

  test('blanks tags, scripts, addresses and pictographs', () => {
    const cleaned = cleanText('<script>alert(1)</script> <i>hello</i> https://example.org 🚀 there')
    expect(cleaned).not.toMatch(/script|alert|<|http|🚀/)
    expect(cleaned).toContain('hello')
    expect(cleaned).toContain('there')
  })

  test('drops a run without spaces that no word can be', () => {
    expect(cleanText(`a ${'x'.repeat(60)} b`).replace(/\s+/g, ' ')).toBe('a b')
  })

  test('reads no further than its limit', () => {
    expect(cleanText('word '.repeat(20_000)).length).toBeLessThanOrEqual(longestRead)
  })
})

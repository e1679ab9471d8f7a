import { describe, expect, test } from 'vitest'
import { cleanHits, plainText } from './search-hit.ts'

describe('plainText', () => {
  test.each([
    ['a <b>bold</b> word', 'a bold word'],
    ['<p>one</p><p>two</p>', 'one two'],
    ['x<script>alert("<p>")</script>y', 'x y'],
    ['5 &lt; 6 &amp;&amp; 7 &gt; 6', '5 < 6 && 7 > 6'],
    ['&amp;lt; stays', '&lt; stays'],
    ['caf&#233; &#x1F600; &nbsp; end', 'café 😀 end'],
    ['&unknown; &#0; &#xd800;', '&unknown;'],
    ['a < b and c > d', 'a < b and c > d'],
    ['line\n\tbreak\u0000\u200b', 'line break'],
    ['<!-- hidden -->seen', 'seen'],
  ])('%j becomes %j', (html, text) => {
    expect(plainText(html)).toBe(text)
  })
})

describe('cleanHits', () => {
  const hit = { title: 'A title', url: 'https://www.example.com/a', excerpt: 'Some text' }

  test('drops what has no title or no web address', () => {
    const bad = [
      '',
      null,
      'not a url',
      'ftp://example.com/',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://me:pw@example.com/',
    ]
    const raw = [...bad.map((url) => ({ ...hit, url })), { ...hit, title: ' <b></b> ' }, hit]
    expect(cleanHits(raw, 10)).toEqual([{ ...hit, year: null, publisher: 'example.com' }])
  })

  test('cuts an excerpt at a word, within its bound', () => {
    const [cut] = cleanHits([{ ...hit, excerpt: 'word '.repeat(500) }], 1)
    expect(cut?.excerpt.length).toBeLessThanOrEqual(1200)
    expect(cut?.excerpt).toMatch(/word…$/)
    const [joined] = cleanHits([{ ...hit, excerpt: '🎉'.repeat(800) }], 1)
    expect(joined?.excerpt.isWellFormed()).toBe(true)
  })

  test.each([
    ['2024-05-01T00:00:00Z', 2024],
    ['May 1, 2019', 2019],
    ['Tue, 05 Mar 2024 10:00:00 GMT', 2024],
    ['20250412T083000Z', 2025],
    ['3 days ago', null],
    ['12024', null],
    [null, null],
  ])('reads the year of %j', (date, year) => {
    expect(cleanHits([{ ...hit, date }], 1)[0]?.year).toBe(year)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuMsOf } from '#tests/support/cpu-time.ts'
import { removeUnboundLinks } from './bound-links.ts'

const sources = [
  { url: 'https://example.com/report' },
  { url: 'https://en.wikipedia.org/wiki/Shift_(work)' },
  { url: 'https://www.vendor.example/' },
  { url: null },
]
const clean = (text: string) => removeUnboundLinks(text, sources).value
const removed = (text: string) => removeUnboundLinks(text, sources).removed

describe('links of sources stay', () => {
  test.each([
    'See https://example.com/report.',
    'See (https://example.com/report), then go on.',
    'HTTPS://EXAMPLE.COM/report is the same page',
    'https://example.com/report/',
    'https://example.com/report#part-2',
    'https://example.com/report?utm_source=x&utm_medium=y',
    'http://example.com/report',
    '[the report](https://example.com/report "with a title")',
    '[shift](https://en.wikipedia.org/wiki/Shift_(work))',
    'https://en.wikipedia.org/wiki/Shift_(work), and',
    '(see https://en.wikipedia.org/wiki/Shift_(work))',
    'www.vendor.example',
    '<https://example.com/report>',
    '**https://example.com/report**',
    '“https://example.com/report”',
    'no address at all, but a ratio of 3://4',
  ])('%s', (text) => {
    expect(clean(text)).toBe(text)
    expect(removed(text)).toEqual([])
  })
})

describe('other links go', () => {
  test.each([
    ['https://invented.example/a', '', 'https://invented.example/a'],
    ['See https://invented.example/a.', 'See.', 'https://invented.example/a'],
    ['See https://invented.example/a for details.', 'See for details.', 'https://invented.example/a'],
    ['A claim (https://invented.example/a_(b)).', 'A claim.', 'https://invented.example/a_(b)'],
    ['A claim [https://invented.example/a] here', 'A claim here', 'https://invented.example/a'],
    ['<https://invented.example/a> is gone', 'is gone', 'https://invented.example/a'],
    ['**https://invented.example/a** is gone', 'is gone', 'https://invented.example/a'],
    ['WWW.Invented.Example/Path, they say', ', they say', 'WWW.Invented.Example/Path'],
    ['HTTP://INVENTED.EXAMPLE', '', 'HTTP://INVENTED.EXAMPLE'],
    ['ftp://invented.example/file here', 'here', 'ftp://invented.example/file'],
    ['[the study](https://invented.example/s) says', 'the study says', 'https://invented.example/s'],
    ['[the study](https://invented.example/s_(1) "title"), and', 'the study, and', 'https://invented.example/s_(1)'],
    ['![chart](https://invented.example/c.png)', 'chart', 'https://invented.example/c.png'],
    ['[the [old] study](www.invented.example)', 'the [old] study', 'www.invented.example'],
    ['[x](//invented.example/p)', 'x', '//invented.example/p'],
    ['Ends with one: https://invented.example/a', 'Ends with one:', 'https://invented.example/a'],
    ['https://example.com/other', '', 'https://example.com/other'],
    ['https://example.com.evil.example/report', '', 'https://example.com.evil.example/report'],
    ['https://example.com/report?id=2', '', 'https://example.com/report?id=2'],
    ['https://invented.example/a\nsecond line', '\nsecond line', 'https://invented.example/a'],
  ])('%s', (text, left, link) => {
    expect(clean(text)).toBe(left)
    expect(removed(text)).toEqual([link])
  })

  test('each of several is looked at alone', () => {
    const text = 'https://example.com/report, https://invented.example/a and [b](https://invented.example/b) stay or go'
    expect(clean(text)).toBe('https://example.com/report, and b stay or go')
    expect(removed(text)).toHaveLength(2)
    const joined = 'https://example.com/report,https://invented.example/a'
    expect(clean(joined)).toBe('https://example.com/report,')
  })

  test('a link whose text is an address too goes as a whole', () => {
    expect(clean('[https://invented.example/a](https://invented.example/a)')).toBe('')
  })

  test('an address that carries another is one address', () => {
    const archived = 'https://archive.example/2020/https://page.example/x'
    expect(removeUnboundLinks(archived, [{ url: archived }]).value).toBe(archived)
    expect(clean(archived)).toBe('')
  })

  test('mail addresses and file names are no links', () => {
    const text = 'Write to me@www.example.org or open data/www.txt'
    expect(clean(text)).toBe(text)
  })
})

describe('a result', () => {
  test('is walked in depth and keeps everything else', () => {
    const result = {
      title: 'A plan',
      score: 4,
      ready: true,
      none: null,
      link: 'https://invented.example/x',
      parts: [
        {
          text: 'Read [this](https://example.com/report).',
          links: ['https://example.com/report', 'https://no.example'],
        },
      ],
    }
    const { value, removed: gone } = removeUnboundLinks(result, sources)
    expect(value).toEqual({
      ...result,
      link: '',
      parts: [{ ...result.parts[0], links: ['https://example.com/report', ''] }],
    })
    expect(gone).toEqual(['https://invented.example/x', 'https://no.example'])
  })

  test('may keep what the user typed', () => {
    const typed = ['Our page is https://ours.example/start, see there.']
    expect(removeUnboundLinks('Go to https://ours.example/start.', [], typed)).toEqual({
      value: 'Go to https://ours.example/start.',
      removed: [],
    })
  })

  test('keeps an address that runs as words, where the user typed one', () => {
    expect(removeUnboundLinks('javascript:alert(1)', [], ['javascript:alert(1)']).value).toBe('javascript alert(1)')
    expect(removeUnboundLinks('javascript:alert(1)', [], ['an app']).value).toBe('')
  })

  test('holds no unbound address afterwards, and text without addresses is not touched', () => {
    const part = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom(
        'https://invented.example/p?q=(1)',
        '[t](https://invented.example)',
        'www.invented.example',
        ' ',
        '.',
        '(',
        ')',
        '**',
      ),
      fc.constant('https://example.com/report'),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const text = parts.join('')
        const { value, removed: gone } = removeUnboundLinks(text, sources)
        expect(String(value)).not.toMatch(/(?<![\w@./-])www\.invented|:\/\/invented/)
        if (gone.length === 0) expect(value).toBe(text)
      }),
      { numRuns: 500 },
    )
  })
})

describe('addresses that run or read something', () => {
  test.each([
    'javascript:alert(document.cookie)',
    ' JavaScript:alert( 1 )',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'vbscript:msgbox(1)',
  ])('%s goes', (address) => {
    expect(clean(address)).toBe('')
    expect(removed(address)).toEqual([address])
    const compact = address.trim().replace(/[\s()<>]/g, '')
    expect(clean(`Read [the report](${compact}) first`)).toBe('Read the report first')
  })

  test.each(['Data: we keep names only', 'file: one a month', 'JavaScript is what they write'])('%s stays', (words) => {
    expect(clean(words)).toBe(words)
  })
})

test('an address of nothing but slashes is looked at once, not once for each of them', () => {
  const spent = cpuMsOf(() =>
    expect(clean(`See https://a.example${'/'.repeat(200_000)}x for more`)).toBe('See for more'),
  )
  // Minutes, where each slash is the beginning of a search for the last one.
  expect(spent).toBeLessThan(5_000)
})

test.each([
  ['acme.io/demo', 'Book a demo: https://acme.io/demo'],
  ['Our page is www.acme.io.', 'Book a demo: https://www.acme.io'],
  ['See https://acme.io/demo', 'Book a demo: acme.io/demo, https://acme.io/demo'],
])("the user's own address stays, typed as %j", (typed, text) => {
  expect(removeUnboundLinks({ text }, [], [typed])).toEqual({ value: { text }, removed: [] })
})

test('an address of mail is no page', () => {
  expect(removeUnboundLinks('https://acme.io', [], ['ann@acme.io']).removed).toEqual(['https://acme.io'])
})

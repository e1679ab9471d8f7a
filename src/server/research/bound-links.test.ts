import { describe, expect, test } from 'vitest'
import type { Source } from '#shared/source.ts'
import { removeUnboundLinks } from './bound-links.ts'

const sources: Source[] = [
  {
    number: 1,
    kind: 'library',
    title: 'A',
    url: 'https://www.Example.com/Path/',
    publisher: 'p',
    excerpt: '',
    year: null,
  },
]
const clean = (value: unknown) => removeUnboundLinks(value, sources)

describe('removeUnboundLinks', () => {
  test.each([
    ['See https://example.com/Path?utm_source=x for more.', 'See https://example.com/Path?utm_source=x for more.'],
    ['See https://invented.example/a.', 'See.'],
    ['A [report](https://invented.example/a_(b)) says so.', 'A report says so.'],
    ['A [page](https://example.com/Path) says so.', 'A [page](https://example.com/Path) says so.'],
    ['(www.invented.example), then', ', then'],
    ['HTTPS://INVENTED.EXAMPLE/X!', '!'],
    ['[x](javascript:alert(1)) y', 'x y'],
    ['https://invented.example', ''],
    ['nothing to see [2] (inferred from [1])', 'nothing to see [2] (inferred from [1])'],
  ])('%s', (text, expected) => expect(clean(text).value).toBe(expected))

  test('walks a whole result and names what it took', () => {
    const { value, removed } = clean({
      list: [{ url: 'https://invented.example/a' }, { url: 'https://example.com/Path' }],
      n: 3,
    })
    expect(value).toEqual({ list: [{ url: '' }, { url: 'https://example.com/Path' }], n: 3 })
    expect(removed).toEqual(['https://invented.example/a'])
  })
})

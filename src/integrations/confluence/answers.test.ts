import { describe, expect, test } from 'vitest'
import { pageUrl, toPage } from './answers.ts'

const address = 'https://wiki.example.com/wiki'
const page = (base: string | undefined, webui?: string) => ({
  id: '7',
  title: 'Trends',
  version: { number: 1 },
  _links: { base, webui },
})

describe('the link of a page', () => {
  test('goes where the instance says that its pages are', () => {
    const sent = page('https://other.example.com/wiki', '/spaces/PM/pages/7')
    expect(pageUrl(address, sent, 'PM')).toBe('https://other.example.com/wiki/spaces/PM/pages/7')
    expect(pageUrl(address, page(undefined), 'PM')).toBe(`${address}/spaces/PM/pages/7`)
  })

  test.each(['javascript:alert(1)//', 'data:text/html,<script>alert(1)</script>', 'vbscript:x', '', '//evil'])(
    'is none that runs something: %s',
    (base) => {
      const sent = page(base, '/spaces/PM/pages/7')
      expect(pageUrl(address, sent, 'PM')).toBe(`${address}/spaces/PM/pages/7`)
      expect(toPage(address, sent, 'PM')._links.base).toBe(address)
    },
  )
})

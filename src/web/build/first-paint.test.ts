import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { config } from 'zod'

const script = readFileSync('public/first-paint.js', 'utf8')

test('pages switch off the making of functions out of text where the validation library looks', () => {
  const page = {
    document: { documentElement: { setAttribute: () => undefined }, cookie: '' },
    localStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
    location: { pathname: '/', search: '' },
    window: { __zod_globalConfig: undefined },
  }
  runInNewContext(script, page)
  expect(page.window.__zod_globalConfig).toEqual({ jitless: true })
  // The object of that name is the library's own settings; another name would leave the line above without effect.
  expect(Reflect.get(globalThis, '__zod_globalConfig')).toBe(config())
})

test('a page that names a run asks for the files of its result', () => {
  const askedAt = (search: string) => {
    const links: object[] = []
    runInNewContext(script, {
      document: {
        documentElement: { setAttribute: () => undefined },
        cookie: '',
        currentScript: { dataset: { resultFiles: '/assets/view-a.js /assets/view-b.css' } },
        createElement: () => ({}),
        head: { append: (link: object) => links.push({ ...link }) },
      },
      localStorage: { getItem: () => null },
      matchMedia: () => ({ matches: false }),
      location: { pathname: '/features/go-to-market/market-research', search },
      window: {},
    })
    return links
  }
  expect(askedAt('?product=1')).toEqual([])
  expect(askedAt('?run=1')).toEqual([
    { rel: 'modulepreload', href: '/assets/view-a.js' },
    { as: 'style', rel: 'preload', href: '/assets/view-b.css' },
  ])
})

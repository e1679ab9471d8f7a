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

import { expect, test } from 'vitest'
import { withLateModulePreloads, withoutModulePreloads } from './strip-module-preloads.ts'

const link = (href: string) => `<link rel="modulepreload" href="${href}"/>`
const page = `<head>${link('/assets/a.js')}<link rel="stylesheet" href="/assets/a.css"/>${link('/assets/b.js')}</head><body></body>`

test('a page without them asks for nothing that its first paint does not need', () => {
  expect(withoutModulePreloads(page)).toBe('<head><link rel="stylesheet" href="/assets/a.css"/></head><body></body>')
})

test('where they stay they come behind the style sheets, with low priority, the largest first', () => {
  const sizes = new Map([
    ['/assets/a.js', 10],
    ['/assets/b.js', 20],
  ])
  expect(withLateModulePreloads(page, sizes)).toBe(
    '<head><link rel="stylesheet" href="/assets/a.css"/>' +
      '<link fetchpriority="low" rel="modulepreload" href="/assets/b.js"/>' +
      '<link fetchpriority="low" rel="modulepreload" href="/assets/a.js"/></head><body></body>',
  )
})

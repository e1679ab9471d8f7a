import { expect, test } from 'vitest'
import { safeHref } from './safe-href.ts'

test('keeps web and mail addresses as they are written', () => {
  for (const href of ['https://example.com', 'http://example.com/a_(b)?c=d&e#f', 'mailto:a@example.com']) {
    expect(safeHref(href)).toBe(href)
  }
})

test('encodes what a file format would have to escape', () => {
  expect(safeHref(' https://example.com/a b"<é>')).toBe('https://example.com/a%20b%22%3C%C3%A9%3E')
})

test('drops every other address', () => {
  for (const href of [
    'javascript:alert(1)',
    'JaVaScRiPt:x',
    'data:text/html,x',
    'file:///etc',
    '/path',
    'https://',
    '',
    null,
  ]) {
    expect(safeHref(href)).toBeUndefined()
  }
})

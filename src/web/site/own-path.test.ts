import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test('a path of this site stays what it is', () => {
  for (const path of ['/', '/features?run=1#a', '/blog/a%2Fb', '/search?q=//host', '/a//b']) {
    expect(ownPath(path)).toBe(path)
  }
})

test.each([
  null,
  '',
  'about',
  'https://evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  '/\n\\evil.example',
  '/.//evil.example',
  '/./\\evil.example',
  '/%2e//evil.example',
  '/features/..//evil.example',
  '/a/b/../..//evil.example/path',
  '///evil.example',
  '/\t/[',
  '//user:password@evil.example:99999',
])('%j leads nowhere', (next) => {
  expect(ownPath(next)).toBeNull()
})

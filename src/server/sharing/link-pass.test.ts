import { expect, test } from 'vitest'
import { isPass, makePass, passSeconds } from './link-pass.ts'

const now = 1_700_000_000

test('a pass holds for its link and password until it ends', () => {
  const pass = makePass('hash', 'link', now)
  expect(isPass(pass, 'hash', 'link', now)).toBe(true)
  expect(isPass(pass, 'hash', 'link', now + passSeconds - 1)).toBe(true)
  expect(isPass(pass, 'hash', 'link', now + passSeconds)).toBe(false)
  expect(isPass(pass, 'other hash', 'link', now)).toBe(false)
  expect(isPass(pass, 'hash', 'other link', now)).toBe(false)
})

test('a later end, half a signature and nothing are no pass', () => {
  const pass = makePass('hash', 'link', now)
  const [until, signature = ''] = pass.split('.')
  expect(isPass(`${Number(until) + 1}.${signature}`, 'hash', 'link', now)).toBe(false)
  expect(isPass(pass.slice(0, -1), 'hash', 'link', now)).toBe(false)
  expect(isPass(`${until}.`, 'hash', 'link', now)).toBe(false)
  expect(isPass(undefined, 'hash', 'link', now)).toBe(false)
})

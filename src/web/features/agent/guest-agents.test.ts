import { expect, test } from 'vitest'
import { admitGuest } from './guest-agents.ts'

test('the first two distinct agents open, a third does not, the first two still do', () => {
  const map = new Map<string, string>()
  const keep = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  }
  expect(admitGuest('a', keep)).toBe(true)
  expect(admitGuest('b', keep)).toBe(true)
  expect(admitGuest('a', keep)).toBe(true)
  expect(admitGuest('c', keep)).toBe(false)
  expect(admitGuest('b', keep)).toBe(true)
})

test('a broken memory counts as empty', () => {
  expect(admitGuest('a', { getItem: () => '{', setItem: () => undefined })).toBe(true)
})

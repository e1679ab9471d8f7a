import { expect, test } from 'vitest'
import { readSizingSums } from './read-outside.ts'
import { sizingSums } from './sizing-sum.ts'

const factor = { kind: 'count', label: 'Places', check: 'Count one district' } as const

test('a sum names only factors that there are, and each factor stands in a sum', () => {
  const messages = (sums: unknown) => sizingSums.safeParse(sums).error?.issues.map(({ message }) => message)
  expect(
    messages({ factors: { places: factor }, sums: [{ all: [], parts: ['places', '*', 'price'] }] }),
  ).toBeUndefined()
  expect(messages({ factors: {}, sums: [{ all: [], parts: ['places', '*', 'price'] }] })).toEqual([
    'no factor "places"',
  ])
  expect(
    messages({ factors: { places: factor, hours: factor }, sums: [{ all: [], parts: ['places', '*', 'price'] }] }),
  ).toEqual(['in no sum'])
})

test('every sum begins with what is counted and has the price once; the last holds for any product', () => {
  const sums = readSizingSums()
  for (const { parts } of sums) {
    expect(parts[0]).toMatchObject({ factor: { kind: 'count' } })
    expect(parts.filter((part) => 'price' in part)).toHaveLength(1)
  }
  expect(sums.at(-1)?.all).toEqual([])
})

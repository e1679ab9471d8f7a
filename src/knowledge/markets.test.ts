import { describe, expect, test } from 'vitest'
import { readMarkets } from './markets.ts'

const markets = readMarkets()

describe('the markets of the library', () => {
  test('each synonym names one market', () => {
    const names = new Map<string, string[]>()
    for (const { id, synonyms } of markets) {
      for (const synonym of synonyms) {
        const name = synonym.toLowerCase()
        names.set(name, [...(names.get(name) ?? []), id])
      }
    }
    expect([...names].filter(([, ids]) => ids.length > 1)).toEqual([])
  })

  test('no vendor stands twice in a market', () => {
    for (const { vendors } of markets) {
      const names = vendors.map(({ name }) => name.toLowerCase())
      expect(new Set(names).size).toBe(names.length)
    }
  })

  test('each has who buys, who uses, and a measure of the job done and of what must not get worse', () => {
    for (const { roles, metrics } of markets) {
      expect(roles.map(({ part }) => part)).toEqual(expect.arrayContaining(['buyer', 'user']))
      expect(metrics.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['done', 'guard']))
    }
  })
})

import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

function fixture(options: { most?: number; fail?: (items: readonly string[]) => unknown } = {}) {
  const batches: string[][] = []
  const add = inBatches<string, string>({
    most: options.most ?? 10,
    keyOf: (item) => item.charAt(0),
    work: async (items) => {
      batches.push([...items])
      await nextTurn()
      const error = options.fail?.(items)
      if (error) throw error
      return items.map((item) => item.toUpperCase())
    },
  })
  return { add, batches }
}

describe('inBatches', () => {
  test('the first goes at once, the rest together, each with its own answer', async () => {
    const { add, batches } = fixture()
    const all = ['a1', 'b1', 'c1', 'd1'].map((item) => add(item))
    expect(batches).toEqual([['a1']])
    expect(await Promise.all(all)).toEqual(['A1', 'B1', 'C1', 'D1'])
    expect(batches).toEqual([['a1'], ['b1', 'c1', 'd1']])
    expect(await add('e1')).toBe('E1')
  })

  test('the same key never goes together and keeps its order', async () => {
    const { add, batches } = fixture()
    await Promise.all(['a1', 'a2', 'b1', 'a3', 'b2'].map((item) => add(item)))
    expect(batches).toEqual([['a1'], ['a2', 'b1'], ['a3', 'b2']])
  })

  test('a batch has a most', async () => {
    const { add, batches } = fixture({ most: 2 })
    await Promise.all(['a1', 'b1', 'c1', 'd1'].map((item) => add(item)))
    expect(batches).toEqual([['a1'], ['b1', 'c1'], ['d1']])
  })

  test('one that fails spoils none of the others', async () => {
    const { add, batches } = fixture({ fail: (items) => (items.includes('c1') ? new Error('no c') : null) })
    const settled = await Promise.allSettled(['a1', 'b1', 'c1', 'd1'].map((item) => add(item)))
    expect(settled.map((each) => (each.status === 'fulfilled' ? each.value : String(each.reason)))).toEqual([
      'A1',
      'B1',
      'Error: no c',
      'D1',
    ])
    expect(batches).toEqual([['a1'], ['b1', 'c1', 'd1'], ['b1'], ['c1'], ['d1']])
  })

  test('without a connection nothing is tried a second time', async () => {
    const gone = Object.assign(new Error('gone'), { code: 'ECONNRESET' })
    const { add, batches } = fixture({ fail: (items) => (items.includes('b1') ? gone : null) })
    const settled = await Promise.allSettled(['a1', 'b1', 'c1'].map((item) => add(item)))
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(batches).toEqual([['a1'], ['b1', 'c1']])
    expect(await add('d1')).toBe('D1')
  })
})

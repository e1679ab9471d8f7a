import { expect, test } from 'vitest'
import { z } from 'zod'
import { failingParts } from './criticize-draft.ts'

const agent = {
  outputSchema: z.object({ title: z.string(), items: z.array(z.object({ text: z.string(), note: z.string() })) }),
}
const draft = {
  title: 'T',
  items: [
    { text: 'one', note: 'a' },
    { text: 'two', note: 'b' },
  ],
}
const fault = (pointer: string) => ({ pointer, test: 'swap' as const, why: 'Any product.' })

test('parts that the draft has, with their schema and what is wrong', () => {
  const parts = failingParts(agent, draft, [fault('/items/1/text'), fault('/title')])
  expect(parts.map(({ key, pointer, now, message }) => [key, pointer, now, message])).toEqual([
    ['part1', '/items/1/text', 'two', 'swap: Any product.'],
    ['part2', '/title', 'T', 'swap: Any product.'],
  ])
  expect(parts[0]?.schema).toMatchObject({ type: 'string' })
})

test('the whole, places that are not there, and parts inside others are left out', () => {
  const faults = ['', '/items/7', '/nothing', 'items', '/items/0', '/items/0/text', '/items/0'].map(fault)
  expect(failingParts(agent, draft, faults).map(({ pointer }) => pointer)).toEqual(['/items/0'])
})

test('at most twelve', () => {
  const long = { ...draft, items: Array.from({ length: 20 }, () => ({ text: 'x', note: 'y' })) }
  const faults = long.items.map((_, index) => fault(`/items/${index}`))
  expect(failingParts(agent, long, faults)).toHaveLength(12)
})

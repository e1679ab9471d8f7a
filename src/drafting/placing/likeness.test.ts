import { describe, expect, test } from 'vitest'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createLikeness } from './likeness.ts'

const { markets, wordVectors } = readKnowledge()
const alike = createLikeness(markets, wordVectors)
const nearest = (text: string) => alike([{ text, weight: 1 }]).map(({ market }) => markets[market]?.id)

describe('likeness', () => {
  test.each([
    ['night shifts and overtime of the crew next week', 'employee-scheduling'],
    ['the barn, the herd and the milk of the morning', 'farm-management'],
    ['grandmother took her pills at eight', 'medication-management'],
  ])('%s is near %s', (text, id) => expect(nearest(text).slice(0, 5)).toContain(id))

  test('is the same each time, ordered, and between nothing and one', () => {
    const first = alike([{ text: 'cows, barns and milk', weight: 1 }])
    expect(alike([{ text: 'cows, barns and milk', weight: 1 }])).toEqual(first)
    expect(first.map(({ score }) => score)).toEqual(first.map(({ score }) => score).toSorted((a, b) => b - a))
    for (const { score } of first) expect(Math.abs(score)).toBeLessThanOrEqual(1)
  })

  test('words that nobody knows bring a text away from every market', () => {
    const [plain] = alike([{ text: 'log the weight of birds', weight: 1 }])
    const [rare] = alike([{ text: 'log the weight of birds for zzzfalconers', weight: 1 }])
    expect(rare?.score).toBeLessThan(plain?.score ?? 0)
  })

  test('a text without a telling word is near nothing', () => {
    expect(alike([{ text: 'the of and to 42 !!', weight: 1 }])).toEqual([])
    expect(alike([])).toEqual([])
  })
})

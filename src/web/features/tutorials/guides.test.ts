import { describe, expect, test } from 'vitest'
import { cards, findCard } from '#agents/registry-cards.ts'
import { guideIds, loadGuide } from './load-guide.ts'
import { phases } from './phases.ts'

test('every live agent has a walk-through, and every walk-through an agent', () => {
  const live = cards.filter(({ status }) => status === 'live').map(({ id }) => id)
  expect([...guideIds].toSorted()).toEqual(live.toSorted())
  expect(guideIds).toHaveLength(20)
})

test('the journey names agents that exist', () => {
  expect(phases.flatMap(({ agentIds }) => agentIds).filter((id) => !findCard(id))).toEqual([])
  expect(phases.map(({ duration }) => duration)).toEqual(['1-2 weeks', '2-3 weeks', '1-2 weeks', 'Ongoing'])
})

describe.each(guideIds)('%s', (id) => {
  test('tells more than a line in each part, and nothing twice', async () => {
    const guide = await loadGuide(id)
    const texts = [
      guide.overview,
      ...Object.values(guide.steps),
      ...guide.reading.map(({ text }) => text),
      guide.brief.after,
      guide.brief.difference,
      ...guide.tips.map(({ text }) => text),
      guide.example.next,
    ]
    for (const text of texts) expect(text.split(' ').length, text).toBeGreaterThanOrEqual(4)
    expect(new Set(texts).size).toBe(texts.length)
    expect(guide.bring.length).toBeGreaterThanOrEqual(1)
    expect(guide.reading.length).toBeGreaterThanOrEqual(3)
    expect(guide.example.typed.length).toBeGreaterThanOrEqual(1)
    expect(guide.example.got.flatMap(({ lines }) => lines).length).toBeGreaterThanOrEqual(2)
    expect(guide.brief.after).not.toBe(guide.brief.before)
  })
})

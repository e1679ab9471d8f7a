import { describe, expect, test } from 'vitest'
import { tutorial } from '#agents/_kit/tutorial.ts'
import { loadAgent } from '#agents/registry-browser.ts'
import { cards, findCard } from '#agents/registry-cards.ts'
import { readSample } from '../samples/read-sample.ts'
import { exampleOf, linesAt } from './example-of.ts'
import { loadTutorial, tutorialIds } from './load-tutorial.ts'
import { phases } from './phases.ts'

test('every live agent has a walk-through, and every walk-through an agent', () => {
  const live = cards.filter(({ status }) => status === 'live').map(({ id }) => id)
  expect([...tutorialIds].toSorted()).toEqual(live.toSorted())
})

test('the journey names agents that exist', () => {
  expect(phases.flatMap(({ agentIds }) => agentIds).filter((id) => !findCard(id))).toEqual([])
  expect(phases.map(({ duration }) => duration)).toEqual(['1-2 weeks', '2-3 weeks', '1-2 weeks', 'Ongoing'])
})

test('a quote is read at its place, without marks and numbers of sources', () => {
  const result = {
    rows: [{ label: 'Tables [1][12]' }],
    text: '# A\n\nNot this.\n\n## B\n\n- **One:** two. \\[3\\]\n\n## C\n\nNor this.',
  }
  expect(linesAt(result, 'rows.0.label')).toEqual(['Tables'])
  expect(linesAt(result, 'text#B')).toEqual(['One: two.'])
  for (const path of ['rows.1.label', 'rows', 'text#D', 'constructor', 'text.length'])
    expect(linesAt(result, path)).toEqual([])
})

describe.each(tutorialIds)('%s', (id) => {
  test('says more than a line in each part, and nothing twice', async () => {
    const { overview, steps, reading, brief, tips, example } = tutorial.parse(await loadTutorial(id))
    const texts = [
      overview,
      ...Object.values(steps),
      ...reading.map(({ text }) => text),
      brief.after,
      brief.difference,
      ...tips.map(({ text }) => text),
      example.next,
    ]
    for (const text of texts) expect(text.split(' ').length, text).toBeGreaterThanOrEqual(4)
    expect(new Set(texts).size).toBe(texts.length)
    expect(brief.after).not.toBe(brief.before)
  })

  // A new agent has a sample once `npm run samples` has written it; `tests/contract/samples` asks for it.
  test('quotes what stands in the sample result', async () => {
    const [walk, sample, agent] = await Promise.all([loadTutorial(id), readSample(id), loadAgent(id)])
    if (!sample || !agent) return
    const { typed, quotes } = exampleOf(walk, sample, agent.form)
    expect(typed.length).toBeGreaterThanOrEqual(1)
    for (const { at } of walk.example.quotes)
      for (const path of at) expect([path, linesAt(sample.result, path).length]).not.toEqual([path, 0])
    for (const { lines } of quotes) expect(new Set(lines).size).toBe(lines.length)
  })
})

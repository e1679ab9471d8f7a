import { expect, test } from 'vitest'
import { outsideFacts } from '#drafting/index.ts'
import { briefReader, counted, regions } from '#tests/support/market-reader.ts'
import { oddBriefs } from '#tests/support/odd-briefs.ts'
import agent from './agent.ts'
import { roadmapInput } from './input.ts'
import { roadmapOutput } from './output.ts'
import outside from './outside.ts'
import { scheduleOf } from './schedule.ts'

const timestamp = '2026-11-22T12:00:00.000Z'

function plan(form: { productDescription: string; goals?: string; fixedDates?: string; teamSize?: string }) {
  const input = roadmapInput.parse(form)
  const source = agent.briefSource(input)
  const facts = outsideFacts(source, briefReader(source).reading, null)
  return roadmapOutput.parse(outside.write({ input, facts, regions, counted, timestamp }))
}

const loom =
  'Loom Letters lets weavers in different villages weave one shared cloth. Each weaver scans the last row by phone. The next one is reminded when it is their turn. A finished cloth is shown on a map of all villages.'

test('the board begins with a week by hand and has an item for each feature with a line that can fail', () => {
  const { items, capacity, summary } = plan({ productDescription: loom, teamSize: '2' })
  const [trial, ...rest] = items
  expect(trial).toMatchObject({ id: 'R1', column: 'now', dependsOn: [] })
  expect(rest.length).toBeGreaterThanOrEqual(2)
  expect(summary).toMatch(/weavers in different villages/)
  for (const { dependsOn, exitCriteria, evidence } of rest) {
    expect(dependsOn).toEqual(['R1'])
    for (const line of exitCriteria) expect(line).not.toContain('___')
    expect(exitCriteria).not.toEqual([])
    expect(evidence).toMatch(/^From your description/)
  }
  expect(scheduleOf(items, capacity, timestamp, 12).every(({ problems }) => problems.length === 0)).toBe(true)
})

test('a goal brings what serves it forward; one that nothing serves is asked about', () => {
  const { items, openQuestions } = plan({
    productDescription: loom,
    goals: 'A finished cloth of ten villages on the map by May\nNobody has to pay for wool',
  })
  expect(items[1]?.title).toContain('map of all villages')
  expect(items[1]?.evidence).toContain('“A finished cloth of ten villages on the map by May”')
  expect(openQuestions.map(({ question }) => question).join(' ')).toContain('Nobody has to pay for wool')
})

test('a fixed date is a milestone and says what is built by then', () => {
  const { milestones, decideFirst = [] } = plan({ productDescription: loom, fixedDates: '2027-03-15 Wool fair' })
  expect(milestones).toEqual([{ date: '2027-03-15', label: 'Wool fair', basis: 'given' }])
  expect(decideFirst.map(({ text }) => text).join(' ')).toContain('“Wool fair”')
})

test('what could hurt somebody is answered before anything is built', () => {
  const ice = oddBriefs.find(({ id }) => id === 'ice')?.description ?? ''
  const { items } = plan({ productDescription: ice })
  expect(items[0]?.title).toBe('Resolve the safety question')
  expect(items.slice(1).every(({ dependsOn }) => dependsOn.includes('R1'))).toBe(true)
})

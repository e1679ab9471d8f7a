import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { citedNumbers } from '#agents/_kit/cited-numbers.ts'
import { loadAgents } from '#agents/registry-server.ts'
import { sample, sampleListItem } from '#shared/samples/sample.ts'
import heroSample from '#web/features/landing/hero-sample.json' with { type: 'json' }

const folder = new URL('../../src/shared/samples/', import.meta.url)
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
const agents = (await loadAgents()).all()
const list = z.array(sampleListItem).parse(read('list.json'))
const remedy = 'run "npm run samples"'

/** The samples are data: they were true when they were written, and this says when they no longer fit. */
describe('the sample results', () => {
  test('there is one of every working agent, and none of another', () => {
    const ids = agents.map(({ card }) => card.id).sort()
    expect(readdirSync(new URL('results/', folder)).sort(), remedy).toEqual(ids.map((id) => `${id}.json`))
    expect(list.map(({ agentId }) => agentId).sort(), remedy).toEqual(ids)
  })

  test.each(agents.map((agent) => [agent.card.id, agent] as const))(
    '%s could still have written its own',
    (id, agent) => {
      const { input, result, sources, timestamp, prepared, title, model } = sample.parse(read(`results/${id}.json`))
      expect(agent.parseInput(input), remedy).toMatchObject({ ok: true })
      expect(agent.parseResult(result), remedy).toMatchObject({ ok: true })
      expect(model).toBe('built-in')
      const item = list.find(({ agentId }) => agentId === id)
      expect(item, remedy).toMatchObject({ title, formats: agent.exports.formats.map(({ format }) => format) })
      expect(agent.titleOf(result, { input, sources, timestamp, prepared: prepared ?? undefined })).toBe(title)
      const known = new Set(sources.map(({ number }) => number))
      expect([...citedNumbers(result)].filter((number) => !known.has(number))).toEqual([])
    },
  )

  test('the first screens show some of them, in their own words', () => {
    const examples = z.array(sampleListItem).length(6).parse(read('examples.json'))
    for (const example of examples) expect(list).toContainEqual(example)
    const hero = sample.parse(read(`results/${heroSample.agentId}.json`))
    expect(heroSample.title, remedy).toBe(hero.title)
    const written = JSON.stringify(hero.result)
    expect(heroSample.parts.length).toBeGreaterThan(2)
    for (const { title } of heroSample.parts) expect(written, remedy).toContain(title)
  })
})

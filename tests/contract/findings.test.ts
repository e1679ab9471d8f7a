import { describe, expect, test } from 'vitest'
import { fieldsFound } from '#agents/_kit/fields-found.ts'
import { findingKinds } from '#agents/_kit/findings.ts'
import { loadAgents } from '#agents/registry-server.ts'
import { finishedRun } from '#tests/support/finished-run.ts'

const agents = (await loadAgents()).all()
const finding = [
  'persona-generator',
  'competitor-identifier',
  'competitor-analysis',
  'market-research',
  'segmentation-gap',
  'requirements-gathering',
]

describe.each(finding)('what %s finds', (id) => {
  test('is taken by the forms that have a field for it', async () => {
    const agent = agents.find(({ card }) => card.id === id)
    if (!agent) throw new Error('no agent')
    const { result } = await finishedRun(agent)
    const findings = agent.finds(result)
    expect(Object.values(findings).flat().length).toBeGreaterThan(0)
    const taking = agents.filter(({ form }) => Object.keys(fieldsFound(form, findings)).length > 0)
    expect(taking.length).toBeGreaterThan(0)
    for (const next of taking) {
      const input = { ...next.samples[0], ...fieldsFound(next.form, findings) }
      expect(next.parseInput(input)).toMatchObject({ ok: true })
    }
  })
})

test('what a form takes are texts that some agent finds', () => {
  for (const { form, card } of agents) {
    for (const kind of findingKinds) {
      const name = form.takes?.[kind]
      if (name) expect([card.id, typeof form.defaults[name]]).toEqual([card.id, 'string'])
    }
  }
})

import { expect, test } from 'vitest'
import { loadAgents } from '#agents/registry-server.ts'
import { stringsIn } from '#shared/strings-in.ts'
import { bakeryAnswer, bakeryInput } from '#tests/fakes/models/reference/bakery-sizing.ts'
import { finishedRun } from '#tests/support/finished-run.ts'

const agents = await loadAgents()
const agentOf = (id: string) => {
  const agent = agents.all().find(({ card }) => card.id === id)
  if (!agent) throw new Error(id)
  return agent
}

/** All that files of this answer are written from. */
function fileText(id: string, output: object, input: object, prepared?: unknown): string {
  const agent = agentOf(id)
  const context = { input, sources: [], timestamp: '2026-11-24T09:00:00.000Z', prepared }
  const result = agent.parseResult(agent.toResult(output, context))
  if (!result.ok) throw new Error(JSON.stringify(result))
  return stringsIn(agent.toDocument(result.value, context)).join('\n')
}

test('what an assumption of a market size rests on stands in the file', async () => {
  await agentOf('market-sizing').loadParts()
  const text = fileText('market-sizing', bakeryAnswer, bakeryInput)
  const checks = bakeryAnswer.rows.flatMap(({ basis, check }) => (basis === 'assumption' && check ? [check] : []))
  expect(checks.length).toBeGreaterThan(1)
  for (const check of checks) expect(text).toContain(check)
})

test('what a cell of the matrix rests on, and why a rival stands where it does, stand in the file', async () => {
  const { output, context } = await finishedRun(agentOf('competitor-analysis'))
  const own = output as CompetitorOutput
  const basis = 'lists open shifts on its page for wards'
  const axis = { label: 'Who decides', low: 'The ward', high: 'The office' }
  const reasons = ['Wards publish shifts themselves', 'The office publishes them for all wards']
  const answer = {
    ...own,
    matrix: own.matrix.map((row, at) =>
      at > 0 ? row : { ...row, cells: row.cells.map((cell) => ({ ...cell, value: 'yes', basis })) },
    ),
    map: {
      x: axis,
      y: { ...axis, label: 'How fast', low: 'Days', high: 'Minutes' },
      placements: reasons.map((reason, at) => ({
        name: own.matrix[0]?.cells[at]?.vendor ?? `Vendor ${at}`,
        x: at + 2,
        y: at + 3,
        reason,
      })),
    },
  }
  const text = fileText('competitor-analysis', answer, context.input, context.prepared)
  for (const words of [basis, ...reasons]) expect(text).toContain(words)
})

interface CompetitorOutput {
  matrix: { criterion: string; cells: { vendor: string; value: string; basis: string }[] }[]
}

import { expect, test } from 'vitest'
import { loadAgents } from '#agents/registry-server.ts'
import { applyEvidenceCheck } from '#server/runs/apply-evidence-check.ts'
import { finishedRun } from '#tests/support/finished-run.ts'

const agents = (await loadAgents()).all().filter((agent) => !agent.prepare)

test.each(agents.map((agent) => [agent.card.id, agent] as const))(
  '%s: an answer whose every source is wrong is still a result',
  async (_id, agent) => {
    for (const sample of agent.samples) {
      const { output: own, context } = await finishedRun(agent, sample)
      const written = agent.parseOutput(own)
      if (!written.ok) throw new Error(JSON.stringify(written.fields))
      const cites = /\[\d{1,2}\]|"source(?:Number)?":\d/.test(JSON.stringify(written.value))
      const { output, report } = applyEvidenceCheck(agent, written.value, {
        sources: [],
        given: [],
        prepared: undefined,
        language: 'en',
      })
      if (cites) expect(report.citationsRemoved + report.downgraded.length).toBeGreaterThan(0)
      expect(JSON.stringify(output)).not.toMatch(/[^\\]\[\d{1,2}\]\W/)
      const result = agent.parseResult(agent.toResult(output, context))
      if (!result.ok) throw new Error(JSON.stringify(result.fields))
      expect(agent.toDocument(result.value, context).blocks.length).toBeGreaterThan(0)
    }
  },
)

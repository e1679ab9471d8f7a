import { describe, expect, test } from 'vitest'
import type { LiveAgent } from '#agents/registry-server.ts'
import { loadAgents } from '#agents/registry-server.ts'
import { marketFacts } from '#drafting/index.ts'
import { exporters } from '#exporters/exporters.ts'
import { removeUnboundLinks } from '#server/research/bound-links.ts'
import { toPlainText } from '#shared/document/to-plain-text.ts'
import { writtenMarketBriefs } from '../support/market-briefs.ts'
import { briefReader, counted, library, regions } from '../support/market-reader.ts'

const agents = (await loadAgents()).all().filter(({ selection }) => selection !== undefined)
const timestamp = '2026-11-22T09:00:00.000Z'

/** The agent's form with a description and an audience where it takes them, and its sample's values elsewhere. */
function formOf(agent: LiveAgent, { description, audience }: { description: string; audience: string }): object {
  const form: Record<string, unknown> = { ...agent.samples[0] }
  for (const [name, value] of Object.entries(form)) {
    if (/^(?:productIdea|productDescription|productOrService|productOverview)$/.test(name)) form[name] = description
    else if (/^(?:targetAudience|targetMarket|targetPersona)$/.test(name) && typeof value === 'string')
      form[name] = audience
  }
  return form
}

function selected(agent: LiveAgent, brief: { description: string; audience: string; market: string }) {
  const parsed = agent.parseInput(formOf(agent, brief))
  if (!parsed.ok) throw new Error(`${agent.card.id}: ${JSON.stringify(parsed.fields)}`)
  const input = parsed.value
  const { reading } = briefReader(agent.briefSource(input), { market: brief.market })
  const facts = marketFacts(library.dossier(brief.market), reading)
  const output = agent.selection?.write({ input, facts, regions, counted, timestamp }) ?? {}
  return { input, output, sources: facts.sources, context: { input, sources: facts.sources, timestamp } }
}

describe.each(agents.map((agent) => [agent.card.id, agent] as const))('%s selects from a dossier', (_id, agent) => {
  test.each(writtenMarketBriefs.map((brief) => [brief.market, brief] as const))(
    'of %s what its schema takes',
    (_market, brief) => {
      const { input, output, sources } = selected(agent, brief)
      const parsed = agent.parseOutput(output)
      expect(parsed.ok ? [] : parsed.fields).toEqual([])
      expect(agent.problems(parsed.ok ? parsed.value : {}, input)).toEqual([])
      expect(removeUnboundLinks(output, sources).removed).toEqual([])
      expect(JSON.stringify(output)).not.toMatch(/\{(?:product|offer|users|price|place)|undefined|\[object/)
    },
  )

  test('writes the same of the same words, and another text of other words', () => {
    const [first, second] = writtenMarketBriefs
    if (!first || !second) throw new Error('two briefs are needed')
    expect(selected(agent, first).output).toEqual(selected(agent, first).output)
    expect(selected(agent, first).output).not.toEqual(selected(agent, second).output)
  })

  test('exports in every format that it offers', async () => {
    const [brief] = writtenMarketBriefs
    if (!brief) throw new Error('a brief is needed')
    const { output, context } = selected(agent, brief)
    const result = agent.parseResult(agent.toResult(output, context))
    if (!result.ok) throw new Error(JSON.stringify(result.fields))
    const document = agent.toDocument(result.value, context)
    expect(toPlainText(document).length).toBeGreaterThan(400)
    for (const { format } of agent.exports.formats) {
      if (format === 'pdf' || format === 'docx') continue
      const exporter = exporters.get(format)
      if (exporter)
        expect(
          (await exporter.write(document, { data: result.value, createdAt: new Date(timestamp) })).length,
        ).toBeGreaterThan(100)
    }
  })
})

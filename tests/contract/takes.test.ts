import { describe, expect, test } from 'vitest'
import { citedNumbers } from '#agents/_kit/cited-numbers.ts'
import { type LiveAgent, loadAgents } from '#agents/registry-server.ts'
import { knownMarkets } from '#drafting/index.ts'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { offeredItems } from '#server/lineage/offered-items.ts'
import { resultItems } from '#server/lineage/result-items.ts'
import { written } from '#server/runs/draft-writer.ts'
import { numberedItems } from '#server/runs/handed-sources.ts'
import { selectedFacts } from '#server/runs/selected-facts.ts'
import type { HandedItem, OfferedKind } from '#shared/offered-item.ts'
import type { HandedResult } from '#shared/run-along.ts'
import { finishedRun } from '../support/finished-run.ts'
import { writtenMarketBriefs } from '../support/market-briefs.ts'
import { briefReader } from '../support/market-reader.ts'
import { oddBriefs } from '../support/odd-briefs.ts'

const agents = (await loadAgents()).all()
const knowledge = readKnowledge()
const timestamp = '2026-11-24T09:00:00.000Z'
const briefs = [writtenMarketBriefs[0], oddBriefs[0]].flatMap((brief) => (brief ? [brief] : []))

const ofPerson = { goals: ['Leaves the ward on time'], objections: ['No phone is allowed on the ward'] }
const given: HandedItem[] = [
  {
    kind: 'persona',
    name: 'Ana Weber',
    text: 'head nurse in Graz',
    lines: ['The ledger is read three times a night'],
    channels: ['The ward meeting at six'],
    ...ofPerson,
    item: '/personas/0',
  },
  {
    kind: 'segment',
    name: 'Homes with forty beds',
    text: '',
    lines: ['Nobody reads last week'],
    ...ofPerson,
    item: '/customerSegments/0',
  },
  {
    kind: 'rival',
    name: 'Zyxel Rota',
    text: 'Chosen for its printed week',
    lines: ['It loses the night shift'],
    item: '/battleCards/0',
  },
  { kind: 'price', name: 'Zyxel Rota', text: '4 euros a seat', lines: [], item: '/battleCards/0' },
  {
    kind: 'requirement',
    name: 'R7',
    text: 'The zither ledger opens at what is new',
    lines: ['An entry of the last hour stands on top within two seconds'],
    isMust: true,
    item: '/prd#R7',
  },
  { kind: 'figure', name: 'Wards', text: '4,200 wards in Styria', lines: [], item: '/rows/0' },
]

const result: HandedResult = {
  runId: 'up',
  agent: 'Upstream',
  title: 'T',
  date: '2026-11-20',
  version: 3,
  items: [...new Set(given.map(({ item }) => item))].map((id) => ({ id, name: '', text: id })),
  offered: given,
  shortened: false,
}

function outputs(agent: LiveAgent, results: readonly HandedResult[]) {
  return briefs.flatMap(({ description, audience }) => {
    const form: Record<string, unknown> = { ...agent.samples[0] }
    const { description: about, audience: who } = agent.form.about
    if (about) form[about] = description
    if (who) form[who] = audience || 'People who would use it'
    const parsed = agent.parseInput(form)
    if (!parsed.ok) throw new Error(`${agent.card.id}: ${JSON.stringify(parsed.fields)}`)
    const input = parsed.value
    const explained = briefReader(agent.briefSource(input))
    const planned = selectedFacts(agent, input, { ...explained, results }, timestamp, knowledge)
    if (!planned) return []
    const { reading } = explained
    const known = knownMarkets(agent.briefSource(input), explained, agent.describes, knowledge)
    const context = { input, reading, missing: [], known, knowledge, timestamp, ...planned }
    const output = written(agent, context)
    return [{ input, output, planned, numbers: numberedItems(results, planned.handedSources) }]
  })
}

/** What the built-in writer of each agent has a place for. */
const places: Record<string, readonly OfferedKind[]> = {
  'product-prd-generator': ['persona', 'segment', 'rival', 'requirement', 'figure'],
  testing: ['requirement'],
  'requirements-gathering': ['persona', 'segment', 'requirement'],
  'feature-planning': ['requirement'],
  'roadmap-creation': ['requirement'],
  'development-collaboration': ['requirement'],
  'customer-interview': ['persona', 'segment', 'rival'],
  'campaign-support': ['persona', 'segment', 'rival'],
  'sales-training': ['persona', 'segment', 'rival'],
  'landing-page': ['persona', 'segment', 'rival'],
  'competitor-analysis': ['rival', 'price'],
  'competitor-identifier': ['rival'],
  'market-research': ['rival', 'price'],
  'content-creation': ['persona', 'segment'],
  'persona-generator': ['segment'],
}

const writing = agents.filter(({ selection, outside }) => selection || outside)

describe.each(writing.map((agent) => [agent.card.id, agent] as const))('%s with handed-over items', (id, agent) => {
  const made = outputs(agent, [result])

  test('writes what its schema takes', () => {
    expect(made.length).toBeGreaterThan(0)
    for (const { input, output, planned } of made) {
      const parsed = agent.parseOutput(output)
      expect(parsed.ok ? [] : parsed).toEqual([])
      expect(agent.problems(parsed.ok ? parsed.value : {}, input)).toEqual([])
      const context = { input, sources: [...planned.sources, ...planned.handedSources], timestamp }
      expect(agent.parseResult(agent.toResult(output, context))).toMatchObject({ ok: true })
    }
  })

  test('cites an item of each kind that it has a place for, in its words', () => {
    for (const { output, numbers } of made) {
      const cited = citedNumbers(output)
      const text = JSON.stringify(output)
      for (const kind of places[id] ?? []) {
        const item = numbers.find((each) => each.kind === kind)
        expect([kind, item && cited.has(item.number)]).toEqual([kind, true])
        const words = item ? [item.text, ...item.lines, ...(item.objections ?? [])].filter((each) => each !== '') : []
        expect([kind, words.some((each) => text.includes(each))]).toEqual([kind, true])
      }
    }
  })

  test('cites nothing where nothing went along', () => {
    for (const { output, planned } of outputs(agent, [])) {
      expect(planned.handedSources).toEqual([])
      const own = new Set(planned.sources.map(({ number }) => number))
      expect([...citedNumbers(output)].filter((number) => !own.has(number))).toEqual([])
    }
  })
})

describe.each(agents.filter(({ offers }) => offers).map((agent) => [agent.card.id, agent] as const))(
  '%s',
  (_id, agent) => {
    test('offers items that its result says, without the citations of its own sources', async () => {
      const { result: own } = await finishedRun(agent)
      const content = filledIn(own as Record<string, unknown>)
      const items = resultItems(content)
      const offered = offeredItems(agent.offers, content, items)
      expect(offered.length).toBeGreaterThan(0)
      expect(offered.length).toBe(agent.offers?.of(content).length)
      for (const each of offered) {
        const said = items.find(({ id }) => id === each.item)?.text.replace(/\s*\\?\[[\d, ]+\\?\]/g, '') ?? ''
        expect([each.text, each.name !== '' && /\[\d+\]/.test(JSON.stringify(each))]).toEqual([each.text, false])
        for (const line of each.lines) expect(letters(said)).toContain(letters(line))
      }
    })
  },
)

/** A sheet as somebody left it who has counted: what nobody has counted yet is no finding. */
const filledIn = (result: Record<string, unknown>): Record<string, unknown> =>
  Array.isArray(result.formulas) && Array.isArray(result.rows)
    ? { ...result, rows: result.rows.map(({ blank: _blank, ...row }) => ({ ...row, value: 42, low: 42, high: 42 })) }
    : result

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

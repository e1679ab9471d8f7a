import { describe, expect, test } from 'vitest'
import { type LiveAgent, loadAgents } from '#agents/registry-server.ts'
import { briefKind, outsideFacts } from '#drafting/index.ts'
import { removeUnboundLinks } from '#server/research/bound-links.ts'
import { draftWriter } from '#server/runs/draft-writer.ts'
import { toPlainText } from '#shared/document/to-plain-text.ts'
import { hostileInputs } from '../support/hostile-inputs.ts'
import { briefReader, counted, regions } from '../support/market-reader.ts'
import { oddBriefs } from '../support/odd-briefs.ts'

const agents = (await loadAgents()).all().filter(({ outside }) => outside !== undefined)
const timestamp = '2026-11-22T09:00:00.000Z'

interface TypedBrief {
  description: string
  audience: string
}

const thin: TypedBrief = {
  description:
    'Split is an app for separated parents: shared custody calendar, expenses with receipts, messages that cannot be edited, school documents in one place. 6 pounds a month per parent.',
  audience: 'separated parents in the UK',
}

function formOf(agent: LiveAgent, { description, audience }: TypedBrief): object {
  const form: Record<string, unknown> = { ...agent.samples[0] }
  for (const [name, value] of Object.entries(form)) {
    if (/^(?:productIdea|productDescription|productOrService|productOverview)$/.test(name)) form[name] = description
    else if (/^(?:targetAudience|targetMarket|targetPersona)$/.test(name) && typeof value === 'string')
      form[name] = audience || 'People who would use it'
    else {
      const { [name]: _left, ...rest } = form
      if (typeof value !== 'number' && agent.parseInput(rest).ok) delete form[name]
    }
  }
  return form
}

function written(agent: LiveAgent, brief: TypedBrief) {
  const parsed = agent.parseInput(formOf(agent, brief))
  if (!parsed.ok) return null
  const input = parsed.value
  const source = agent.briefSource(input)
  const { reading, dossier } = briefReader(source)
  const facts = outsideFacts(source, reading, briefKind(reading, 'product') === 'converted' ? dossier : null)
  const output = agent.outside?.write({ input, facts, regions, counted, timestamp }) ?? {}
  const context = { input, sources: facts.sources, timestamp }
  return { input, facts, output, context }
}

const textOf = (agent: LiveAgent, brief: TypedBrief): string => {
  const run = written(agent, brief)
  if (!run) throw new Error('a brief that the form takes is needed')
  const result = agent.parseResult(agent.toResult(run.output, run.context))
  if (!result.ok) throw new Error(`${agent.card.id}: ${JSON.stringify(result)}`)
  return toPlainText(agent.toDocument(result.value, run.context))
}

/** What such a result may take of a reader's time, in words. */
const longestPage = 1_400

describe.each(agents.map((agent) => [agent.card.id, agent] as const))(
  '%s outside the written markets',
  (_id, agent) => {
    test.each([...oddBriefs, { id: 'thin', ...thin }].map((brief) => [brief.id, brief] as const))(
      'writes of %s what its schema takes, within a page',
      (_brief, brief) => {
        const run = written(agent, brief)
        if (!run) throw new Error('a brief that the form takes is needed')
        const parsed = agent.parseOutput(run.output)
        expect(parsed.ok ? [] : parsed).toEqual([])
        expect(agent.problems(parsed.ok ? parsed.value : {}, run.input)).toEqual([])
        expect(removeUnboundLinks(run.output, run.facts.sources).removed).toEqual([])
        expect(JSON.stringify(run.output)).not.toMatch(
          /\{(?:price|quote|number)\}|undefined|\[object|not in the library/i,
        )
        expect(textOf(agent, brief).split(/\s+/).length).toBeLessThan(longestPage)
      },
    )

    test.runIf(agent.describes === 'product')('says first what somebody could be hurt by, and sells nothing', () => {
      const ice = oddBriefs.find(({ id }) => id === 'ice')
      if (!ice) throw new Error('the brief is gone')
      const text = textOf(agent, ice)
      if (agent.card.id !== 'competitor-identifier') expect(text).toMatch(/What does\s+silence\s+mean|as\s+permission/)
      expect(text).not.toContain('vibrates by thickness; everybody')
    })

    test('breaks at no hostile words', () => {
      for (const { text: words } of hostileInputs) {
        const run = written(agent, { description: words, audience: words })
        if (run) expect(agent.parseOutput(run.output).ok, words.slice(0, 40)).toBe(true)
      }
    })
  },
)

test('the writer of runs takes the page where the run has facts of it', async () => {
  const agent = agents.find(({ card }) => card.id === 'product-prd-generator')
  const brief = oddBriefs.find(({ id }) => id === 'ice')
  const run = agent && brief && written(agent, brief)
  if (!agent || !run) throw new Error('the agent and the brief are needed')
  const context = {
    input: run.input,
    outside: run.facts,
    knowledge: { regions, ...counted },
    timestamp,
  }
  const request = { agent, context, ask: { kind: 'whole' } } as unknown as Parameters<typeof draftWriter.write>[0]
  let text = ''
  for await (const part of draftWriter.write(request, new AbortController().signal))
    if ('text' in part) text += part.text
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(run.output)))
})

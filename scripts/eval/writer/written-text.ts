import type { LiveAgent } from '#agents/registry-server.ts'
import { briefKind, marketFacts, outsideFacts } from '#drafting/index.ts'
import type { BriefSource } from '#shared/brief.ts'
import { noneOfThese } from '#shared/correctable.ts'
import { toMarkdown } from '#shared/document/to-markdown.ts'
import { briefReader, counted, regions } from '#tests/support/market-reader.ts'
import { type FreshBrief, formOfBrief } from './brief-form.ts'

const timestamp = '2026-11-22T12:00:00.000Z'

/** The reading of a form; where the page would ask for the market, the author's answer counts. */
function read(source: BriefSource, { market }: FreshBrief) {
  const first = briefReader(source)
  const { sureness, found, alternatives } = first.reading.market
  const offered = [found, ...alternatives].some((each) => each?.id === market)
  const isAsked = market !== undefined && sureness === 'unsure' && (offered || market === noneOfThese)
  return isAsked ? briefReader(source, { market }) : first
}

/** Where a brief belongs: `written` is served from its dossier, `outside` by the writer for converted markets and none. */
export function placeOf(brief: FreshBrief) {
  const { description, audience } = brief
  const { reading, dossier } = read({ description, audience: audience || undefined }, brief)
  const kind = briefKind(reading, 'product')
  return {
    reading,
    dossier,
    kind,
    mode: dossier && (kind === 'deep' || kind === 'written') ? ('written' as const) : ('outside' as const),
  }
}

/** What the selecting writer makes of a brief, as Markdown; empty where the agent has no such half. */
export function writtenText(agent: LiveAgent, brief: FreshBrief): string {
  const place = placeOf(brief)
  const input = agent.parseInput(formOfBrief(agent, brief, place.reading))
  if (!input.ok) throw new Error(`${agent.card.id}: ${JSON.stringify(input.fields)}`)
  const source = agent.briefSource(input.value)
  const { reading, dossier } = read(source, brief)
  if (place.mode === 'outside') {
    if (!agent.outside) return ''
    const facts = outsideFacts(source, reading, briefKind(reading, 'product') === 'converted' ? dossier : null)
    const output = agent.outside.write({ input: input.value, facts, regions, counted, timestamp })
    return asMarkdown(agent, output, input.value, facts.sources)
  }
  if (!dossier || !agent.selection) return ''
  const facts = marketFacts(dossier, reading)
  const output = agent.selection.write({ input: input.value, facts, regions, counted, timestamp })
  return asMarkdown(agent, output, input.value, facts.sources)
}

type Context = Parameters<LiveAgent['toDocument']>[1]

function asMarkdown(agent: LiveAgent, output: object, input: object, sources: Context['sources']): string {
  const parsed = agent.parseOutput(output)
  if (!parsed.ok) throw new Error(`${agent.card.id}: ${parsed.message} ${JSON.stringify(parsed.fields)}`)
  const context = { input, sources, timestamp }
  return toMarkdown(agent.toDocument(agent.toResult(parsed.value, context), context))
}

import type { LiveAgent } from '#agents/registry-server.ts'
import {
  briefKind,
  type ExplainedReading,
  type MarketFacts,
  marketFacts,
  type OutsideFacts,
  outsideFacts,
} from '#drafting/index.ts'
import type { Knowledge } from '#knowledge/knowledge.ts'
import type { OwnFact } from '#shared/own-fact.ts'
import type { Source } from '#shared/source.ts'

/** What the built-in writer writes from: a written dossier, or the user's clauses where none holds. */
export interface SelectedFacts {
  facts?: MarketFacts
  outside?: OutsideFacts
  /** What the text will cite, in the order of its numbers. */
  sources: readonly Source[]
}

/**
 * The facts of one reading for one agent. The text is written once to find the sources that it cites, since these are shown before it.
 * Undefined for an agent that writes from what it has computed.
 */
export function selectedFacts(
  agent: LiveAgent,
  input: object,
  { reading, dossier, sector, ownFacts = [] }: ExplainedReading & { ownFacts?: readonly OwnFact[] },
  timestamp: string,
  knowledge: Pick<Knowledge, 'regions' | 'occupations' | 'audiences' | 'places'>,
): SelectedFacts | undefined {
  const kind = briefKind(reading, agent.describes)
  const { regions } = knowledge
  if (agent.selection && dossier && !sector && (kind === 'deep' || kind === 'written')) {
    const facts = marketFacts(dossier, reading, ownFacts)
    agent.selection.write({ input, facts, regions, counted: knowledge, timestamp })
    return { facts: marketFacts(dossier, reading, ownFacts), sources: facts.sources }
  }
  if (!agent.outside) return undefined
  const source = agent.briefSource(input)
  const thin = sector ?? (kind === 'outside' ? null : dossier)
  const outside = outsideFacts(source, reading, thin, ownFacts)
  agent.outside.write({ input, facts: outside, regions, counted: knowledge, timestamp })
  return { outside: outsideFacts(source, reading, thin, ownFacts), sources: outside.sources }
}

import type { LiveAgent } from '#agents/registry-server.ts'
import {
  briefKind,
  type ExplainedReading,
  type HandedKnowledge,
  handedKnowledge,
  type MarketFacts,
  marketFacts,
  type OutsideFacts,
  outsideFacts,
} from '#drafting/index.ts'
import type { Knowledge } from '#knowledge/knowledge.ts'
import type { OwnFact } from '#shared/own-fact.ts'
import type { HandedResult } from '#shared/run-along.ts'
import type { Source } from '#shared/source.ts'
import { handedSources, numberedItems } from './handed-sources.ts'

/** What the built-in writer writes from: a written dossier, or the user's clauses where none holds. */
export interface SelectedFacts {
  facts?: MarketFacts
  outside?: OutsideFacts
  /** What earlier results hand over; absent where none went along. */
  handed?: HandedKnowledge
  /** What the text will cite of the library, in the order of its numbers. */
  sources: readonly Source[]
  /** The items of earlier results that it may cite. Their numbers leave room for pages that the run retrieves. */
  handedSources: readonly Source[]
}

export interface FactsGiven extends ExplainedReading {
  ownFacts?: readonly OwnFact[]
  results?: readonly HandedResult[]
}

/** More sources of its own no run has. */
const lastOwnNumber = 24

/**
 * The facts of one reading for one agent. The text is written once to find the sources that it cites, since these are shown before it.
 * Undefined for an agent that writes from what it has computed.
 */
export function selectedFacts(
  agent: LiveAgent,
  input: object,
  { reading, dossier, sector, ownFacts = [], results = [] }: FactsGiven,
  timestamp: string,
  knowledge: Pick<Knowledge, 'regions' | 'occupations' | 'audiences' | 'places'>,
): SelectedFacts | undefined {
  const kind = briefKind(reading, agent.describes)
  const { regions } = knowledge
  const shared = { input, regions, counted: knowledge, timestamp }
  const planned = (own: readonly Source[]): Pick<SelectedFacts, 'handed' | 'handedSources'> => {
    const handed = handedSources(results, own, Math.max(own.length, lastOwnNumber) + 1)
    const items = numberedItems(results, handed)
    return { handedSources: handed, ...(items.length > 0 ? { handed: handedKnowledge(items) } : {}) }
  }
  if (agent.selection && dossier && !sector && (kind === 'deep' || kind === 'written')) {
    const facts = marketFacts(dossier, reading, ownFacts, planned([]).handed)
    agent.selection.write({ ...shared, facts })
    const plan = planned(facts.sources)
    return { facts: marketFacts(dossier, reading, ownFacts, plan.handed), sources: facts.sources, ...plan }
  }
  if (!agent.outside) return undefined
  const source = agent.briefSource(input)
  const thin = sector ?? (kind === 'outside' ? null : dossier)
  const outside = outsideFacts(source, reading, thin, ownFacts, planned([]).handed)
  agent.outside.write({ ...shared, facts: outside })
  const plan = planned(outside.sources)
  return { outside: outsideFacts(source, reading, thin, ownFacts, plan.handed), sources: outside.sources, ...plan }
}

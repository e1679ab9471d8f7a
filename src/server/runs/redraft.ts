import type { LiveAgent } from '#agents/registry-server.ts'
import type { BriefReader, ExplainedReading } from '#drafting/index.ts'
import type { Knowledge } from '#knowledge/knowledge.ts'
import { readForm } from '#server/reading/read-form.ts'
import type { Corrections } from '#shared/corrections.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { OwnFact } from '#shared/own-fact.ts'
import type { HandedResult } from '#shared/run-along.ts'
import type { Source } from '#shared/source.ts'
import { selectedFacts } from './selected-facts.ts'

export interface RedraftTools {
  briefReader: BriefReader
  knowledge: Knowledge
}

export interface Redraft {
  agent: LiveAgent
  input: object
  corrections: Corrections
  ownFacts: readonly OwnFact[]
  /** Earlier results that went along, in the versions that were used. */
  results: readonly HandedResult[]
  timestamp: string
  prepared: unknown
}

/** What is read for a redraft; null where no written dossier of a market holds. */
export function dossierOf({ agent, input, corrections }: Redraft, tools: RedraftTools): ExplainedReading | null {
  if (!agent.selection || agent.takesFile) return null
  const explained = readForm(agent, input, corrections, tools.briefReader, true).explained
  return explained.dossier && !explained.sector ? explained : null
}

/** What the built-in writer makes of the same form once more, from this reading and dossier. Null where it selects from none. */
export function redrafted(
  { agent, input, ownFacts, results, timestamp, prepared }: Redraft,
  explained: ExplainedReading,
  { knowledge }: RedraftTools,
): { result: Record<string, unknown>; sources: readonly Source[]; mainRival: string | null } | null {
  const planned = selectedFacts(agent, input, { ...explained, ownFacts, results }, timestamp, knowledge)
  if (!agent.selection || !planned?.facts) return null
  const { facts, handed } = planned
  const sources = [...planned.sources, ...planned.handedSources]
  const { regions } = knowledge
  const selected = agent.selection.write({ input, facts, regions, counted: knowledge, timestamp, prepared })
  const output = handed && agent.takes ? agent.takes.take({ input, output: selected, handed }) : selected
  const parsed = agent.parseResult(agent.toResult(output, { input, sources, timestamp, prepared, ownFacts }))
  if (!parsed.ok) throw new AppError('INTERNAL', { internal: `a redraft: ${parsed.places.join('; ')}` })
  // A parsed result is the object that the schema describes.
  return { result: parsed.value as Record<string, unknown>, sources, mainRival: facts.mainRival?.name ?? null }
}

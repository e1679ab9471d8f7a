import { loadAgents } from '#agents/registry-server.ts'
import { createBriefReader } from '#drafting/index.ts'
import { openMarketLibrary } from '#knowledge/dossier/market-index.ts'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { chooseResearch } from '#server/research/choose-research.ts'
import { draftWriter } from '#server/runs/draft-writer.ts'
import { executeRun } from '#server/runs/execute-run.ts'
import { noMemories } from '#server/runs/no-memories.ts'
import { noUploads } from '#server/uploads/no-uploads.ts'
import type { RunEvent } from '#shared/run-events.ts'

/** Longest time of one run. */
const patienceMs = 120_000

export const agents = await loadAgents()
const knowledge = readKnowledge()
const tools = {
  writer: draftWriter,
  research: chooseResearch({ search: 'library', env: {} }),
  briefReader: createBriefReader({ ...knowledge, library: openMarketLibrary() }),
  knowledge,
  uploads: noUploads,
  memories: noMemories,
}

/** One run of the built-in drafter without a server, with the events that a page would have received before its end. */
export async function draftRun(agentId: string, given: object) {
  const agent = agents.live(agentId)
  if (!agent) throw new Error(`There is no agent ${agentId}.`)
  const parsed = agent.parseInput(given)
  if (!parsed.ok) throw new Error(`${agentId}: ${parsed.message}`)
  const begun = performance.now()
  const timestamp = new Date().toISOString()
  const events: RunEvent[] = []
  const { result, sources } = await executeRun(
    {
      agent,
      input: parsed.value,
      userId: 'recorded',
      timestamp,
      emit: (event) => {
        const last = events.at(-1)
        // The pieces of one text are one event here.
        if (event.type === 'delta' && last?.type === 'delta' && !event.restart) last.text += event.text
        else events.push(structuredClone(event))
      },
      signal: AbortSignal.timeout(patienceMs),
    },
    tools,
  )
  return { agent, input: parsed.value, result, sources, timestamp, events, durationMs: performance.now() - begun }
}

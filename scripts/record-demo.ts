import { writeFileSync } from 'node:fs'
import { loadAgents } from '#agents/registry-server.ts'
import { createReader } from '#drafting/create-reader.ts'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { chooseResearch } from '#server/research/choose-research.ts'
import { draftWriter } from '#server/runs/draft-writer.ts'
import { executeRun } from '#server/runs/execute-run.ts'
import { noUploads } from '#server/uploads/no-uploads.ts'
import type { RunEvent } from '#shared/run-events.ts'
import { posterWords } from '#web/features/landing/demo/poster-words.ts'

/**
 * Records the run that the landing page's walk-through shows: the built-in drafter on the words below, with the events
 * that a page would have received. Run it again when the drafter or the library has become better.
 */
const folder = new URL('../src/web/features/landing/demo/', import.meta.url)
const input = {
  productDescription:
    'A phone app that lets nurses in care homes swap shifts. The manager approves each swap with one tap. Today they use a paper rota and WhatsApp.',
  targetAudience: 'Nurses and managers of care homes in Germany with 50 to 150 beds',
  tone: 'strategic',
  numCompetitors: 3,
}

const agent = (await loadAgents()).live('market-research')
if (!agent) throw new Error('There is no market research agent.')
const parsed = agent.parseInput(input)
if (!parsed.ok) throw new Error(parsed.message)
const knowledge = readKnowledge()
const startedAt = performance.now()
const timestamp = new Date().toISOString()
const events: RunEvent[] = [
  { type: 'run-start', runId: 'recorded', agentId: agent.card.id, model: 'built-in', timestamp, attempt: 1 },
]
const { result } = await executeRun(
  {
    agent,
    input: parsed.value,
    userId: 'recorded',
    timestamp,
    emit: (event) => {
      const last = events.at(-1)
      // The pieces of one text are one event here; the walk-through cuts it by time.
      if (event.type === 'delta' && last?.type === 'delta' && !event.restart) last.text += event.text
      else events.push(structuredClone(event))
    },
    signal: AbortSignal.timeout(60_000),
  },
  {
    writer: draftWriter,
    research: chooseResearch({ search: 'library', env: {} }),
    reader: createReader(knowledge),
    knowledge,
    uploads: noUploads,
  },
)
events.push({
  type: 'run-end',
  result: { ...result },
  revision: 1,
  model: 'built-in',
  durationMs: Math.round(performance.now() - startedAt),
})
const write = (name: string, value: object) =>
  writeFileSync(new URL(name, folder), `${JSON.stringify(value, null, 2)}\n`)
write('recorded-run.json', { input, events })
write('poster.json', posterWords(result))
process.stdout.write(`${events.length} events recorded\n`)

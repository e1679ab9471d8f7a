import { writeFileSync } from 'node:fs'
import type { RunEvent } from '#shared/run-events.ts'
import { posterWords } from '#web/features/landing/demo/poster-words.ts'
import { draftRun } from './samples/draft-run.ts'
import { sampleInputs } from './samples/sample-inputs.ts'

/**
 * Records the run that the landing page's walk-through shows: the built-in drafter on the words of its sample, with the events
 * that a page would have received. Run it again when the drafter or the library has become better.
 */
const folder = new URL('../src/web/features/landing/demo/', import.meta.url)
const input = sampleInputs['market-research']
if (!input) throw new Error('market research has no sample to record')

const { agent, result, timestamp, events: written, durationMs } = await draftRun('market-research', input)
const events: RunEvent[] = [
  { type: 'run-start', runId: 'recorded', agentId: agent.card.id, model: 'built-in', timestamp, attempt: 1 },
  ...written,
  { type: 'run-end', result: { ...result }, revision: 1, model: 'built-in', durationMs: Math.round(durationMs) },
]
const write = (name: string, value: object) =>
  writeFileSync(new URL(name, folder), `${JSON.stringify(value, null, 2)}\n`)
write('recorded-run.json', { input, events })
write('poster.json', posterWords(result))
process.stdout.write(`${events.length} events recorded\n`)

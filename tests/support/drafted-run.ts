import { type LiveAgent, loadAgents } from '#agents/registry-server.ts'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createLibraryResearch } from '#server/research/library-research.ts'
import { draftWriter } from '#server/runs/draft-writer.ts'
import { executeRun } from '#server/runs/execute-run.ts'
import { noMemories } from '#server/runs/no-memories.ts'
import { noUploads } from '#server/uploads/no-uploads.ts'
import { cleanDeep } from '#shared/clean-text.ts'
import { toPlainText } from '#shared/document/to-plain-text.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { RunEvent } from '#shared/run-events.ts'
import { briefReader } from './market-reader.ts'

export const registry = await loadAgents()
const knowledge = readKnowledge()
const tools = {
  writer: draftWriter,
  research: createLibraryResearch(2026),
  briefReader,
  knowledge,
  uploads: noUploads,
  memories: noMemories,
}
const timestamp = '2026-11-21T09:00:00.000Z'

/** What the built-in writer answers to a form, before an agent makes a result of it; nothing where the form is refused. */
export async function draftedOutput(agent: LiveAgent, form: object): Promise<object> {
  const parsed = agent.parseInput(cleanDeep(form))
  if (!parsed.ok) return {}
  let text = ''
  const emit = (event: RunEvent) => {
    if (event.type === 'delta') text = event.restart ? event.text : text + event.text
  }
  const { signal } = new AbortController()
  await executeRun({ agent, input: parsed.value, userId: 'somebody', timestamp, emit, signal }, tools)
  return JSON.parse(text)
}

export type DraftedRun =
  | { kind: 'refused'; message: string; fields: Record<string, string> }
  | { kind: 'written'; result: object; text: string }

/**
 * A form as the server takes it, through all of a run without a database: input, reader, sources, draft, schema and rules, result and
 * document. Throws what a run would end with, unless that is a refusal of the input (400).
 */
export async function draftedRun(agent: LiveAgent, form: object): Promise<DraftedRun> {
  const parsed = agent.parseInput(cleanDeep(form))
  if (!parsed.ok) return { kind: 'refused', message: parsed.message, fields: parsed.fields }
  // As every server reads it from the row.
  const input = JSON.parse(JSON.stringify(parsed.value))
  const emit = (_event: RunEvent) => undefined
  const signal = new AbortController().signal
  try {
    const { result, sources } = await executeRun({ agent, input, userId: 'somebody', timestamp, emit, signal }, tools)
    const text = toPlainText(agent.toDocument(result, { input, sources, timestamp }))
    return { kind: 'written', result, text }
  } catch (error) {
    if (error instanceof AppError && error.status === 400) {
      return { kind: 'refused', message: error.userMessage, fields: error.fields ?? {} }
    }
    throw error
  }
}

/**
 * The longest time, in ms of this thread's processor, in which nothing else could be done while `work` went on. Not the clock's time: other
 * programs may be at work beside it.
 */
export async function longestStall(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = threadMs()
  let isOver = false
  const tick = () => {
    const now = threadMs()
    longest = Math.max(longest, now - last)
    last = now
    if (!isOver) setTimeout(tick, 1)
  }
  setTimeout(tick, 1)
  try {
    await work()
  } finally {
    isOver = true
    longest = Math.max(longest, threadMs() - last)
  }
  return longest
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

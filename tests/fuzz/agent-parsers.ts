import { type LiveAgent, loadAgents } from '#agents/registry-server.ts'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createLibraryResearch } from '#server/research/library-research.ts'
import { draftWriter } from '#server/runs/draft-writer.ts'
import { executeRun } from '#server/runs/execute-run.ts'
import { noMemories } from '#server/runs/no-memories.ts'
import { noUploads } from '#server/uploads/no-uploads.ts'
import { toMarkdown } from '#shared/document/to-markdown.ts'
import { finishedRun } from '#tests/support/finished-run.ts'
import { briefReader } from '../support/market-reader.ts'
import type { Fuzzed } from './measure-growth.ts'

const knowledge = readKnowledge()
const tools = {
  uploads: noUploads,
  memories: noMemories,
  writer: draftWriter,
  research: createLibraryResearch(2026),
  briefReader,
  knowledge,
}
const timestamp = '2026-11-21T09:00:00.000Z'

/** What forms take in a text, in characters. */
const form = 10_000
/** What an edit takes in all its texts together. */
const edit = 200_000

/** Every form with the text in all its fields, through the drafter; and every result with the text in all its texts. */
export async function agentParsers(): Promise<Fuzzed[]> {
  const agents = (await loadAgents()).all()
  const edits = await Promise.all(agents.map(editOf))
  return [
    {
      name: 'the words of a form',
      runsIn: 'server',
      longest: form,
      run: (text) => briefReader({ description: text, audience: text }),
    },
    ...agents.filter((agent) => !agent.takesFile).map(formOf),
    ...edits,
  ]
}

function formOf(agent: LiveAgent): Fuzzed {
  const sample = agent.samples[0] ?? {}
  const fields = Object.keys(sample).filter((name) => typeof sample[name] === 'string')
  return {
    name: `the form of ${agent.card.id}`,
    runsIn: 'server',
    longest: form,
    async run(text) {
      const filled: Record<string, unknown> = { ...sample }
      for (const name of fields) {
        for (const length of [form, 4_000, 3_000, 2_000, 1_000, 500, 200, 120]) {
          const value = `An app. ${text}`.slice(0, length).trim()
          if (!agent.parseInput({ ...filled, [name]: value }).ok) continue
          filled[name] = value
          break
        }
      }
      const input = agent.parseInput(filled)
      if (!input.ok) throw new Error(`${agent.card.id}: ${input.message}`)
      const signal = AbortSignal.timeout(60_000)
      const run = { agent, input: input.value, userId: 'fuzz', timestamp, emit: () => undefined, signal }
      // A draft that breaks a rule of its agent is refused at its end: the time was taken all the same.
      await executeRun(run, tools).catch(() => undefined)
    },
  }
}

async function editOf(agent: LiveAgent): Promise<Fuzzed> {
  const { result, context } = await finishedRun(agent)
  const places = textsIn(result).filter((path) => agent.parseResult(withText(result, [path], longText)).ok)
  return {
    name: `an edit of ${agent.card.id}`,
    runsIn: 'file process',
    longest: edit,
    run(text) {
      const parsed = agent.parseResult(
        withText(result, places, text.slice(0, text.length / Math.max(1, places.length))),
      )
      if (parsed.ok) toMarkdown(agent.toDocument(parsed.value, context))
    },
  }
}

const longText = 'word '.repeat(1_000)

/** Where the texts of a value are. */
function textsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
}

function withText(value: object, paths: readonly (readonly string[])[], text: string): object {
  const copy = structuredClone(value)
  for (const path of paths) {
    let owner = copy as Record<string, unknown>
    for (const key of path.slice(0, -1)) owner = owner[key] as Record<string, unknown>
    owner[path.at(-1) ?? ''] = text
  }
  return copy
}

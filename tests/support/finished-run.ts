import type { LiveAgent } from '#agents/registry-server.ts'
import { gapsOf, type KnownMarkets, knownMarkets } from '#drafting/index.ts'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createLibraryResearch } from '#server/research/library-research.ts'
import { written } from '#server/runs/draft-writer.ts'
import { selectedFacts } from '#server/runs/selected-facts.ts'
import type { BriefReading } from '#shared/reading.ts'
import type { Source } from '#shared/source.ts'
import { briefReader } from './market-reader.ts'

const knowledge = readKnowledge()
const research = createLibraryResearch(2026)
const timestamp = '2026-11-21T09:00:00.000Z'

export interface FinishedRun {
  result: object
  output: object
  context: { input: object; sources: readonly Source[]; timestamp: string; prepared: unknown }
}

/** What the built-in drafter makes of a form, without a server. The form is the agent's first sample unless given. */
export async function finishedRun(agent: LiveAgent, form: object = agent.samples[0] ?? {}): Promise<FinishedRun> {
  const parsed = agent.parseInput(form)
  if (!parsed.ok) throw new Error(`${agent.card.id}: ${parsed.message}`)
  const input = parsed.value
  const source = agent.briefSource(input)
  const explained = briefReader(source)
  const { reading } = explained
  const known = knownMarkets(source, explained, agent.describes, knowledge)
  const { signal } = new AbortController()
  const planned = selectedFacts(agent, input, explained, timestamp, knowledge)
  const { sources } = planned ?? (await retrieved(agent, input, reading, known, signal))
  const prepared = (
    await agent.prepare?.run(input, {
      signal,
      note: () => undefined,
      openUpload: () => Promise.reject(new Error('samples carry their file')),
      remembered: [],
      account: 'ada',
      largestFile: 10 * 1024 ** 2,
    })
  )?.value
  const output = written(agent, {
    input,
    reading,
    missing: gapsOf(reading),
    known,
    sources,
    knowledge,
    timestamp,
    prepared,
    ...planned,
  })
  const context = { input, sources, timestamp, prepared }
  await agent.loadParts()
  const whole = agent.parseResult(agent.toResult(output, context))
  if (!whole.ok) throw new Error(`${agent.card.id}: ${whole.message}`)
  return { result: whole.value, output, context }
}

function retrieved(agent: LiveAgent, input: object, reading: BriefReading, known: KnownMarkets, signal: AbortSignal) {
  const words = Object.values(agent.briefSource(input)).join(' ')
  const queries = agent.queries(input, reading)
  return research.gather(
    { queries, words, places: reading.places, ...known, limit: agent.research.limit ?? 16 },
    signal,
  )
}

/**
 * A copy in which every text is one of these, wherever the schema takes it: as a model that lies, or a user's edit, could
 * have it. Returns how many were put in.
 */
export function withTexts(
  result: object,
  texts: readonly string[],
  isAccepted: (value: object) => boolean,
  inTables = texts[0] ?? '',
): { value: object; count: number } {
  const value = structuredClone(result)
  let count = 0
  const visit = (owner: Record<string, unknown>) => {
    for (const [key, kept] of Object.entries(owner)) {
      if (typeof kept === 'object' && kept !== null) visit(kept as Record<string, unknown>)
      if (typeof kept !== 'string') continue
      // A text that holds whole tables keeps them, or there would be no sheet.
      owner[key] = kept.includes('\n|')
        ? `${kept.replace(/(?<=\| )(?!-)[^|\n]+(?= \|)/g, () => inTables.replaceAll('|', '\\|'))}\n\n${texts.join('\n\n')}`
        : // A whole document holds them all.
          kept.includes('\n\n')
          ? texts.join('\n\n')
          : texts[count % texts.length]
      if (isAccepted(value)) count += 1
      else owner[key] = kept
    }
  }
  visit(value as Record<string, unknown>)
  return { value, count }
}

/** The agent's sample with these words added to each text that takes them. */
export function withWords(agent: LiveAgent, words: string): object {
  const form: Record<string, unknown> = { ...agent.samples[0] }
  for (const [field, value] of Object.entries(form)) {
    if (typeof value !== 'string' || field === 'fileData') continue
    for (const longer of [`${value} ${words}`, `${words}${value}`, words]) {
      if (!agent.parseInput({ ...form, [field]: longer }).ok) continue
      form[field] = longer
      break
    }
  }
  return form
}

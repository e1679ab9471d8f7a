import type { Agent } from '#agents/_kit/define-agent.ts'
import type { Draft } from '#agents/_kit/define-draft.ts'
import { createReader } from '#drafting/create-reader.ts'
import { readKnowledge } from '#knowledge/knowledge.ts'
import { createLibraryResearch } from '#server/research/library-research.ts'
import type { Source } from '#shared/source.ts'

const knowledge = readKnowledge()
const reader = createReader(knowledge)
const research = createLibraryResearch(2026)
const timestamp = '2026-11-21T05:00:00.000Z'

/** Everything that a drafter gets for a form, as a run without a network has it. `change` may replace the sources. */
export async function writingContextOf<Input extends object>(
  agent: Agent,
  input: Input,
  change: (sources: Source[]) => Source[] = (sources) => sources,
) {
  const { brief, placement } = reader.read(agent.briefSource(input))
  const { sources } = await research.gather(
    { queries: [], brief, market: placement.market, industry: placement.industry, limit: 24 },
    new AbortController().signal,
  )
  return { input, brief, placement, sources: change(sources), knowledge, timestamp }
}

/** What the drafter writes for a form as somebody filled it in, without sources, checked as the server checks it. */
export function draftOf(agent: Agent, draft: Draft, form: object): { output: object; input: object } {
  const parsed = agent.parseInput(form)
  if (!parsed.ok) throw new Error(parsed.message)
  const input = parsed.value
  const { brief, placement } = reader.read(agent.briefSource(input))
  const output = agent.parseOutput(draft.write({ input, brief, placement, sources: [], knowledge, timestamp }))
  if (!output.ok) throw new Error(JSON.stringify(output.fields))
  return { output: output.value, input }
}

/** Every text inside a value. */
export function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : []
}

import { z } from 'zod'
import type { LiveAgent } from '#agents/registry-server.ts'
import { jsonSchemaOf, schemaAt } from '#server/answers/json-schema.ts'
import type { RunSteps } from '#server/spending/paid-steps.ts'
import { pathOf, valueAt } from '#shared/json-pointer.ts'
import type { Part } from '../ask.ts'
import { evidenceSections } from '../prompt-evidence.ts'
import type { Writer, WritingTask } from '../writer.ts'
import { callFor } from './call-for.ts'
import { dataRule, sentenceTests } from './thorough-rules.ts'

/** Most parts that one rewrite is asked for. */
const mostParts = 12

const critique = z.object({
  faults: z
    .array(
      z.object({
        pointer: z
          .string()
          .describe('JSON Pointer (RFC 6901) of the smallest part of the draft that fails: "/items/0/text"'),
        test: z.enum(['swap', 'boss', 'source', 'thing', 'length', 'missing']),
        why: z.string().describe('What is wrong with it, so that a writer can act on it'),
      }),
    )
    .describe('Only what fails; an empty list where nothing does'),
})

/** Has the draft read by the tests of a sentence, with the evidence at hand. The parts that failed, each once. */
export async function criticizeDraft(
  { agent, context, onAlive }: Pick<WritingTask, 'agent' | 'context' | 'onAlive'>,
  draft: object,
  steps: RunSteps,
  call: NonNullable<Writer['call']>,
  signal: AbortSignal,
): Promise<Part[]> {
  const read = await steps.once('critique', draft, () =>
    callFor(
      call,
      {
        system: `You read a draft for a product manager as a demanding colleague would, and name the parts that must not be sent like this. A part fails where one of these tests finds it:\n${sentenceTests}\n\nHold every claim against the sources. Name the smallest part that fails and nothing that is good enough; at most ${mostParts}, the worst first.\n\n${dataRule}\n\nThe document's task:\n${agent.prompt.task}`,
        sections: [...evidenceSections(agent, context), ['draft', draft]],
        instruction: 'Name what fails.',
        schema: critique,
        schemaName: 'draft_critique',
      },
      onAlive,
      signal,
    ),
  )
  return failingParts(agent, draft, read?.faults ?? [])
}

/** The places that the draft really has, none inside another. */
export function failingParts(
  agent: Pick<LiveAgent, 'outputSchema'>,
  draft: object,
  faults: readonly z.infer<typeof critique>['faults'][number][],
): Part[] {
  const schema = jsonSchemaOf(agent.outputSchema)
  const parts: Part[] = []
  for (const { pointer, test, why } of faults) {
    const path = pathOf(pointer)
    const place = path && path.length > 0 ? schemaAt(schema, path) : null
    const now = path ? valueAt(draft, path) : undefined
    if (!place || now === undefined || parts.length === mostParts) continue
    if (parts.some((part) => isInside(pointer, part.pointer) || isInside(part.pointer, pointer))) continue
    parts.push({ key: `part${parts.length + 1}`, pointer, message: `${test}: ${why}`, now, schema: place })
  }
  return parts
}

const isInside = (pointer: string, around: string) => pointer === around || pointer.startsWith(`${around}/`)

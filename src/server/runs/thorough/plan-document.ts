import { z } from 'zod'
import type { RunSteps } from '#server/spending/paid-steps.ts'
import { evidenceSections } from '../prompt-evidence.ts'
import type { Writer, WritingTask } from '../writer.ts'
import { callFor } from './call-for.ts'
import { dataRule } from './thorough-rules.ts'

const documentPlan = z.object({
  message: z.string().describe('What the reader shall know or decide afterwards, in one sentence'),
  points: z
    .array(
      z.object({
        part: z.string().describe('The property of the answer that it belongs to'),
        says: z.string().describe('What it will say about this product, in one sentence'),
        rests: z.string().describe('The numbered sources or words of the form that it rests on, or "assumption"'),
      }),
    )
    .max(24),
  open: z.array(z.string()).max(8).describe('What the material does not say and the document has to ask'),
})
export type DocumentPlan = z.infer<typeof documentPlan>

/** What a document will say, from which evidence, before a word of it is written. Null where the model gave no plan. */
export function planDocument(
  { agent, context, onAlive }: Pick<WritingTask, 'agent' | 'context' | 'onAlive'>,
  of: unknown,
  steps: RunSteps,
  call: NonNullable<Writer['call']>,
  signal: AbortSignal,
): Promise<DocumentPlan | null> {
  return steps.once('plan', of, () =>
    callFor(
      call,
      {
        system: `You plan a document for a product manager before it is written. Each point is about this product and no other, and names what it rests on. The strongest points come first; what the evidence does not carry is an open question.\n\n${dataRule}\n\nThe document's task:\n${agent.prompt.task}`,
        sections: evidenceSections(agent, context),
        instruction: 'Plan the document.',
        schema: documentPlan,
        schemaName: 'document_plan',
      },
      onAlive,
      signal,
    ),
  )
}

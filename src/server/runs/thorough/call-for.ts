import type { z } from 'zod'
import { fitToSchema } from '#server/answers/fit-to-schema.ts'
import { jsonSchemaOf } from '#server/answers/json-schema.ts'
import { readAnswer } from '#server/answers/read-answer.ts'
import { fenced } from '#server/models/fenced.ts'
import type { Paid } from '#server/spending/paid-steps.ts'
import type { Section } from '../prompt-evidence.ts'
import type { Writer, WritingTask } from '../writer.ts'

/** A structured call beside the draft. */
export interface CallFor<Schema extends z.ZodType> {
  system: string
  sections: readonly Section[]
  /** What is asked for, last. */
  instruction: string
  schema: Schema
  schemaName: string
}

/** Calls the model; null where its answer is none of that shape. The words of users and sources are JSON inside tags. */
export async function callFor<Schema extends z.ZodType>(
  call: NonNullable<Writer['call']>,
  { system, sections, instruction, schema, schemaName }: CallFor<Schema>,
  onAlive: WritingTask['onAlive'],
  signal: AbortSignal,
): Promise<Paid<z.output<Schema> | null>> {
  const data = sections.map(([tag, value]) => `<${tag}>\n${fenced(value)}\n</${tag}>`).join('\n')
  const { text, ...tokens } = await call(
    {
      system,
      user: `${data}\n\n${instruction}`,
      schema: jsonSchemaOf(schema),
      schemaName,
      ...(onAlive ? { onAlive } : {}),
    },
    signal,
  )
  const read = readAnswer(text)
  const parsed = read.kind === 'json' ? schema.safeParse(fitToSchema(read.value, jsonSchemaOf(schema))) : null
  return { output: parsed?.success ? parsed.data : null, ...tokens }
}

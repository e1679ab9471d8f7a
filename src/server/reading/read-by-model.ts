import { fitToSchema } from '#server/answers/fit-to-schema.ts'
import { jsonSchemaOf } from '#server/answers/json-schema.ts'
import { readAnswer } from '#server/answers/read-answer.ts'
import type { ModelClient, ModelPrompt } from '#server/models/model-client.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { type ModelReading, modelReading } from './model-reading.ts'
import { composeReading, type ReadingTask } from './reading-prompt.ts'

export interface ReadByModel {
  /** Null where the model's answer is no reading: the run goes on with the built-in one. */
  reading: ModelReading | null
  inputTokens: number | null
  outputTokens: number | null
}

/** Has a model read a form. Throws AppError where the provider fails, since it would fail the draft as well. */
export async function readByModel(
  client: ModelClient,
  task: ReadingTask,
  onAlive: ModelPrompt['onAlive'],
  signal: AbortSignal,
): Promise<ReadByModel> {
  const read: ReadByModel = { reading: null, inputTokens: null, outputTokens: null }
  let text = ''
  try {
    for await (const part of client.stream({ ...composeReading(task), ...(onAlive ? { onAlive } : {}) }, signal)) {
      if (part.type === 'text') text += part.text
      else if (part.type === 'finish')
        Object.assign(read, { inputTokens: part.inputTokens, outputTokens: part.outputTokens })
    }
  } catch (error) {
    if (error instanceof AppError && error.code === 'MODEL_REFUSED') return read
    throw error
  }
  const answer = readAnswer(text)
  const value = answer.kind === 'json' ? fitToSchema(answer.value, jsonSchemaOf(modelReading)) : null
  const parsed = modelReading.safeParse(value)
  return { ...read, reading: parsed.success ? parsed.data : null }
}

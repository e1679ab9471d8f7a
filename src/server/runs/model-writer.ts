import type { ModelClient } from '#server/models/model-client.ts'
import { composePrompt } from './compose-prompt.ts'
import type { Writer } from './writer.ts'

/** A language model as a writer. */
export function createModelWriter(client: ModelClient): Writer {
  return {
    id: client.id,
    label: client.id,
    builtIn: false,
    async *write(task, signal) {
      for await (const part of client.stream(composePrompt(task), signal)) {
        if (part.type === 'text') yield { text: part.text }
        else yield { inputTokens: part.inputTokens, outputTokens: part.outputTokens }
      }
    },
  }
}

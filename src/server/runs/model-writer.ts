import type { ModelClient } from '#server/models/model-client.ts'
import { readByModel } from '#server/reading/read-by-model.ts'
import { createChooseActions } from '#server/research/loop/choose-actions.ts'
import { composePrompt } from './compose-prompt.ts'
import type { Writer } from './writer.ts'

/** A language model as a writer. */
export function createModelWriter(client: ModelClient): Writer {
  return {
    id: client.id,
    label: client.id,
    builtIn: false,
    version: ({ prompt }) => String(prompt.version),
    read: (task, onAlive, signal) => readByModel(client, task, onAlive, signal),
    choose: createChooseActions(client),
    async call(prompt, signal, onText) {
      const answer = { text: '', inputTokens: null as number | null, outputTokens: null as number | null }
      for await (const part of client.stream(prompt, signal)) {
        if (part.type === 'text') {
          answer.text += part.text
          onText?.(part.text)
        } else if (part.type === 'finish') {
          answer.inputTokens = part.inputTokens
          answer.outputTokens = part.outputTokens
        }
      }
      return answer
    },
    async *write(task, signal) {
      const { ask, onAlive } = task
      const prompt = {
        ...composePrompt(task),
        quickly: ask.kind !== 'whole' && ask.kind !== 'section',
        ...(onAlive ? { onAlive } : {}),
      }
      for await (const part of client.stream(prompt, signal)) {
        if (part.type === 'text') yield { text: part.text }
        else if (part.type === 'thought') yield { thought: part.text }
        else if (part.type === 'finish') {
          const { inputTokens, outputTokens } = part
          yield { ended: part.reason === 'length' ? 'length' : 'whole', inputTokens, outputTokens }
        }
      }
    },
  }
}

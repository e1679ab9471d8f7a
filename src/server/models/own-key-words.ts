import { AppError } from '#shared/errors/app-error.ts'
import type { ErrorCode } from '#shared/errors/error-table.ts'
import type { ModelClient } from './model-client.ts'

/** What the owner of a key can do about it; the usual texts send people to an administrator. */
const words: Partial<Record<ErrorCode, string>> = {
  MODEL_KEY_REFUSED:
    'The provider does not accept your key. Nothing was charged to your plan; check the key in Settings.',
  MODEL_QUOTA_GONE: 'Your account with the provider has no budget left. Nothing was charged to your plan.',
  MODEL_UNKNOWN:
    'The provider does not know the model that you set. Nothing was charged to your plan; check it in Settings.',
}

/** The client of a user's own key: its errors speak to the user. */
export function withOwnKeyWords(client: ModelClient): ModelClient {
  return {
    id: client.id,
    toolCalls: client.toolCalls,
    async *stream(prompt, signal) {
      try {
        yield* client.stream(prompt, signal)
      } catch (error) {
        const userMessage = error instanceof AppError ? words[error.code] : undefined
        if (!(error instanceof AppError) || !userMessage) throw error
        throw new AppError(error.code, { userMessage, internal: error.message, cause: error })
      }
    },
  }
}

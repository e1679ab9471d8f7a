import type { LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { AppError } from '#shared/errors/app-error.ts'
import type { ModelPart } from './model-client.ts'

/** What a part of the SDK's stream says to whoever reads the answer; null where it is nothing. Throws what the vendor reports as an error. */
export function modelPartOf(part: LanguageModelV4StreamPart, id: string, hasTools: boolean): ModelPart | null {
  switch (part.type) {
    case 'reasoning-delta':
      return part.delta === '' ? null : { type: 'thought', text: part.delta }
    case 'text-delta':
      return part.delta === '' ? null : { type: 'text', text: part.delta }
    case 'tool-call':
      return hasTools ? { type: 'call', name: part.toolName, input: part.input } : null
    case 'tool-input-delta':
      // Some models answer by a call of a tool that nobody offered.
      return part.delta === '' || hasTools ? null : { type: 'text', text: part.delta }
    case 'error':
      throw part.error
    case 'finish':
      return finishPart(part, id)
    default:
      return null
  }
}

function finishPart(part: Extract<LanguageModelV4StreamPart, { type: 'finish' }>, id: string): ModelPart {
  const { unified, raw } = part.finishReason
  if (unified === 'content-filter') {
    throw new AppError('MODEL_REFUSED', { internal: `${id}: refused (${raw ?? 'no reason given'})` })
  }
  // "other" without the vendor's own word for it is what the SDK makes up at the end of a cut stream.
  if (unified === 'error' || unified === 'interrupted' || (unified === 'other' && raw === undefined)) {
    throw brokenOff(`the stream broke off (${unified})`)
  }
  return {
    type: 'finish',
    reason: unified === 'stop' || unified === 'length' ? unified : 'other',
    inputTokens: part.usage.inputTokens.total ?? null,
    outputTokens: part.usage.outputTokens.total ?? null,
  }
}

/** Retryable as long as no text was passed on. */
export function brokenOff(message: string): Error {
  return Object.assign(new Error(message), { isRetryable: true })
}

import type { ModelClient } from '#server/models/model-client.ts'
import type { ModelPrice, SpendCap } from '#shared/api/models.ts'
import { AppError } from '#shared/errors/app-error.ts'

/** Characters of a token in a text of any language, about; only where a vendor said no count. */
const charactersPerToken = 4

export const costOf = (
  { input, output }: { input: number | null; output: number | null },
  price: ModelPrice | null,
): number | null => (price && output !== null ? ((input ?? 0) * price.input + output * price.output) / 1_000_000 : null)

/**
 * The client of one run, counted: each call is reported to `onSpent` as it ends, however it ends. A call is refused once the run has
 * taken what one run may; the one that goes over is let through to its end. Throws RUN_CAP_REACHED.
 */
export function meteredModel(
  client: ModelClient,
  options: {
    price: ModelPrice | null
    cap: SpendCap | null
    onSpent: (spent: { tokens: number; cost: number }) => void
  },
): ModelClient {
  const { price, cap, onSpent } = options
  const total = { tokens: 0, cost: 0 }
  const isSpent = () => cap !== null && (cap.unit === 'usd' ? total.cost : total.tokens) >= cap.amount
  const count = (input: number, output: number) => {
    const cost = costOf({ input, output }, price) ?? 0
    total.tokens += input + output
    total.cost += cost
    onSpent({ tokens: input + output, cost })
  }
  return {
    id: client.id,
    toolCalls: client.toolCalls,
    async *stream(prompt, signal) {
      if (isSpent()) throw new AppError('RUN_CAP_REACHED')
      let characters = 0
      let isCounted = false
      try {
        for await (const part of client.stream(prompt, signal)) {
          if (part.type === 'finish') {
            isCounted = true
            const asked = tokensOf(prompt.system.length + prompt.user.length)
            count(part.inputTokens ?? asked, part.outputTokens ?? tokensOf(characters))
          } else {
            characters += (part.type === 'call' ? part.input : part.text).length
          }
          yield part
        }
      } finally {
        // Cut off or stopped in the middle of an answer, which the vendor charges all the same.
        if (!isCounted && characters > 0)
          count(tokensOf(prompt.system.length + prompt.user.length), tokensOf(characters))
      }
    },
  }
}

const tokensOf = (characters: number) => Math.ceil(characters / charactersPerToken)

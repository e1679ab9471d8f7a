import type { RunView } from '#shared/api/runs.ts'
import { inDollars } from '#shared/money.ts'

const count = new Intl.NumberFormat('en')

export function durationText(ms: number): string {
  if (ms < 1000) return 'under a second'
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** What a model's run took beside its time, each a part of one line. */
export function tookParts({ tokens, cost, ownKey }: Pick<RunView, 'tokens' | 'cost' | 'ownKey'>): string[] {
  const read = tokens?.input ?? 0
  return [
    ...(tokens?.output != null
      ? [`${count.format(read + tokens.output)} tokens, ${count.format(tokens.output)} of them written`]
      : []),
    ...(cost !== null ? [inDollars(cost)] : []),
    ...(ownKey ? ['with your own key'] : []),
  ]
}

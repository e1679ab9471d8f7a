import { useMemo } from 'react'
import type { Agent, ErasedContext } from '#agents/_kit/define-agent.ts'
import { isBusy, type RunState } from '../run/run-state.ts'
import { usePartialOutput } from '../run/use-partial-output.ts'

export interface ShownResult {
  result: object
  context: ErasedContext
  /** False while it is written and for what a failed or stopped run left. */
  complete: boolean
}

/** True where something is written; the outline of a result says nothing. */
function hasWords(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  return value !== null && typeof value === 'object' && Object.values(value).some(hasWords)
}

/** What can be shown of a run: its result, else as much of one as is written. Null when there is nothing yet, or no definition. */
export function useShownResult(agent: Agent | null, state: RunState): ShownResult | null {
  const partial = usePartialOutput(state.text)
  const { input, sources, startedAt, result, prepared, language } = state
  const ended = !isBusy(state.phase)
  return useMemo(() => {
    if (!agent) return null
    const parsed = agent.parseInput(input ?? {})
    const context = {
      input: parsed.ok ? parsed.value : { ...input },
      sources,
      timestamp: startedAt ?? '',
      prepared: prepared ?? undefined,
      ...(language ? { language } : {}),
    }
    if (result) return { result, context, complete: true }
    // What was computed is shown before the first word is written.
    if (!partial && !prepared) return null
    if (ended && !hasWords(partial)) return null
    try {
      return { result: agent.toResult(partial ?? {}, context), context, complete: false }
    } catch {
      // Half a value that the agent cannot show yet; the next piece of text brings more.
      return null
    }
  }, [agent, input, sources, startedAt, result, prepared, language, partial, ended])
}

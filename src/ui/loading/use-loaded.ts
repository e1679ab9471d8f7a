import { startTransition, useCallback, useEffect, useState } from 'react'
import { useAgainOnline } from './use-again-online.ts'

export interface Loaded<Value> {
  /** Null before it is there. */
  value: Value | null
  /** Why the last try failed; null while one is under way. */
  failure: { error: unknown } | null
  again: () => void
}

type Outcome<Value> = { of: unknown; value: Value } | { of: unknown; error: unknown }

/** What `load` brings, from when it is wanted. `load` must be the same function at each drawing. */
export function useLoaded<Value>(load: () => Promise<Value>, wanted = true): Loaded<Value> {
  const [outcome, setOutcome] = useState<Outcome<Value> | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew.
  useEffect(() => {
    if (!wanted) return
    let left = false
    load().then(
      (value) => {
        // What was waited for may be much to draw: it is drawn in pieces, between which the page answers.
        if (!left) startTransition(() => setOutcome({ of: load, value }))
      },
      (error: unknown) => {
        if (!left) setOutcome({ of: load, error })
      },
    )
    return () => {
      left = true
    }
  }, [load, wanted, attempt])
  const again = useCallback(() => {
    setOutcome(null)
    setAttempt((before) => before + 1)
  }, [])
  // Also where nothing of the failure is said.
  useAgainOnline(outcome && 'error' in outcome ? outcome.error : null, again)
  const known = outcome?.of === load ? outcome : null
  return {
    value: known && 'value' in known ? known.value : null,
    failure: known && 'error' in known ? { error: known.error } : null,
    again,
  }
}

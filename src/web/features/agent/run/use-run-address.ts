import { useCallback, useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { isBusy } from './run-state.ts'
import type { RunControl } from './use-run.ts'

/**
 * Keeps the page's address and the run together: a named run is opened, a started one is named. `onRun` hears of each
 * run that the page turns to. Returns what leaves the run and its name behind.
 */
export function useRunAddress(run: RunControl, onRun: (runId: string) => void): () => void {
  const [address, setAddress] = useSearchParams()
  const { state } = run
  const wanted = address.get('run')

  const follow = useEffectEvent((named: string | null) => {
    if (named && named !== state.runId) run.open(named)
    else if (!named && state.runId && !isBusy(state.phase)) run.reset()
  })
  useEffect(() => follow(wanted), [wanted])

  const take = useEffectEvent((runId: string) => {
    if (runId !== wanted) setAddress({ run: runId }, { replace: true, preventScrollReset: true })
    onRun(runId)
  })
  useEffect(() => {
    if (state.runId) take(state.runId)
  }, [state.runId])

  const { reset } = run
  return useCallback(() => {
    reset()
    setAddress({}, { preventScrollReset: true })
  }, [reset, setAddress])
}

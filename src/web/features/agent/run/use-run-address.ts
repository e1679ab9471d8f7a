import { useCallback, useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { isBusy } from './run-state.ts'
import type { RunControl } from './use-run.ts'

export interface RunAddress {
  /** Leaves the run and its name behind. */
  leave: () => void
  /** True while the address names a run. */
  named: boolean
}

/** The product that the page was opened for stays in the address. */
const productIn = (address: URLSearchParams): Record<string, string> => {
  const product = address.get('product')
  return product ? { product } : {}
}

/**
 * Keeps the page's address and the run together: a named run is opened, a started one is named. `onRun` hears of each
 * run that the page turns to.
 */
export function useRunAddress(run: RunControl, onRun: (runId: string) => void): RunAddress {
  const [address, setAddress] = useSearchParams()
  const { state } = run
  const wanted = address.get('run')

  const follow = useEffectEvent((named: string | null) => {
    if (named && named !== state.runId) run.open(named)
    else if (!named && state.runId && !isBusy(state.phase)) run.reset()
  })
  useEffect(() => follow(wanted), [wanted])

  const take = useEffectEvent((runId: string) => {
    if (runId !== wanted)
      setAddress((before) => ({ run: runId, ...productIn(before) }), { replace: true, preventScrollReset: true })
    onRun(runId)
  })
  useEffect(() => {
    if (state.runId) take(state.runId)
  }, [state.runId])

  const { reset } = run
  const leave = useCallback(() => {
    reset()
    setAddress(productIn, { preventScrollReset: true })
  }, [reset, setAddress])
  return { leave, named: wanted !== null }
}

import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { AgentFace } from '#agents/_kit/agent-face.ts'
import type { Corrections } from '#shared/corrections.ts'
import { asApiError } from '../../../http/api-error.ts'
import { apiFetch } from '../../../http/api-fetch.ts'
import { ensureSession } from '../../../session/session-calls.ts'
import type { Follower } from './follow-run.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { idleRun, type RunState, runReducer } from './run-state.ts'

/** A form that is only read needs nothing of it. */
export const loadFollowing = () => import('./follow-run.ts')

export interface RunControl {
  state: RunState
  start: (input: Record<string, unknown>, corrections?: Corrections) => void
  /** Shows a stored run and, when it still goes on, follows it. */
  open: (runId: string) => void
  /** Ends the run on the server; the page learns of it through the run's events. */
  stop: () => Promise<void>
  setEdited: (result: Record<string, unknown>, revision: number) => void
  dismiss: () => void
  reset: () => void
}

export function useRun(agent: AgentFace): RunControl {
  const [state, dispatch] = useReducer(runReducer, idleRun)
  const following = useRef<AbortController | null>(null)
  /** The key of a start that had no answer yet: the same words sent again are the same run. */
  const unanswered = useRef<{ words: string; key: string } | null>(null)

  const leave = useCallback(() => {
    following.current?.abort()
    following.current = null
  }, [])
  useEffect(() => leave, [leave])

  /** Runs `follow` as the one thing that this page watches. */
  const watch = useCallback(
    async (follow: (follower: Follower) => Promise<void>) => {
      leave()
      const controller = new AbortController()
      following.current = controller
      try {
        await follow({
          signal: controller.signal,
          onEvents: (events) => {
            unanswered.current = null
            if (!controller.signal.aborted) dispatch({ type: 'events', events })
          },
        })
      } catch (error) {
        if (controller.signal.aborted) return
        const { status, code, message, fields } = asApiError(error)
        if (status > 0) unanswered.current = null
        dispatch({ type: 'fail', failure: { code, message, fields } })
      } finally {
        if (following.current === controller) following.current = null
      }
    },
    [leave],
  )

  const start = useCallback(
    (input: Record<string, unknown>, corrections: Corrections = {}) => {
      if (following.current) return
      const words = JSON.stringify([input, corrections])
      if (unanswered.current?.words !== words) unanswered.current = { words, key: newIdempotencyKey() }
      const { key } = unanswered.current
      dispatch({ type: 'start', input, corrections })
      watch(async (follower) => {
        const [{ startAndFollow }] = await Promise.all([loadFollowing(), ensureSession()])
        const body = Object.keys(corrections).length > 0 ? { ...input, corrections } : input
        await startAndFollow({ functionName: agent.card.functionName, input: body, idempotencyKey: key }, follower)
      })
    },
    [agent, watch],
  )

  const open = useCallback(
    (runId: string) => {
      dispatch({ type: 'load' })
      watch(async (follower) => {
        const { followFromStart, readRun } = await loadFollowing()
        const run = await readRun(runId, follower.signal)
        if (follower.signal.aborted) return
        dispatch({ type: 'loaded', run })
        if (run.status === 'queued' || run.status === 'running') await followFromStart(run.id, follower)
      })
    },
    [watch],
  )

  const { runId } = state
  const stop = useCallback(async () => {
    if (runId) await apiFetch(`/api/runs/${runId}/cancel`, { method: 'POST' })
  }, [runId])

  const setEdited = useCallback((result: Record<string, unknown>, revision: number) => {
    dispatch({ type: 'edited', result, revision })
  }, [])
  const dismiss = useCallback(() => dispatch({ type: 'dismiss' }), [])
  const reset = useCallback(() => {
    leave()
    dispatch({ type: 'reset' })
  }, [leave])
  return { state, start, open, stop, setEdited, dismiss, reset }
}

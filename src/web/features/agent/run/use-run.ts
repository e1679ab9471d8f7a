import { startTransition, useCallback, useEffect, useReducer, useRef } from 'react'
import type { AgentFace } from '#agents/_kit/agent-face.ts'
import type { FreeBlock } from '#shared/api/documents.ts'
import type { RunAnswers } from '#shared/api/runs.ts'
import type { Corrections } from '#shared/corrections.ts'
import { asApiError } from '../../../http/api-error.ts'
import { apiFetch } from '../../../http/api-fetch.ts'
import { isSessionLost } from '../../../session/session-store.ts'
import type { Follower } from './follow-run.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { networkOr } from './network-or.ts'
import { readRun } from './read-run.ts'
import { idleRun, isUnderWay, type RunFailure, type RunState, runReducer } from './run-state.ts'

/** A form that is only read needs nothing of it. */
export const loadFollowing = () => import('./follow-run.ts')

/** So often the network is tried where the browser does not say that it is back, in milliseconds. */
const triesEveryMs = 5_000

const isNetwork = (error: unknown) => asApiError(error).code === 'NETWORK'

/** Calls until there is an answer, however long the network is gone. */
async function patiently<Value>(call: () => Promise<Value>, signal: AbortSignal, onLost?: () => void): Promise<Value> {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (signal.aborted || !isNetwork(error)) throw error
      onLost?.()
      await networkOr(triesEveryMs, signal)
    }
  }
}

const cancel = (runId: string, signal: AbortSignal) =>
  patiently(() => apiFetch(`/api/runs/${runId}/cancel`, { method: 'POST', signal }), signal)

function failureOf(error: unknown): RunFailure {
  const { status, code, message, fields, body } = asApiError(error)
  return {
    code: code === 'UNAUTHENTICATED' && isSessionLost() ? 'SESSION_EXPIRED' : code,
    message,
    fields,
    ...(code === 'INTERNAL' && typeof body === 'string' ? { foreign: { status, body } } : {}),
  }
}

export interface RunControl {
  state: RunState
  /** `chosen`: what the request names beside the form, such as its model. */
  start: (
    input: Record<string, unknown>,
    corrections?: Corrections,
    productId?: string | null,
    chosen?: Record<string, unknown>,
  ) => void
  /** Shows a stored run and, when it still goes on, follows it. */
  open: (runId: string) => void
  /**
   * Ends the run on the server; the page learns of it through the run's events. One that the server may know of, but the page
   * has no answer of yet, is ended as soon as it has; without a network, as soon as that is back.
   */
  stop: () => Promise<void>
  /** Answers what the run asks. Another tab may have done so already: then the run goes on by that. */
  answer: (answers: RunAnswers) => Promise<void>
  setEdited: (result: Record<string, unknown>, revision: number, blocks?: readonly FreeBlock[]) => void
  dismiss: () => void
  reset: () => void
}

export function useRun(agent: AgentFace): RunControl {
  const [state, dispatch] = useReducer(runReducer, idleRun)
  const watching = useRef<AbortController | null>(null)
  /** Pressed before the run had an id. */
  const stopWanted = useRef(false)
  /** The key of a start that had no answer yet: the same words sent again are the same run. */
  const unanswered = useRef<{ words: string; key: string } | null>(null)

  const leave = useCallback(() => {
    watching.current?.abort()
    watching.current = null
  }, [])
  useEffect(() => leave, [leave])

  /** Runs `follow` as the one thing that this page watches. */
  const watch = useCallback(
    async (follow: (follower: Follower) => Promise<void>) => {
      leave()
      const controller = new AbortController()
      watching.current = controller
      stopWanted.current = false
      try {
        await follow({
          signal: controller.signal,
          onEvents: (events) => {
            unanswered.current = null
            if (controller.signal.aborted) return
            dispatch({ type: 'events', events })
            const started = events.find(({ event }) => event.type === 'run-start')?.event
            if (stopWanted.current && started?.type === 'run-start') {
              stopWanted.current = false
              void cancel(started.runId, controller.signal).catch(() => undefined)
            }
          },
          onLost: () => {
            if (!controller.signal.aborted) dispatch({ type: 'lost' })
          },
        })
      } catch (error) {
        if (controller.signal.aborted) return
        if (asApiError(error).status > 0) unanswered.current = null
        dispatch({ type: 'fail', failure: failureOf(error) })
      } finally {
        if (watching.current === controller) watching.current = null
      }
    },
    [leave],
  )

  const start = useCallback(
    (
      input: Record<string, unknown>,
      corrections: Corrections = {},
      productId: string | null = null,
      chosen: Record<string, unknown> = {},
    ) => {
      if (watching.current) return
      const words = JSON.stringify([input, corrections, productId, chosen])
      if (unanswered.current?.words !== words) unanswered.current = { words, key: newIdempotencyKey() }
      const { key } = unanswered.current
      dispatch({ type: 'start', input, corrections, productId })
      watch(async (follower) => {
        const { startAndFollow } = await patiently(loadFollowing, follower.signal, follower.onLost)
        const body = {
          ...input,
          ...chosen,
          ...(Object.keys(corrections).length > 0 ? { corrections } : {}),
          ...(productId ? { productId } : {}),
        }
        await startAndFollow({ functionName: agent.card.functionName, input: body, idempotencyKey: key }, follower)
      })
    },
    [agent, watch],
  )

  const open = useCallback(
    (runId: string) => {
      dispatch({ type: 'load' })
      watch(async (follower) => {
        const { signal, onLost } = follower
        const run = await patiently(() => readRun(runId, signal), signal, onLost)
        if (signal.aborted) return
        // A long result is drawn in pieces, between which the page answers.
        startTransition(() => dispatch({ type: 'loaded', run }))
        if (!isUnderWay(run.status)) return
        const { followFromStart } = await patiently(loadFollowing, signal, onLost)
        await followFromStart(run.id, follower)
      })
    },
    [watch],
  )

  const { runId, connected } = state
  const stop = useCallback(async () => {
    const signal = watching.current?.signal
    if (runId) {
      await cancel(runId, signal ?? AbortSignal.timeout(triesEveryMs))
    } else if (connected) {
      stopWanted.current = true
    } else {
      leave()
      dispatch({ type: 'stopped' })
    }
  }, [runId, connected, leave])

  const answer = useCallback(
    async (answers: RunAnswers) => {
      try {
        await apiFetch(`/api/runs/${runId}/answers`, { method: 'POST', body: answers })
      } catch (error) {
        if (asApiError(error).code !== 'RUN_NOT_ASKING') throw error
      }
    },
    [runId],
  )
  const setEdited = useCallback((result: Record<string, unknown>, revision: number, blocks?: readonly FreeBlock[]) => {
    dispatch({ type: 'edited', result, revision, blocks })
  }, [])
  const dismiss = useCallback(() => dispatch({ type: 'dismiss' }), [])
  const reset = useCallback(() => {
    leave()
    dispatch({ type: 'reset' })
  }, [leave])
  return { state, start, open, stop, answer, setEdited, dismiss, reset }
}

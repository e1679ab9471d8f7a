import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { AgentFace } from '#agents/_kit/agent-face.ts'
import { catchFocus } from '#ui/focus/lost-focus.ts'
import { showToast } from '../../toast/show-toast.ts'
import type { RunFailure, RunPhase, RunState } from './run/run-state.ts'
import type { Side } from './screen-tabs.tsx'

interface PhaseNews {
  agent: AgentFace
  state: RunState
  signedIn: boolean
  /** Where what a run writes stands. */
  outcome: RefObject<HTMLElement | null>
  onSide: (side: Side) => void
  onErrors: (fields: RunFailure['fields']) => void
}

/** So long a smooth scroll may be under way, in ms. */
const scrollMs = 1500

/** Leads eyes and keyboard to what a run has come to, and says it. */
export function usePhaseNews({ agent, state, signedIn, outcome, onSide, onErrors }: PhaseNews): void {
  const sayFailure = async (failure: RunFailure) => {
    // Without its code the card says the same.
    const texts = await import('./failure-text.ts').catch(() => null)
    // A limit or a gate is no failure, and its card says all there is to say.
    if (!texts || texts.gateOf(failure, signedIn)) return
    const message = texts.failureText(failure, agent.messages, signedIn)
    showToast({ tone: 'error', title: agent.messages.failedTitle, message })
  }
  const startedAt = useRef(Number.NEGATIVE_INFINITY)
  const onStarting = () => {
    startedAt.current = performance.now()
    // Who started a run watches it: what is written would else appear below the window.
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    outcome.current?.scrollIntoView({ block: 'start', behavior })
    // The form is disabled, and with it what was pressed: the keyboard waits where the result will be.
    catchFocus(outcome.current)
  }
  const onSucceeded = () => {
    onSide('output')
    // Whoever opens a finished run comes for its result.
    // The form became one line while the page was still on its way down: it would arrive below the title of the result.
    const isOnItsWay = performance.now() - startedAt.current < scrollMs
    if (state.lastEventId === 0 || isOnItsWay) outcome.current?.scrollIntoView({ block: 'start' })
    if (state.lastEventId !== 0 && agent.messages.succeeded)
      showToast({ tone: 'success', message: agent.messages.succeeded })
  }
  const onFailed = (failure: RunFailure) => {
    onSide('input')
    onErrors(failure.fields)
    const wrong = Object.keys(failure.fields)[0]
    catchFocus((wrong && document.getElementById(`field-${wrong}`)) || outcome.current)
    // A run of the past that is opened again has failed long since: its card says so.
    if (state.runId && state.lastEventId === 0) return
    sayFailure(failure)
    if (failure.code === 'SESSION_EXPIRED' || (failure.code === 'UNAUTHENTICATED' && signedIn)) {
      setTimeout(() => showToast({ message: 'Try refreshing the page if the issue persists' }), 2000)
    }
  }
  const announce = useEffectEvent((phase: RunPhase) => {
    if (phase === 'starting') onStarting()
    if (phase === 'succeeded') onSucceeded()
    if (phase === 'failed' && state.failure) onFailed(state.failure)
  })
  useEffect(() => announce(state.phase), [state.phase])
}

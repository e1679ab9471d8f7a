import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { AgentFace } from '#agents/_kit/agent-face.ts'
import { loadAgent, loadView } from '#agents/registry-browser.ts'
import { useLoadAhead } from '#ui/loading/load-ahead.ts'
import { useLoaded } from '#ui/loading/use-loaded.ts'
import { useAccount } from '../../session/use-session.ts'
import { useProductProfile } from '../account/use-product-profile.ts'
import { focusArrived } from '../palette/arrival-focus.ts'
import { focusField, useAgentForm } from './form/use-agent-form.ts'
import { usePrefill } from './form/use-prefill.ts'
import { useRunChoice } from './options/use-run-choice.ts'
import { loadOutcome } from './outcome-parts.tsx'
import { useShownResult } from './result/use-shown-result.ts'
import { isBusy } from './run/run-state.ts'
import { useRun } from './run/use-run.ts'
import { useRunAddress } from './run/use-run-address.ts'
import type { Side } from './screen-tabs.tsx'
import { usePhaseNews } from './use-phase-news.ts'
import { useSending } from './use-sending.ts'

export type AgentScreenState = ReturnType<typeof useAgentScreen>

/** What the form, the run and the result of an agent's page have in common. */
export function useAgentScreen(agent: AgentFace) {
  const account = useAccount()
  const signedIn = Boolean(account)
  const run = useRun(agent)
  const { state, dismiss } = run
  const form = useAgentForm(agent, account?.id ?? null, dismiss)
  const [address] = useSearchParams()
  const { parts, loadParts } = useAgentParts(agent, state.phase !== 'idle' || address.has('run'))
  const definition = parts.value?.definition ?? null
  const shown = useShownResult(definition, state)
  const [choice, setChoice] = useRunChoice(account?.id ?? null)
  const [side, setSide] = useState<Side>('input')
  /** The run over whose result the form was opened again. */
  const [openedFor, setOpenedFor] = useState<string | null>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const needsAccount = account === null && !agent.card.guests
  // What was asked for is one line where it has its result; a tab of its own needs no fold.
  const folds = !agent.form.tabs && state.phase === 'succeeded' && shown?.complete === true
  const folded = folds && openedFor !== state.runId

  const { leave: leaveRun, named } = useRunAddress(run, (runId) => {
    if (state.input) form.showRun(runId, state.input)
  })
  // A run that is opened is likely to have its result: nothing is drawn that would go again at once, the form neither.
  const awaitsView = state.phase === 'succeeded' && !definition && !parts.failure
  const opening = named && state.connected && (state.phase === 'idle' || state.phase === 'loading' || awaitsView)
  // Only a form that is drawn asks for the product.
  const profile = useProductProfile(!opening)
  usePrefill(agent, form, profile.product, named)
  const formIsHidden = folded || opening
  const [formWasShown, setFormWasShown] = useState(!formIsHidden)
  if (!formIsHidden && !formWasShown) setFormWasShown(true)
  usePhaseNews({ agent, state, signedIn, outcome, onSide: setSide, onErrors: form.showErrors })
  useEffect(focusArrived, [])
  const sending = useSending({
    agent,
    form,
    run,
    signedIn,
    isGated: needsAccount,
    choice,
    productId: address.get('product'),
    // What shows the result arrives while the run reads and searches.
    onBegin: () => void Promise.all([loadOutcome(), loadParts()]).catch(() => undefined),
  })
  const toFirstField = () => focusField(agent.form.groups[0]?.fields[0]?.name)
  const again = () => {
    setSide('input')
    leaveRun()
    requestAnimationFrame(toFirstField)
  }
  const unfold = (opened: boolean) => {
    setOpenedFor(opened ? state.runId : null)
    if (opened) requestAnimationFrame(toFirstField)
  }
  const layout = { side, setSide, folds, folded, unfold, opening, outcome, busy: isBusy(state.phase) }
  const formShown = { formIsHidden, formWasShown }
  return {
    agent,
    account,
    signedIn,
    needsAccount,
    run,
    state,
    form,
    profile,
    parts,
    definition,
    shown,
    choice,
    setChoice,
    sending,
    toFirstField,
    again,
    leaveRun,
    ...layout,
    ...formShown,
  }
}

/** The agent's definition and view, which only results need. */
function useAgentParts(agent: AgentFace, isNeeded: boolean) {
  const loadParts = useCallback(async () => {
    const [definition, View] = await Promise.all([loadAgent(agent.card.id), loadView(agent.card.id)])
    return { definition, View }
  }, [agent])
  const parts = useLoaded(loadParts, isNeeded)
  useLoadAhead(loadParts)
  useLoadAhead(loadOutcome)
  return { parts, loadParts }
}

import { lazy, type ReactNode, Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AgentFace } from '#agents/_kit/agent-face.ts'
import { loadAgent, loadView } from '#agents/registry-browser.ts'
import type { Corrections } from '#shared/corrections.ts'
import { useLoaded } from '../../loading/use-loaded.ts'
import { useAccount } from '../../session/use-session.ts'
import { showToast } from '../../toast/show-toast.ts'
import { useProductProfile } from '../account/use-product-profile.ts'
import classes from './agent-screen.module.css'
import { EmptyResult } from './empty-result.tsx'
import { AgentForm } from './form/agent-form.tsx'
import { ProductTools } from './form/product-tools.tsx'
import { focusField, useAgentForm } from './form/use-agent-form.ts'
import { useBeginOnArrival } from './form/use-begin-on-arrival.ts'
import { usePrefill } from './form/use-prefill.ts'
import { ProgressRoute, progressText } from './progress-route.tsx'
import { useShownResult } from './result/use-shown-result.ts'
import { isBusy, type RunFailure, type RunPhase } from './run/run-state.ts'
import { loadFollowing, useRun } from './run/use-run.ts'
import { useRunAddress } from './run/use-run-address.ts'
import { ScreenTabs, type Side } from './screen-tabs.tsx'

const loadPanel = () => import('./result/result-panel.tsx')
const ResultPanel = lazy(loadPanel)
// What a form that is only opened does not show comes when it is there to be shown.
const loadUnderstood = () => import('./understood.tsx')
const Understood = lazy(() => loadUnderstood().then((module) => ({ default: module.Understood })))
const FailureCard = lazy(() => import('./failure-card.tsx').then((module) => ({ default: module.FailureCard })))
const RecentRuns = lazy(() => import('../history/recent-runs.tsx').then((module) => ({ default: module.RecentRuns })))

/** Form, run and result of any agent, from its definition alone. */
export function AgentScreen({ agent }: { agent: AgentFace }) {
  const account = useAccount()
  const run = useRun(agent)
  const { state, dismiss } = run
  const form = useAgentForm(agent, account?.id ?? null, dismiss)
  const profile = useProductProfile()
  const loadDefinition = useCallback(() => loadAgent(agent.card.id), [agent])
  const definition = useLoaded(loadDefinition, state.phase !== 'idle')
  const shown = useShownResult(definition, state)
  const [stopping, setStopping] = useState(false)
  const [side, setSide] = useState<Side>('input')
  const outcome = useRef<HTMLDivElement>(null)
  const busy = isBusy(state.phase)
  const { tabs } = agent.form

  const { leave: leaveRun, named } = useRunAddress(run, (runId) => {
    if (state.input) form.showRun(runId, state.input)
  })
  usePrefill(agent, form, profile.product, named)

  const sayFailure = async (failure: RunFailure) => {
    const { failureText } = await import('./failure-text.ts')
    const message = failureText(failure, agent.messages, Boolean(account))
    showToast({ tone: 'error', title: agent.messages.failedTitle, message })
  }
  const announce = useEffectEvent((phase: RunPhase) => {
    // Who started a run watches it: what is written would else appear below the window.
    if (phase === 'starting') {
      const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
      outcome.current?.scrollIntoView({ block: 'start', behavior })
    }
    if (phase === 'succeeded') setSide('output')
    // Whoever opens a finished run comes for its result.
    if (phase === 'succeeded' && state.lastEventId === 0) outcome.current?.scrollIntoView({ block: 'start' })
    if (phase === 'succeeded' && state.lastEventId > 0 && agent.messages.succeeded) {
      showToast({ tone: 'success', message: agent.messages.succeeded })
    }
    if (phase !== 'failed' || !state.failure) return
    setSide('input')
    form.showErrors(state.failure.fields)
    // A run of the past that is opened again has failed long since: its card says so.
    if (state.runId && state.lastEventId === 0) return
    sayFailure(state.failure)
    if (state.failure.code === 'UNAUTHENTICATED' && account) {
      setTimeout(() => showToast({ message: 'Try refreshing the page if the issue persists' }), 2000)
    }
  })
  useEffect(() => announce(state.phase), [state.phase])

  // What sending needs comes while the form is filled in.
  const turn = () => {
    loadDefinition().catch(() => undefined)
    loadFollowing().catch(() => undefined)
  }
  const submit = async () => {
    const input = await form.check()
    if (input) begin(input)
  }
  useBeginOnArrival(submit)
  const begin = (input: Record<string, unknown>, corrections?: Corrections) => {
    setStopping(false)
    run.start(input, corrections)
    // What shows the result arrives while the run reads and searches.
    loadPanel()
    loadUnderstood()
    loadView(agent.card.id)
  }
  const stop = async () => {
    setStopping(true)
    try {
      await run.stop()
    } catch {
      setStopping(false)
      showToast({ tone: 'error', message: 'The run could not be stopped. Please try again.' })
    }
  }
  const again = () => {
    setSide('input')
    leaveRun()
    requestAnimationFrame(() => focusField(agent.form.groups[0]?.fields[0]?.name))
  }

  const formCard = (
    <AgentForm
      agent={agent}
      values={form.values}
      errors={form.errors}
      busy={busy}
      waiting={form.waiting}
      progress={progressText(state, agent.messages)}
      onValue={form.setValue}
      onWork={form.expect}
      onSubmit={submit}
      onReset={() => {
        form.reset()
        leaveRun()
        if (agent.messages.reset) showToast({ message: agent.messages.reset })
      }}
      tools={
        <ProductTools agent={agent} profile={profile} values={form.values} disabled={busy} onFill={form.setValues} />
      }
      onTurn={turn}
      onExample={form.untouched ? form.fillExample : undefined}
      needsAccount={account === null && !agent.card.guests}
    />
  )
  const way = (state.phase === 'starting' || state.phase === 'running') && (
    <ProgressRoute state={state} messages={agent.messages} onStop={stop} stopping={stopping} />
  )
  const failure = state.failure && (
    <Suspense>
      <FailureCard
        failure={state.failure}
        messages={agent.messages}
        signedIn={Boolean(account)}
        here={`/features/${agent.card.category}/${agent.card.id}`}
        onDismiss={dismiss}
      />
    </Suspense>
  )
  const empty = state.phase === 'idle' && (
    <>
      <EmptyResult messages={agent.messages} />
      {account && (
        <Suspense>
          <RecentRuns agentId={agent.card.id} />
        </Suspense>
      )}
    </>
  )
  const understood = state.understood.length > 0 && (
    <Suspense>
      <Understood
        items={state.understood}
        onCorrect={
          busy || !state.input
            ? undefined
            : (what, words) => {
                if (state.input) begin(state.input, { ...state.corrections, [what]: words })
              }
        }
      />
    </Suspense>
  )
  const result = (
    <Suspense>
      {shown && definition && <ResultPanel agent={definition} run={run} shown={shown} onAgain={again} />}
    </Suspense>
  )

  const beside = (parts: ReactNode) => (
    <>
      {formCard}
      <div className={classes.outcome} ref={outcome} data-room={busy || shown !== null || undefined}>
        {parts}
      </div>
    </>
  )
  const started = state.phase !== 'idle' || undefined
  if (!tabs) {
    return (
      <div className={classes.screen} data-started={started}>
        {beside(
          <>
            {empty}
            {way}
            {failure}
            {understood}
            {result}
          </>,
        )}
      </div>
    )
  }
  return (
    <ScreenTabs
      labels={tabs}
      side={shown ? side : 'input'}
      ready={shown !== null}
      onSide={setSide}
      started={state.phase !== 'idle'}
      input={beside(
        <>
          {empty}
          {way}
          {failure}
          {busy && understood}
        </>,
      )}
      output={
        <div className={classes.outcome}>
          {way}
          {understood}
          {result}
        </div>
      }
    />
  )
}

import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Agent } from '#agents/_kit/define-agent.ts'
import { loadView } from '#agents/registry-browser.ts'
import { useAccount } from '../../session/use-session.ts'
import { showToast } from '../../toast/show-toast.ts'
import classes from './agent-screen.module.css'
import { EmptyResult } from './empty-result.tsx'
import { FailureCard } from './failure-card.tsx'
import { failureText } from './failure-text.ts'
import { AgentForm } from './form/agent-form.tsx'
import { useAgentForm } from './form/use-agent-form.ts'
import { ProgressRoute, progressText } from './progress-route.tsx'
import { useShownResult } from './result/use-shown-result.ts'
import { isBusy, type RunPhase } from './run/run-state.ts'
import { useRun } from './run/use-run.ts'
import { Understood } from './understood.tsx'

const loadPanel = () => import('./result/result-panel.tsx')
const ResultPanel = lazy(loadPanel)

/** Form, run and result of any agent, from its definition alone. */
export function AgentScreen({ agent }: { agent: Agent }) {
  const account = useAccount()
  const [address, setAddress] = useSearchParams()
  const run = useRun(agent)
  const { state, dismiss } = run
  const form = useAgentForm(agent, dismiss)
  const shown = useShownResult(agent, state)
  const [stopping, setStopping] = useState(false)
  const outcome = useRef<HTMLDivElement>(null)
  const busy = isBusy(state.phase)

  // The address names the run as soon as there is one, and a named run is opened.
  const wanted = address.get('run')
  const followAddress = useEffectEvent((named: string | null) => {
    if (named && named !== state.runId) run.open(named)
    else if (!named && state.runId && !busy) run.reset()
  })
  useEffect(() => followAddress(wanted), [wanted])
  const takeRun = useEffectEvent((runId: string) => {
    if (runId !== wanted) setAddress({ run: runId }, { replace: true, preventScrollReset: true })
    if (state.input) form.fill(state.input)
  })
  useEffect(() => {
    if (state.runId) takeRun(state.runId)
  }, [state.runId])

  const announce = useEffectEvent((phase: RunPhase) => {
    if (phase === 'succeeded' && state.lastEventId > 0 && agent.messages.succeeded) {
      showToast({ tone: 'success', message: agent.messages.succeeded })
    }
    if (phase !== 'failed' || !state.failure) return
    form.showErrors(state.failure.fields)
    showToast({
      tone: 'error',
      title: agent.messages.failedTitle,
      message: failureText(state.failure, agent.messages, Boolean(account)),
    })
    if (state.failure.code === 'UNAUTHENTICATED' && account) {
      setTimeout(() => showToast({ message: 'Try refreshing the page if the issue persists' }), 2000)
    }
  })
  useEffect(() => announce(state.phase), [state.phase])

  const submit = () => {
    const input = form.check()
    if (!input) return
    setStopping(false)
    run.start(input)
    // What shows the result arrives while the run reads and searches.
    loadPanel()
    loadView(agent.card.id)
    requestAnimationFrame(() => outcome.current?.scrollIntoView({ block: 'nearest' }))
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
  const here = `/features/${agent.card.category}/${agent.card.id}`
  return (
    <div className={classes.screen} data-started={state.phase !== 'idle' || undefined}>
      <AgentForm
        agent={agent}
        values={form.values}
        errors={form.errors}
        busy={busy}
        progress={progressText(state, agent.messages)}
        onValue={form.setValue}
        onSubmit={submit}
        onReset={form.reset}
        onExample={form.untouched ? form.fillExample : undefined}
      />
      <div className={classes.outcome} ref={outcome}>
        {state.phase === 'idle' && <EmptyResult messages={agent.messages} />}
        {(state.phase === 'starting' || state.phase === 'running') && (
          <ProgressRoute state={state} messages={agent.messages} onStop={stop} stopping={stopping} />
        )}
        {state.failure && (
          <FailureCard
            failure={state.failure}
            messages={agent.messages}
            signedIn={Boolean(account)}
            here={here}
            onDismiss={dismiss}
          />
        )}
        <Understood items={state.understood} />
        <Suspense>{shown && <ResultPanel agent={agent} run={run} shown={shown} />}</Suspense>
      </div>
    </div>
  )
}

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { AgentFace } from '#agents/_kit/agent-face.ts'
import { loadAgent, loadView } from '#agents/registry-browser.ts'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { useLoadAhead } from '#ui/loading/load-ahead.ts'
import { LoadNotice } from '#ui/loading/load-notice.tsx'
import { useLoaded } from '#ui/loading/use-loaded.ts'
import { useAccount, useSessionLost } from '../../session/use-session.ts'
import { showToast } from '../../toast/show-toast.ts'
import { useProductProfile } from '../account/use-product-profile.ts'
import { focusArrived } from '../palette/arrival-focus.ts'
import classes from './agent-screen.module.css'
import { loadReading } from './asking/use-asking.ts'
import { AgentForm } from './form/agent-form.tsx'
import { FoldedForm, OpeningRow } from './form/folded-form.tsx'
import { ProductTools } from './form/product-tools.tsx'
import { focusField, useAgentForm } from './form/use-agent-form.ts'
import { usePrefill } from './form/use-prefill.ts'
import { useRunChoice } from './options/use-run-choice.ts'
import { loadOutcome, ResultPanel, RunStanding, RunUnderstood, RunWay } from './outcome-parts.tsx'
import { progressText } from './progress-route.tsx'
import { useShownResult } from './result/use-shown-result.ts'
import { isBusy } from './run/run-state.ts'
import { loadFollowing, useRun } from './run/use-run.ts'
import { useRunAddress } from './run/use-run-address.ts'
import { ScreenTabs, type Side } from './screen-tabs.tsx'
import { usePhaseNews } from './use-phase-news.ts'
import { useSending } from './use-sending.ts'

const RunOptions = lazyPart(() => import('./options/run-options.tsx'), null)
const AskingCard = lazyPart(() => import('./asking/asking-card.tsx').then((module) => ({ default: module.AskingCard })))
const ProgressBar = lazyPart(
  () => import('./run/progress-bar.tsx').then((module) => ({ default: module.ProgressBar })),
  null,
)

/** Form, run and result of any agent, from its definition alone. */
export function AgentScreen({ agent }: { agent: AgentFace }) {
  const account = useAccount()
  const signedIn = Boolean(account)
  const run = useRun(agent)
  const { state, dismiss } = run
  const form = useAgentForm(agent, account?.id ?? null, dismiss)
  const profile = useProductProfile()
  const loadParts = useCallback(async () => {
    const [definition, View] = await Promise.all([loadAgent(agent.card.id), loadView(agent.card.id)])
    return { definition, View }
  }, [agent])
  const [address] = useSearchParams()
  const namesRun = address.has('run')
  const parts = useLoaded(loadParts, state.phase !== 'idle' || namesRun)
  const definition = parts.value?.definition ?? null
  useLoadAhead(loadParts)
  useLoadAhead(loadOutcome)
  const sessionLost = useSessionLost()
  const shown = useShownResult(definition, state)
  const [choice, setChoice] = useRunChoice(account?.id ?? null)
  const [side, setSide] = useState<Side>('input')
  /** The run over whose result the form was opened again. */
  const [openedFor, setOpenedFor] = useState<string | null>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const busy = isBusy(state.phase)
  const { tabs } = agent.form
  const needsAccount = account === null && !agent.card.guests
  // What was asked for is one line where it has its result; a tab of its own needs no fold.
  const folds = !tabs && state.phase === 'succeeded' && shown?.complete === true
  const folded = folds && openedFor !== state.runId

  const { leave: leaveRun, named } = useRunAddress(run, (runId) => {
    if (state.input) form.showRun(runId, state.input)
  })
  usePrefill(agent, form, profile.product, named)
  // A run that is opened is likely to have its result: nothing is drawn that would go again at once, the form neither.
  const awaitsView = state.phase === 'succeeded' && !definition && !parts.failure
  const opening = named && state.connected && (state.phase === 'idle' || state.phase === 'loading' || awaitsView)
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
  const { asking } = sending
  // What sending needs comes while the form is filled in.
  const turn = () => {
    loadAgent(agent.card.id).catch(() => undefined)
    loadReading().catch(() => undefined)
    loadFollowing().catch(() => undefined)
  }
  const toFirstField = () => focusField(agent.form.groups[0]?.fields[0]?.name)
  const again = () => {
    setSide('input')
    leaveRun()
    requestAnimationFrame(toFirstField)
  }

  const formCard = formWasShown && (
    <AgentForm
      agent={agent}
      values={form.values}
      errors={form.errors}
      busy={busy}
      waiting={form.waiting ? 'Waiting for the file...' : asking.waiting}
      progress={progressText(state, agent.messages)}
      onValue={form.setValue}
      onWork={form.expect}
      onSubmit={sending.submit}
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
      options={
        account &&
        !formIsHidden && (
          <RunOptions
            agentId={agent.card.id}
            accountId={account.id}
            choice={choice}
            disabled={busy}
            onChoice={setChoice}
          />
        )
      }
      needsAccount={needsAccount}
      hidden={formIsHidden}
    />
  )
  const questions = asking.asked && !busy && (
    <div className={classes.asking}>
      <AskingCard
        asked={asking.asked}
        onAsked={asking.setAsked}
        onWrite={sending.write}
        onDismiss={() => {
          asking.setAsked(null)
          toFirstField()
        }}
        busy={asking.waiting !== null || form.waiting}
        presses={asking.presses}
      />
    </div>
  )
  const of = { agent, run, sending, signedIn, opening }
  const standing = <RunStanding {...of} sessionLost={sessionLost} onDiscard={leaveRun} />
  const understood = <RunUnderstood {...of} />
  const isWritten = state.result !== null || state.text !== ''
  const result = parts.failure
    ? isWritten && state.connected && <LoadNotice error={parts.failure.error} onAgain={parts.again} />
    : shown &&
      definition && (
        <ResultPanel agent={definition} View={parts.value?.View ?? null} run={run} shown={shown} onAgain={again} />
      )

  const beside = (outcomes: ReactNode) => (
    <>
      {folds && (
        <FoldedForm
          agent={agent}
          values={state.input ?? form.values}
          opened={!folded}
          onOpen={(opened) => {
            setOpenedFor(opened ? state.runId : null)
            if (opened) requestAnimationFrame(toFirstField)
          }}
        />
      )}
      {opening && <OpeningRow />}
      {formCard}
      {agent.form.progressBar && state.phase !== 'idle' && (
        <ProgressBar state={state} progress={agent.messages.progress} />
      )}
      <p role="status" className={classes.announcement}>
        {asking.asked && asking.presses > 0 && !busy ? 'Questions before writing. Nothing has been used yet.' : ''}
      </p>
      {questions}
      <div
        className={classes.outcome}
        ref={outcome}
        tabIndex={-1}
        data-stands-in
        data-room={busy || opening || isWritten || shown !== null || undefined}
      >
        {outcomes}
      </div>
    </>
  )
  const started = opening || state.phase !== 'idle' || undefined
  if (!tabs) {
    return (
      <div className={classes.screen} data-started={started}>
        {beside(
          <>
            {standing}
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
      started={started === true}
      input={beside(
        <>
          {standing}
          {busy && understood}
        </>,
      )}
      output={
        <div className={classes.outcome}>
          <RunWay {...of} />
          {understood}
          {result}
        </div>
      }
    />
  )
}

import { loadAgent } from '#agents/registry-browser.ts'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { showToast } from '../../toast/show-toast.ts'
import classes from './agent-screen.module.css'
import { loadReading } from './asking/use-asking.ts'
import { AgentForm } from './form/agent-form.tsx'
import { FoldedForm, OpeningRow } from './form/folded-form.tsx'
import { ProductTools } from './form/product-tools.tsx'
import { progressText } from './progress-route.tsx'
import { loadFollowing } from './run/use-run.ts'
import type { AgentScreenState } from './use-agent-screen.ts'

const RunOptions = lazyPart(() => import('./options/run-options.tsx'), null)
const AskingCard = lazyPart(() => import('./asking/asking-card.tsx').then((module) => ({ default: module.AskingCard })))
const ProgressBar = lazyPart(
  () => import('./run/progress-bar.tsx').then((module) => ({ default: module.ProgressBar })),
  null,
)

/** The form of an agent's page, folded where it has its result, with the questions that are asked before a run. */
export function ScreenForm({ screen }: { screen: AgentScreenState }) {
  const { agent, state, form, sending, folds, folded, opening, unfold, busy } = screen
  const { asking } = sending
  return (
    <>
      {folds && <FoldedForm agent={agent} values={state.input ?? form.values} opened={!folded} onOpen={unfold} />}
      {opening && <OpeningRow />}
      {screen.formWasShown && <FormCard screen={screen} />}
      {agent.form.progressBar && state.phase !== 'idle' && (
        <ProgressBar state={state} progress={agent.messages.progress} />
      )}
      <p role="status" className={classes.announcement}>
        {asking.asked && asking.presses > 0 && !busy ? 'Questions before writing. Nothing has been used yet.' : ''}
      </p>
      <Questions screen={screen} />
    </>
  )
}

function FormCard({ screen }: { screen: AgentScreenState }) {
  const { agent, account, needsAccount, state, form, profile, choice, setChoice, sending, formIsHidden, busy } = screen
  const { asking } = sending
  // What sending needs comes while the form is filled in.
  const turn = () => {
    loadAgent(agent.card.id).catch(() => undefined)
    loadReading().catch(() => undefined)
    loadFollowing().catch(() => undefined)
  }
  const reset = () => {
    form.reset()
    screen.leaveRun()
    if (agent.messages.reset) showToast({ message: agent.messages.reset })
  }
  return (
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
      onReset={reset}
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
}

function Questions({ screen: { form, sending, busy, toFirstField } }: { screen: AgentScreenState }) {
  const { asking } = sending
  if (!asking.asked || busy) return null
  return (
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
}

import type { AgentFace } from '#agents/_kit/agent-face.ts'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { LoadNotice } from '#ui/loading/load-notice.tsx'
import { networkFailure } from '../../http/api-error.ts'
import { EmptyResult } from './empty-result.tsx'
import { ProgressRoute } from './progress-route.tsx'
import { isBusy, type RunFailure } from './run/run-state.ts'
import { loadFollowing, type RunControl } from './run/use-run.ts'
import { StoppedCard } from './stopped-card.tsx'
import type { Sending } from './use-sending.ts'

// What a form that is only opened does not show comes ahead of it being there to be shown.
export const ResultPanel = lazyPart(() => import('./result/result-panel.tsx'))
const RunQuestion = lazyPart(() =>
  import('./asking/run-question.tsx').then((module) => ({ default: module.RunQuestion })),
)
const Understood = lazyPart(() => import('./understood.tsx').then((module) => ({ default: module.Understood })))
const FailureCard = lazyPart(
  () => import('./failure-card.tsx').then((module) => ({ default: module.FailureCard })),
  // Its colours can be missing, its words cannot.
  ({ failure }) => <p role="alert">{failure.message}</p>,
)
const RecentRuns = lazyPart(
  () => import('../history/recent-runs.tsx').then((module) => ({ default: module.RecentRuns })),
  null,
)

/** What a finished run shows beside the agent's own part. */
export const loadFinished = () => Promise.all([Understood.load(), ResultPanel.load()])

/** Everything that a run shows on its way, beside the agent's own part. */
export const loadOutcome = () => Promise.all([loadFollowing(), FailureCard.load(), loadFinished()])

const expired: RunFailure = { code: 'SESSION_EXPIRED', message: '', fields: {} }

export interface OutcomeProps {
  agent: AgentFace
  run: RunControl
  sending: Sending
  signedIn: boolean
  /** Whether a run is being opened, whose result will be here in a moment. */
  opening: boolean
}

interface RunStandingProps extends OutcomeProps {
  sessionLost: boolean
  /** Gives up the run that was stopped. */
  onDiscard: () => void
}

/** Where a run stands that has no result yet: nothing begun, on its way, a question, stopped or failed. */
export function RunStanding(props: RunStandingProps) {
  const { agent, run, sending, signedIn, opening } = props
  const { state } = run
  return (
    <>
      {state.phase === 'idle' && !opening && (
        <>
          <EmptyResult messages={agent.messages} />
          {signedIn && <RecentRuns agentId={agent.card.id} />}
        </>
      )}
      {sending.held && (
        <LoadNotice error={sending.held.error} away={networkFailure().message} onAgain={sending.submit} />
      )}
      <RunWay {...props} />
      {state.questions.length > 0 && (
        <RunQuestion key={state.runId} agent={agent} run={run} isOwn={sending.startedHere} />
      )}
      <RunEnd {...props} />
    </>
  )
}

/** What a run does at this moment. */
export function RunWay({ agent, run: { state }, sending }: OutcomeProps) {
  if (state.phase !== 'starting' && state.phase !== 'running' && (!isBusy(state.phase) || state.connected)) return null
  return <ProgressRoute state={state} messages={agent.messages} onStop={sending.stop} stopping={sending.stopping} />
}

function RunEnd({ agent, run: { state, dismiss }, sending, signedIn, sessionLost, onDiscard }: RunStandingProps) {
  const failure = state.failure ?? (sessionLost && !isBusy(state.phase) ? expired : null)
  if (failure) {
    return (
      <FailureCard
        agentId={agent.card.id}
        failure={failure}
        messages={agent.messages}
        signedIn={signedIn}
        here={`/features/${agent.card.category}/${agent.card.id}${state.runId ? `?run=${state.runId}` : ''}`}
        onDismiss={state.failure ? dismiss : undefined}
      />
    )
  }
  return state.phase === 'cancelled' ? <StoppedCard onResume={sending.resume} onDiscard={onDiscard} /> : null
}

/** What was read in the form, to be put right. */
export function RunUnderstood({ run: { state }, sending }: OutcomeProps) {
  if (state.understood.length === 0) return null
  const canCorrect = !isBusy(state.phase) && state.input !== null && sending.asking.waiting === null
  return (
    <Understood
      items={state.understood}
      corrections={state.corrections}
      onCorrect={canCorrect ? sending.correct : undefined}
    />
  )
}

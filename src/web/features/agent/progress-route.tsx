import type { AgentMessages } from '#agents/_kit/agent-definition.ts'
import type { ProgressStage } from '#shared/run-events.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { networkFailure } from '../../http/api-error.ts'
import classes from './progress-route.module.css'
import type { RunState } from './run/run-state.ts'

const StepList = lazyPart(() => import('./run/step-list.tsx'), null)

/** The way of a run that goes well; mending is shown only when it happens. */
const way: readonly { stage: ProgressStage; label: string }[] = [
  { stage: 'reading', label: 'Reading' },
  { stage: 'computing', label: 'Computing' },
  { stage: 'researching', label: 'Researching' },
  { stage: 'writing', label: 'Writing' },
  { stage: 'checking', label: 'Checking' },
  { stage: 'repairing', label: 'Mending' },
  { stage: 'saving', label: 'Saving' },
]

/** What happens at this moment, for the button and the card. */
export function progressText(
  state: Pick<RunState, 'stage' | 'phase' | 'note' | 'connected'>,
  messages: AgentMessages,
): string {
  if (!state.connected) return 'Waiting for the network...'
  if (state.phase === 'loading') return 'Loading...'
  if (state.phase === 'starting') return 'Sending your form...'
  if (state.note) return state.note
  const stage = state.stage ?? 'queued'
  return messages.progress[stage] ?? messages.progress.reading ?? 'Working...'
}

interface ProgressRouteProps {
  state: RunState
  messages: AgentMessages
  onStop: () => void
  stopping: boolean
}

/** Where the run is: each stage was really entered. Announced by stage, never by word. */
export function ProgressRoute({ state, messages, onStop, stopping }: ProgressRouteProps) {
  const { progress } = messages
  // A run goes through the stages that its agent has a text for; mending only when it happens.
  const stages = way.filter(
    ({ stage }) => state.reached.includes(stage) || (stage !== 'repairing' && progress[stage] !== undefined),
  )
  return (
    <section className={classes.card} aria-label="Progress">
      <ol className={classes.route}>
        {stages.map(({ stage, label }) => {
          const here = state.stage === stage
          const done = !here && state.reached.includes(stage)
          return (
            <li key={stage} className={classes.stop} data-state={here ? 'here' : done ? 'done' : 'ahead'}>
              <span className={classes.mark} aria-hidden="true" />
              <span className={classes.label}>{label}</span>
              <span className={classes.hiddenText}>{here ? '(now)' : done ? '(done)' : ''}</span>
            </li>
          )
        })}
      </ol>
      <div className={classes.line}>
        <div className={classes.text} role="status">
          <p>{state.connected ? progressText(state, messages) : networkFailure().message}</p>
          {!state.connected && (
            <p className={classes.hint}>
              {state.runId === null
                ? 'Nothing is lost: it starts by itself as soon as the network is back.'
                : 'The run goes on without this page, and is shown here as soon as the network is back.'}
            </p>
          )}
        </div>
        <Button look="danger" size="sm" onClick={onStop} disabled={stopping}>
          <Icon name="stop" size={14} />
          {stopping ? 'Stopping...' : 'Stop'}
        </Button>
      </div>
      {state.steps.length > 0 && (
        <div className={classes.steps}>
          <StepList steps={state.steps} />
        </div>
      )}
    </section>
  )
}

import type { RunStep } from '#shared/run-step.ts'
import classes from './step-list.module.css'

const said = { running: '(under way)', done: '', failed: '(not done)' }

/** What a run did on its way. */
export default function StepList({ steps }: { steps: readonly RunStep[] }) {
  return (
    <ol className={classes.list} aria-label="Steps">
      {steps.map(({ id, state, text }) => (
        <li key={id} className={classes.step} data-state={state}>
          <span className={classes.mark} aria-hidden="true" />
          <span>
            {text}
            {said[state] && <span className={classes.state}> {said[state]}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

import type { RunStep } from '#shared/run-step.ts'
import { Icon } from '#ui/icon/icon.tsx'
import StepList from '../run/step-list.tsx'
import classes from './evidence-note.module.css'

/** What was done for a result, folded away. */
export default function StepsNote({ steps }: { steps: readonly RunStep[] }) {
  return (
    <details className={classes.note}>
      <summary>
        <Icon name="search" size={16} /> What was done: {steps.length} {steps.length === 1 ? 'step' : 'steps'}
      </summary>
      <StepList steps={steps} />
    </details>
  )
}

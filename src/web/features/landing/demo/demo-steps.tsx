import { clock, demoScenes, startOf } from './demo-scenes.ts'
import classes from './demo-section.module.css'

interface DemoStepsProps {
  /** Of the scene that is shown; null before the first press. */
  current: number | null
  /** To a moment, in milliseconds. */
  onGo: (toMs: number) => void
  onNear: () => void
}

/** The scenes in their order, each with its time. */
export function DemoSteps({ current, onGo, onNear }: DemoStepsProps) {
  return (
    <ol className={classes.steps}>
      {demoScenes.map((step, position) => (
        <li key={step.id}>
          <button
            type="button"
            className={classes.step}
            aria-current={position === current ? 'step' : undefined}
            onClick={() => onGo(startOf(position))}
            onPointerEnter={onNear}
          >
            <span className={classes.stepTitle}>{step.title}</span>
            <span className={classes.stepTime}>{clock(startOf(position))}</span>
            <span className={classes.stepText}>{step.caption}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

import type { Tutorial } from '#agents/_kit/tutorial.ts'
import classes from './tutorial-parts.module.css'

const steps = [
  { id: 'input', title: 'Input context' },
  { id: 'processing', title: 'Agent processing' },
  { id: 'review', title: 'Review and refine' },
  { id: 'share', title: 'Export and share' },
] as const

export function TutorialWorkflow({ tutorial }: { tutorial: Tutorial }) {
  return (
    <div className={classes.stack}>
      <ol className={classes.steps}>
        {steps.map(({ id, title }) => (
          <li key={id}>
            <h2>{title}</h2>
            <p>{tutorial.steps[id]}</p>
          </li>
        ))}
      </ol>
      <section>
        <h2>How to read the result</h2>
        <dl className={classes.reading}>
          {tutorial.reading.map(({ part, text }) => (
            <div key={part}>
              <dt>{part}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

import classes from './evidence.module.css'
import { SampleRun } from './sample-run.tsx'
import section from './section.module.css'

const kinds = [
  {
    kind: 'fact',
    name: 'Fact',
    text: 'is in a source that this run read. The number leads to it.',
  },
  {
    kind: 'inference',
    name: 'Inference',
    text: 'follows from facts, and names them.',
  },
  {
    kind: 'assumption',
    name: 'Assumption',
    text: 'is neither yet. It says how to check it cheaply, and who should.',
  },
] as const

export function Evidence() {
  return (
    <section className={section.section} aria-labelledby="evidence-title">
      <div className={classes.pair}>
        <div>
          <div className={section.head}>
            <h2 id="evidence-title">Every claim says what it rests on</h2>
            <p>Every link is one that the run retrieved. A figure without one of these three labels is a bug.</p>
          </div>
          <dl className={classes.kinds}>
            {kinds.map((entry) => (
              <div key={entry.kind} className={classes.kind} data-kind={entry.kind}>
                <dt>{entry.name}</dt>
                <dd>{entry.text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <SampleRun />
      </div>
    </section>
  )
}

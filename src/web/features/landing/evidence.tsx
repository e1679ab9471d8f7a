import classes from './evidence.module.css'
import section from './section.module.css'

const kinds = [
  {
    kind: 'fact',
    name: 'Fact',
    text: 'stands in a source that this run read. The number leads to it.',
    example: 'The rota is planned four weeks ahead in most homes [2].',
  },
  {
    kind: 'inference',
    name: 'Inference',
    text: 'follows from facts, and names which.',
    example: 'Swaps happen after planning, so the planner never sees them (inferred from [1], [2]).',
  },
  {
    kind: 'assumption',
    name: 'Assumption',
    text: 'is neither yet. It says how to check it cheaply, and who does.',
    example: 'Managers approve within an hour (assumption: a week of time stamps from two homes).',
  },
] as const

export function Evidence() {
  return (
    <section className={section.section} aria-labelledby="evidence-title">
      <div className={section.head}>
        <h2 id="evidence-title">Every claim says what it rests on</h2>
        <p>A figure without one of these three does not appear, and no link is shown that the run did not retrieve.</p>
      </div>
      <dl className={classes.kinds}>
        {kinds.map((entry) => (
          <div key={entry.kind} className={classes.kind} data-kind={entry.kind}>
            <dt>{entry.name}</dt>
            <dd>{entry.text}</dd>
            <dd className={classes.example}>{entry.example}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

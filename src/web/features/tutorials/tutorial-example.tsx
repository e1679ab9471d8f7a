import { Link } from 'react-router'
import type { TutorialExampleParts } from './example-of.ts'
import classes from './tutorial-parts.module.css'

interface TutorialExampleProps {
  agentId: string
  /** Null for an agent without a sample result. */
  example: TutorialExampleParts | null
  next: string
}

export function TutorialExample({ agentId, example, next }: TutorialExampleProps) {
  return (
    <div className={classes.stack}>
      {example && (
        <>
          <section>
            <h2>What was typed</h2>
            <dl className={classes.typed}>
              {example.typed.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section>
            <h2>What came back</h2>
            <p className={classes.note}>
              Parts of a result that was written without a language model.{' '}
              <Link to={`/samples/${agentId}`}>Read all of it</Link>.
            </p>
            <div className={classes.sheet}>
              {example.quotes.map(({ part, lines }) => (
                <div key={part}>
                  <h3>{part}</h3>
                  {lines.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </div>
              ))}
            </div>
          </section>
        </>
      )}
      <section>
        <h2>What to do with it</h2>
        <p className={classes.lead}>{next}</p>
      </section>
    </div>
  )
}

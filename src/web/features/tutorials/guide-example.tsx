import type { Guide } from './guide.ts'
import classes from './guide-parts.module.css'

export function GuideExample({ guide }: { guide: Guide }) {
  const { typed, got, next } = guide.example
  return (
    <div className={classes.stack}>
      <section>
        <h2>What was typed</h2>
        <dl className={classes.typed}>
          {typed.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>What came back</h2>
        <p className={classes.note}>Shortened from a run of the built-in drafter; source numbers left out.</p>
        <div className={classes.sheet}>
          {got.map(({ part, lines }) => (
            <div key={part}>
              <h3>{part}</h3>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          ))}
        </div>
      </section>
      <section>
        <h2>What to do with it</h2>
        <p className={classes.lead}>{next}</p>
      </section>
    </div>
  )
}

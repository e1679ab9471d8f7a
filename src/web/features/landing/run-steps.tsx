import classes from './run-steps.module.css'
import section from './section.module.css'

const steps = [
  {
    title: 'You describe it',
    text: 'A few sentences: what it does, for whom, and what people do today. An example is one press away.',
  },
  {
    title: 'It says what it understood',
    text: 'Who acts, what they get done, what limits it, what you left out. You see it before a word is written.',
  },
  {
    title: 'It is written before your eyes',
    text: 'Sources first, then the text, then checks on numbers, links and criteria. Stop whenever you have seen enough.',
  },
  {
    title: 'You make it yours',
    text: 'Edit it in place, copy it, or take it along as Word, PDF, Markdown, text, CSV or JSON.',
  },
]

export function RunSteps() {
  return (
    <section className={section.section} aria-labelledby="steps-title">
      <div className={section.head}>
        <h2 id="steps-title">How a run works</h2>
      </div>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

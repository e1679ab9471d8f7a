import classes from './sample-run.module.css'

const stages = ['Reading', 'Researching', 'Writing', 'Checking']

/** Words of the PRD sample, as the run wrote them. */
export const excerpt = {
  input: 'Guests book a table online, leave a deposit of 20 euro for groups of six or more',
  requirement: 'Small deposits',
  said: 'leave a deposit of 20 euro for groups of six or more',
  passes:
    'Amount, deadline and consequence are stated in one sentence above the pay button; the guest ticks it, and the wording is stored with the booking.',
  alsoPasses: 'When a guest cancels in time, the refund starts within 1 minute, without staff action.',
}

/** What a run looks like: the user's words, the way, and a piece of the result. An excerpt, and it says so. */
export function SampleRun() {
  return (
    <figure className={classes.strip}>
      <figcaption className={classes.caption}>Excerpt of a PRD</figcaption>
      <blockquote className={classes.input}>{excerpt.input} …</blockquote>
      <ol className={classes.route}>
        {stages.map((stage) => (
          <li key={stage}>
            <span aria-hidden="true" />
            {stage}
          </li>
        ))}
      </ol>
      <div className={classes.result}>
        <p className={classes.label}>
          <b>R2</b> {excerpt.requirement}
        </p>
        <p className={classes.requirement}>&ldquo;{excerpt.said}&rdquo;</p>
        <dl className={classes.details}>
          <div>
            <dt>Passes when</dt>
            <dd>{excerpt.passes}</dd>
          </div>
          <div>
            <dt>And when</dt>
            <dd>{excerpt.alsoPasses}</dd>
          </div>
        </dl>
      </div>
    </figure>
  )
}

import classes from './sample-run.module.css'

const stages = ['Reading', 'Researching', 'Writing', 'Checking']

/** What a run looks like: the user's words, the way, and a piece of the result. An excerpt, and it says so. */
export function SampleRun() {
  return (
    <figure className={classes.strip}>
      <figcaption className={classes.caption}>Excerpt of a PRD</figcaption>
      <blockquote className={classes.input}>
        A phone app that lets nurses in care homes swap shifts. The manager approves each swap. Today they use a paper
        rota and WhatsApp.
      </blockquote>
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
          <b>R3</b> Must
        </p>
        <p className={classes.requirement}>
          A swap that would break the eleven-hour rest rule cannot be sent for approval.
        </p>
        <dl className={classes.details}>
          <div>
            <dt>Passes when</dt>
            <dd>a nurse who ends at 22:00 is offered no colleague&rsquo;s shift that starts before 09:00.</dd>
          </div>
          <div>
            <dt>Because</dt>
            <dd>the manager approves with one tap and will not do the sums.</dd>
          </div>
          <div>
            <dt>Still open</dt>
            <dd>which homes have agreed on shorter rest. Ask three managers for their rota rules.</dd>
          </div>
        </dl>
      </div>
    </figure>
  )
}

import { Link } from 'react-router'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { NightChart } from '../../site/night-chart.tsx'
import classes from './closing-call.module.css'

export function ClosingCall() {
  return (
    <section className={classes.section} aria-labelledby="closing-title">
      <div className={classes.band}>
        <NightChart />
        <h2 id="closing-title">Bring the idea you keep putting off writing up</h2>
        <p className={classes.text}>
          You’ll have a first draft before your next meeting, with every open question marked.
        </p>
        <div className={classes.actions}>
          <ButtonLink to="/features" size="lg" className={classes.open}>
            Open the workspace
          </ButtonLink>
          <Link to="/auth?mode=signup" className={classes.account}>
            Create a free account
          </Link>
        </div>
      </div>
    </section>
  )
}

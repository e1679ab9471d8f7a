import { ButtonLink } from '#ui/button/button-link.tsx'
import classes from './closing-call.module.css'

export function ClosingCall() {
  return (
    <section className={classes.band} aria-labelledby="closing-title">
      <h2 id="closing-title">Bring the idea you have been putting off writing down</h2>
      <div className={classes.actions}>
        <ButtonLink to="/features" size="lg">
          Open the workspace
        </ButtonLink>
        <ButtonLink to="/auth?mode=signup" look="line" size="lg">
          Create a free account
        </ButtonLink>
      </div>
    </section>
  )
}

import classes from './load-notice.module.css'
import { useAgainOnline } from './use-again-online.ts'

/** In the place of a small part that comes by itself: what is missing, and a press that tries again. */
export function LoadAgain({ what, error, onAgain }: { what: string; error: unknown; onAgain: () => void }) {
  useAgainOnline(error, onAgain)
  return (
    <p className={classes.line} role="status" data-screen-only>
      {what} could not be loaded.{' '}
      <button type="button" onClick={onAgain}>
        Try again
      </button>
    </p>
  )
}

import { Logo } from '#ui/icon/logo.tsx'
import classes from './loading-page.module.css'

/** Shown by the fallback page until its scripts are there: the frame, so that nothing jumps. */
export function LoadingPage() {
  return (
    <div className={classes.page}>
      <div className={classes.bar}>
        <Logo />
        <span>PM Pilot</span>
      </div>
      <p className={classes.text} role="status">
        Loading...
      </p>
    </div>
  )
}

import classes from './spoken.module.css'

/** Says what changed to whoever does not see it; empty when nothing did. Always in the page, or it would not be read out. */
export function Spoken({ text }: { text: string }) {
  return (
    <p className={classes.spoken} role="status">
      {text}
    </p>
  )
}

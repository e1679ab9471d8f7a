import classes from './skip-link.module.css'

/** The first stop of the keyboard. Every page's main element has this id. */
export function SkipLink() {
  return (
    <a className={classes.skip} href="#main">
      Skip to the content
    </a>
  )
}

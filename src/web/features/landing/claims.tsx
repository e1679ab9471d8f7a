import { siteCopy } from '../../site/site-copy.ts'
import classes from './claims.module.css'

export function Claims() {
  return (
    <ul className={classes.claims}>
      {siteCopy.claims.map((claim) => (
        <li key={claim}>{claim}</li>
      ))}
    </ul>
  )
}

import type { Review } from '#shared/api/standing.ts'
import { momentOf, whenOf } from '../history/when.ts'
import classes from './standing-note.module.css'

/** What a person has said of what changed, with name and day. */
export function ReviewLine({ review: { answer, by, at } }: { review: Review }) {
  return (
    <p className={classes.from}>
      {answer === 'still-true' ? 'Confirmed as still true by' : 'Updated by'} {by || 'you'},{' '}
      <time dateTime={at} title={momentOf(at)}>
        {whenOf(at, Date.now())}
      </time>
    </p>
  )
}

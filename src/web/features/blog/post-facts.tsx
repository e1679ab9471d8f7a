import classes from './post-facts.module.css'

const format = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** Day, author and minutes of an article, in one line. */
export function PostFacts({ date, author, readTime }: { date: string; author: string; readTime: number }) {
  return (
    <span className={classes.facts}>
      <time dateTime={date}>{format.format(new Date(`${date}T00:00:00Z`))}</time> <span>{author}</span>{' '}
      <span>{readTime} min read</span>
    </span>
  )
}

import { CitedItems } from './cited-items.tsx'
import classes from './points.module.css'

interface PointsProps {
  title: string
  items: readonly string[]
  heading?: 'h3' | 'h4' | 'h5'
  /** A bar beside each point, or the waypoint of the charts before it. */
  mark?: 'bar' | 'waypoint'
  /** What the points are to the reader; `against` turns the waypoint upside down. */
  tone?: 'for' | 'signal' | 'against' | 'plain'
}

/** A few points under their heading, marked by what they mean to the reader. Nothing where there are none. */
export function Points({ title, items, heading: Heading = 'h3', mark = 'bar', tone = 'for' }: PointsProps) {
  if (items.length === 0) return null
  return (
    <section className={classes.points} data-mark={mark} data-tone={tone}>
      <Heading>{title}</Heading>
      <CitedItems items={items} />
    </section>
  )
}

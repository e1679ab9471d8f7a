import classes from './counts.module.css'

/** The numbers of a result at a glance. A `date` is set smaller. */
export function Counts({ items }: { items: readonly { label: string; value: string | number; date?: boolean }[] }) {
  return (
    <dl className={classes.counts}>
      {items.map(({ label, value, date }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={date ? classes.date : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

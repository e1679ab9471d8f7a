import classes from './understood.module.css'

interface UnderstoodProps {
  items: readonly { label: string; value: string }[]
}

/** What was read out of the user's words, before anything was written from it. */
export function Understood({ items }: UnderstoodProps) {
  if (items.length === 0) return null
  return (
    <section className={classes.box} aria-labelledby="understood-title">
      <h2 id="understood-title" className={classes.title}>
        What was understood
      </h2>
      <dl className={classes.list}>
        {items.map((item) => (
          <div key={`${item.label}:${item.value}`} className={classes.chip}>
            <dt>{item.label}</dt>
            <dd>{item.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

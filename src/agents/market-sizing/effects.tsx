import { money } from './amounts.ts'
import classes from './effects.module.css'
import type { Effect } from './sizing-sheet.ts'

const most = 7

/** Which row moves the result most: a bar from its cautious to its hopeful case around the base. */
export function Effects({ effects, currency, of }: { effects: readonly Effect[]; currency: string; of: string }) {
  const shown = effects.slice(0, most)
  const [first] = shown
  if (!first) return null
  const low = Math.min(first.base, ...shown.flatMap((effect) => [effect.low, effect.high]))
  const high = Math.max(first.base, ...shown.flatMap((effect) => [effect.low, effect.high]))
  const place = (value: number) => (high === low ? 50 : (100 * (value - low)) / (high - low))
  return (
    <section className={classes.section} aria-labelledby="effects-title">
      <h3 id="effects-title">What moves {of} most</h3>
      <p className={classes.note}>
        One row at a time from low to high, the others at base ({money(first.base, currency)}, the line).
      </p>
      <ol className={classes.list}>
        {shown.map(({ row, low: from, high: to }) => {
          const [start, end] = [place(Math.min(from, to)), place(Math.max(from, to))]
          return (
            <li key={row.id}>
              <span className={classes.label}>{row.label}</span>
              <span className={classes.track} aria-hidden="true">
                <span className={classes.bar} style={{ left: `${start}%`, width: `${Math.max(0.6, end - start)}%` }} />
                <span className={classes.base} style={{ left: `${place(first.base)}%` }} />
              </span>
              <span className={classes.ends}>
                {money(from, currency)} to {money(to, currency)}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

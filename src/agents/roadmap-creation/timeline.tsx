import { columns, type Milestone } from './output.ts'
import { dayText, endOf, monthText, quartersFrom } from './quarters.ts'
import type { Scheduled } from './schedule.ts'
import classes from './timeline.module.css'
import { columnNames } from './to-document.ts'

interface TimelineProps {
  schedule: readonly Scheduled[]
  milestones: readonly Milestone[]
  startAt: string
  months: number
}

/** Items over the quarters of the horizon. Each row says its months in words; bars are the same for the eye. */
export function Timeline({ schedule, milestones, startAt, months }: TimelineProps) {
  if (schedule.length === 0) return null
  const start = new Date(startAt)
  const horizon = endOf(start, months)
  const quarters = quartersFrom(start, months)
  const from = quarters[0]?.start.getTime() ?? start.getTime()
  const to = quarters.at(-1)?.end.getTime() ?? horizon.getTime()
  const place = (date: Date) => Math.min(100, Math.max(0, (100 * (date.getTime() - from)) / (to - from)))
  const drawn = columns.filter((column) => schedule.some(({ item }) => item.column === column))
  const shown = milestones.filter(({ date }) => new Date(date).getTime() >= from && new Date(date).getTime() <= to)
  return (
    <div className={classes.timeline}>
      <div className={classes.scale} aria-hidden="true">
        {quarters.map(({ label }) => (
          <span key={label}>
            {label.slice(0, 2)} <small>{label.slice(3)}</small>
          </span>
        ))}
      </div>
      <div className={classes.rows}>
        <div className={classes.grid} aria-hidden="true">
          {quarters.slice(1).map((quarter) => (
            <span key={quarter.label} className={classes.line} style={{ left: `${place(quarter.start)}%` }} />
          ))}
          <span className={classes.today} style={{ left: `${place(start)}%` }} />
          <span className={classes.horizon} style={{ left: `${place(horizon)}%` }} />
          {shown.map(({ date, label }) => (
            <span
              key={`${date} ${label}`}
              className={classes.milestone}
              style={{ left: `${place(new Date(date))}%` }}
            />
          ))}
        </div>
        <ol className={classes.list}>
          {schedule.map(({ item, start: begins, built, end, problems }) => (
            <li key={item.id} data-column={item.column}>
              <p className={classes.label}>
                <strong>{item.id}</strong> {item.title}
                <span className={classes.when}>
                  {monthText(begins)} to {monthText(end)}
                  {problems.length > 0 && <span className={classes.problem}> ({problems.join('; ')})</span>}
                </span>
              </p>
              <span className={classes.track} aria-hidden="true">
                <span
                  className={classes.bar}
                  style={{ left: `${place(begins)}%`, width: `${Math.max(0.8, place(built) - place(begins))}%` }}
                />
                <span
                  className={classes.watch}
                  style={{ left: `${place(built)}%`, width: `${Math.max(0, place(end) - place(built))}%` }}
                />
              </span>
            </li>
          ))}
        </ol>
      </div>
      <ul className={classes.legend}>
        {drawn.map((column) => (
          <li key={column} data-kind={column}>
            {columnNames[column]}
          </li>
        ))}
        <li data-kind="watch">Watching until the exit criteria can be judged</li>
        <li data-kind="horizon">End of the horizon, {dayText(horizon)}</li>
        {shown.map(({ date, label, basis }) => (
          <li key={`${date} ${label}`} data-kind="milestone">
            {dayText(new Date(date))}: {label}
            {basis === 'given' ? '' : ' (rule)'}
          </li>
        ))}
      </ul>
    </div>
  )
}

import type { CSSProperties } from 'react'
import type { DeepPartial } from '#shared/deep-partial.ts'
import { ScrollRegion } from '#ui/result/scroll-region.tsx'
import type { PlatformStep } from './output.ts'
import classes from './week-bars.module.css'

/** Which channel runs in which week: one row a channel, one column a week. */
export function WeekBars({ flow }: { flow: readonly DeepPartial<PlatformStep>[] }) {
  const last = Math.max(0, ...flow.map(({ endWeek }) => endWeek ?? 0))
  if (last < 2) return null
  const weeks = Array.from({ length: last }, (_week, index) => index + 1)
  return (
    <ScrollRegion className={classes.scroll} label="Channels by week">
      <table className={classes.table} style={{ '--weeks': last } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col">Channel</th>
            {weeks.map((week) => (
              <th key={week} scope="col">
                <span className={classes.hidden}>Week </span>
                {week}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {flow.map(({ channel, stage, startWeek = 0, endWeek = 0 }, index) => (
            <tr key={String(index)}>
              <th scope="row">{channel}</th>
              {weeks.map((week) => {
                const runs = week >= startWeek && week <= endWeek
                return (
                  <td
                    key={week}
                    data-runs={runs || undefined}
                    data-stage={stage}
                    data-first={week === startWeek || undefined}
                    data-last={week === endWeek || undefined}
                  >
                    {runs && <span className={classes.hidden}>runs</span>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

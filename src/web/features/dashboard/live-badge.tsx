import { useLiveStatus } from '../../live/live-status.ts'
import classes from './live-badge.module.css'

const words = { off: ' ', connecting: 'Connecting', live: 'Live', lost: 'Reconnecting' } as const

/** Whether the figures follow the server right now. */
export function LiveBadge() {
  const status = useLiveStatus()
  return (
    <span className={classes.badge} data-status={status} role="status">
      {words[status]}
    </span>
  )
}

import type { RunStatus } from '#shared/run-events.ts'
import classes from './run-status.module.css'

const words: Record<RunStatus, string> = {
  queued: 'Waiting',
  running: 'Running',
  asking: 'Asks you',
  succeeded: 'Done',
  failed: 'Failed',
  cancelled: 'Stopped',
}

export function RunStatusMark({ status }: { status: RunStatus }) {
  return (
    <span className={classes.status} data-status={status}>
      {words[status]}
    </span>
  )
}

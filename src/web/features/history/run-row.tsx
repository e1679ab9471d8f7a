import { Link } from 'react-router'
import { findCard } from '#agents/registry-cards.ts'
import type { RunListItem } from '#shared/api/runs.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { RunExport } from './run-export.tsx'
import classes from './run-list.module.css'
import { runPath } from './run-path.ts'
import { RunStatusMark } from './run-status.tsx'
import { momentOf, whenOf } from './when.ts'

interface RunRowProps {
  run: RunListItem
  /** The same for all rows of a list. */
  now: number
  onDelete?: (run: RunListItem) => void
  /** False in a list of one agent's runs. */
  named?: boolean
}

/** One run in a list. The title leads to it; export and deletion are offered where `onDelete` is given. */
export function RunRow({ run, now, onDelete, named = true }: RunRowProps) {
  const card = findCard(run.agentId)
  return (
    <li className={classes.row}>
      <span className={classes.icon}>
        <Icon name={card?.icon ?? 'compass'} size={20} />
      </span>
      <div className={classes.body}>
        <Link to={runPath(run)} className={classes.title} data-written>
          {run.title}
        </Link>
        <p className={classes.facts}>
          {named && <span>{card?.name ?? run.agentId}</span>}
          <time dateTime={run.createdAt} title={momentOf(run.createdAt)}>
            {whenOf(run.createdAt, now)}
          </time>
          <RunStatusMark status={run.status} />
        </p>
      </div>
      {onDelete && (
        <div className={classes.actions}>
          {run.status === 'succeeded' && <RunExport run={run} />}
          <button
            type="button"
            className={classes.delete}
            aria-label={`Delete ${run.title}`}
            title="Delete"
            onClick={() => onDelete(run)}
          >
            <Icon name="trash" size={18} />
          </button>
        </div>
      )}
    </li>
  )
}

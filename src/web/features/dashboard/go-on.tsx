import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { findCard } from '#agents/registry-cards.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { runPath } from '../history/run-path.ts'
import { useNewestRuns } from '../history/use-runs.ts'
import classes from './next-step.module.css'

const everyRun = { q: '', agent: '' }

interface GoOnProps {
  /** Shown until the runs are known. */
  unknown: ReactNode
  /** Shown where there are none. */
  none: ReactNode
}

/** The way back to the last run. */
export function GoOn({ unknown, none }: GoOnProps) {
  const runs = useNewestRuns(everyRun, 1)
  const last = runs?.[0]
  if (!runs) return unknown
  if (!last) return none
  return (
    <p className={classes.steps}>
      <Link to={runPath(last)} className={classes.goOn}>
        <Icon name={findCard(last.agentId)?.icon ?? 'compass'} size={20} />
        <span className={classes.words}>Go on with</span>
        <span className={classes.title} data-written>
          {last.title}
        </span>
        <Icon name="arrow-right" size={18} />
      </Link>
      <Link to="/features/history" className={classes.other}>
        All runs
      </Link>
    </p>
  )
}

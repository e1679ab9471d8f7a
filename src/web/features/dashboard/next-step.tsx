import { Link } from 'react-router'
import { findCard } from '#agents/registry-cards.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useSession } from '../../session/use-session.ts'
import { pathOf } from '../catalogue/catalogue.ts'
import { runPath } from '../history/run-path.ts'
import { useNewestRuns } from '../history/use-runs.ts'
import classes from './next-step.module.css'

const everyRun = { q: '', agent: '' }

/** What to do now: go on with the last run, or begin where guests may begin too. */
export function NextStep() {
  const session = useSession()
  const runs = useNewestRuns(everyRun, 1)
  const last = runs?.[0]
  if (last) {
    return (
      <p key="go-on" className={classes.steps}>
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
  const first = findCard('market-research')
  return (
    <p key="begin" className={classes.steps} data-unknown={session === undefined || runs === undefined || undefined}>
      {first && (
        <Link to={pathOf(first)} className={classes.begin}>
          Research my market
          <Icon name="arrow-right" size={18} />
        </Link>
      )}
      <Link to="/features#all-agents" className={classes.other}>
        Choose another agent
      </Link>
    </p>
  )
}

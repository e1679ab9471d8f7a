import { Link } from 'react-router'
import classes from './recent-runs.module.css'
import list from './run-list.module.css'
import { RunRow } from './run-row.tsx'
import { useNewestRuns } from './use-runs.ts'

const shown = 3

/** The last runs of one agent, to go on where one was. Not there while there is none. */
export function RecentRuns({ agentId }: { agentId: string }) {
  const runs = useNewestRuns({ q: '', agent: agentId }, shown)
  if (!runs || runs.length === 0) return null
  const now = Date.now()
  return (
    <section className={classes.recent} aria-labelledby="recent-title">
      <div className={classes.head}>
        <h2 id="recent-title" className={classes.title}>
          Your last runs
        </h2>
        <Link to={`/features/history?agent=${agentId}`}>All runs</Link>
      </div>
      <ul className={list.list}>
        {runs.map((run) => (
          <RunRow key={run.id} run={run} now={now} named={false} />
        ))}
      </ul>
    </section>
  )
}

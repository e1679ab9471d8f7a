import { useSession } from '../../session/use-session.ts'
import { useUsage } from '../plans/use-usage.ts'
import { AnalyticsCard } from './analytics-card.tsx'
import classes from './dashboard-cards.module.css'
import { Examples } from './examples.tsx'
import { NorthStarCard } from './north-star-card.tsx'
import { QuickActions } from './quick-actions.tsx'
import { UsageCard } from './usage-card.tsx'

/** Everything that shows figures, from one answer of the server. Until there is a run to count, examples stand in the place of statistics. */
export function DashboardCards() {
  const session = useSession()
  const state = useUsage()
  const { usage, failed } = state
  const isNew = !session || (usage !== undefined && !failed && usage.totals.agentRuns === 0 && usage.reserved === 0)
  return (
    <>
      {isNew && <Examples known={session !== undefined} />}
      <div className={classes.cards}>
        <UsageCard {...state} />
        {isNew ? (
          <QuickActions />
        ) : (
          <>
            <NorthStarCard {...state} />
            <div className={classes.wide}>
              <AnalyticsCard {...state} />
            </div>
            <div className={classes.wide}>
              <QuickActions />
            </div>
          </>
        )}
      </div>
    </>
  )
}

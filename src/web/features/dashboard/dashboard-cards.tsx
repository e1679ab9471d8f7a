import { AnalyticsCard } from './analytics-card.tsx'
import classes from './dashboard-cards.module.css'
import { NorthStarCard } from './north-star-card.tsx'
import { QuickActions } from './quick-actions.tsx'
import { UsageCard } from './usage-card.tsx'
import { useUsage } from './use-usage.ts'

/** Everything that shows figures, from one answer of the server. */
export function DashboardCards() {
  const state = useUsage()
  return (
    <div className={classes.cards}>
      <UsageCard {...state} />
      <NorthStarCard {...state} />
      <div className={classes.wide}>
        <AnalyticsCard {...state} />
      </div>
      <div className={classes.wide}>
        <QuickActions />
      </div>
    </div>
  )
}

import { plans } from '#shared/plans.ts'
import classes from './auth.module.css'
import type { WantedPlan } from './return-path.ts'

/** What the chosen plan is, on sign-up. */
export function PlanCard({ plan }: { plan: WantedPlan }) {
  const chosen = plans.find((candidate) => candidate.id === plan)
  if (!chosen) return null
  const uses = chosen.usageLimit === -1 ? 'Unlimited uses' : `${chosen.usageLimit} uses a month`
  return (
    <div className={classes.plan}>
      <p className={classes.planLabel}>Selected plan</p>
      <p className={classes.planName}>
        {chosen.name}
        <span>{chosen.priceMonthly === 0 ? '$0' : `$${chosen.priceMonthly}/month after 7 days free`}</span>
      </p>
      <p className={classes.planText}>{uses}, all agents.</p>
    </div>
  )
}

import { type BillingPeriod, plans, trialDays } from '#shared/plans.ts'
import { afterTrialText, chargeText } from '../plans/plan-text.ts'
import classes from './auth.module.css'
import type { WantedPlan } from './return-path.ts'

/** What the chosen plan is, on sign-up. */
export function PlanCard({ plan, billing }: { plan: WantedPlan; billing: BillingPeriod }) {
  const chosen = plans.find((candidate) => candidate.id === plan)
  if (!chosen) return null
  const paid = chosen.priceMonthly > 0
  const uses = chosen.usageLimit === -1 ? 'Unlimited uses' : `${chosen.usageLimit} uses a month`
  return (
    <div className={classes.plan}>
      <p className={classes.planLabel}>Selected plan</p>
      <p className={classes.planName}>
        {chosen.name}
        <span>{paid ? `${trialDays} days free` : '$0'}</span>
      </p>
      <p className={classes.planText}>
        {uses}, all agents.
        {paid && ` After ${trialDays} days: ${afterTrialText(chargeText(chosen, billing))}.`}
      </p>
    </div>
  )
}

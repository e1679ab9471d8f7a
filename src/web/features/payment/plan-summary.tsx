import type { PlanList } from '#shared/api/plans.ts'
import { type BillingPeriod, chargeOf } from '#shared/plans.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { featureLines, priceText } from '../plans/plan-text.ts'
import type { PaidPlan } from './payment-address.ts'
import classes from './payment-page.module.css'

/** The left half of the page: what the plan gives. Its features come with the list of plans. */
export function PlanSummary({
  plan,
  billing,
  list,
}: {
  plan: PaidPlan
  billing: BillingPeriod
  list: PlanList | undefined
}) {
  const offered = list?.plans.find(({ id }) => id === plan.id)
  return (
    <section className={classes.summary} aria-label={`The ${plan.name} plan`}>
      <p className={classes.name}>{plan.name}</p>
      <p className={classes.price}>
        <strong>{priceText(billing === 'yearly' ? plan.priceYearly : plan.priceMonthly)}</strong> a month
        {billing === 'yearly' && `, billed ${priceText(chargeOf(plan, billing))} a year`}
      </p>
      <ul className={classes.features}>
        {offered &&
          featureLines(offered).map((line) => (
            <li key={line}>
              <Icon name="check" size={18} />
              {line}
            </li>
          ))}
      </ul>
    </section>
  )
}

import type { Plan } from '#shared/api/plans.ts'
import { type BillingPeriod, chargeOf, type plans } from '#shared/plans.ts'

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})
const number = new Intl.NumberFormat('en')

export function priceText(price: number): string {
  return dollars.format(price)
}

/** What one payment takes: "$23/month", "$228/year". */
export function chargeText(
  plan: Pick<(typeof plans)[number], 'priceMonthly' | 'priceYearly'>,
  billing: BillingPeriod,
): string {
  return `${priceText(chargeOf(plan, billing))}/${billing === 'yearly' ? 'year' : 'month'}`
}

/** What follows a trial: the same words at sign-up and at payment. `back` is the plan that holds without a payment. */
export function afterTrialText(charge: string, back = 'Free'): string {
  return `${back} plan again, unless you pay ${charge}`
}

/** The billing period that an address names; monthly when it names none. */
export function billingOf(value: string | null): BillingPeriod {
  return value === 'yearly' ? 'yearly' : 'monthly'
}

/** What a plan gives, one line each, in the order of their weight. */
export function featureLines({ features }: Pick<Plan, 'features'>): string[] {
  const { usage_limit, free_agents } = features
  return [
    usage_limit === -1 ? 'Unlimited uses' : `${number.format(usage_limit)} uses a month`,
    free_agents === 'all' ? 'All agents' : `${free_agents.length} agents`,
    ...(features.api_access ? ['API access with your own keys'] : []),
    ...(features.priority_support ? ['Priority support'] : []),
  ]
}

/**
 * Plans and limits as data. `usageLimit` counts uses in a calendar month in UTC, -1 is without limit. Both prices are US dollars a
 * month: paid by the month, and paid for a year at once.
 */
export const plans = [
  {
    id: 'free',
    name: 'Free',
    priceMonthly: 0,
    priceYearly: 0,
    usageLimit: 50,
    apiAccess: false,
    prioritySupport: false,
  },
  {
    id: 'starter',
    name: 'Starter',
    priceMonthly: 23,
    priceYearly: 19,
    usageLimit: 100,
    apiAccess: false,
    prioritySupport: false,
  },
  {
    id: 'pro',
    name: 'Pro',
    priceMonthly: 79,
    priceYearly: 65,
    usageLimit: -1,
    apiAccess: true,
    prioritySupport: true,
  },
] as const

export type PlanId = (typeof plans)[number]['id']

export function planName(id: PlanId): string {
  return plans.find((plan) => plan.id === id)?.name ?? plans[0].name
}

export const billingPeriods = ['monthly', 'yearly'] as const
export type BillingPeriod = (typeof billingPeriods)[number]

/** US dollars that one payment takes. */
export function chargeOf(
  plan: Pick<(typeof plans)[number], 'priceMonthly' | 'priceYearly'>,
  period: BillingPeriod,
): number {
  return period === 'yearly' ? plan.priceYearly * 12 : plan.priceMonthly
}

/** A guest has this many runs in all, not a month. */
export const guestLimit = 3

/** A guest opens this many distinct agents before sign-up is asked. */
export const guestDistinctAgents = 2

/** Characters of feedback with a vote, after trimming. */
export const longestFeedback = 600

/** A trial of a paid plan, once per account. */
export const trialDays = 7

/** Per cent; stands until an account has runs to measure, and is then called typical. */
export const typicalSuccessRate = 92

/** Half an hour per use, rounded to whole hours. */
export function timeSavedHours(uses: number): number {
  return Math.round(uses / 2)
}

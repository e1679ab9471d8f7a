import { z } from 'zod'
import { billingPeriods } from '#shared/plans.ts'

export const plan = z.object({
  id: z.string(),
  name: z.string(),
  /** USD a month. */
  price: z.number(),
  billing_period: z.string(),
  features: z.object({
    free_agents: z.union([z.literal('all'), z.array(z.string())]),
    /** -1 is without limit. */
    usage_limit: z.int(),
    premium_agents: z.boolean(),
    priority_support: z.boolean(),
    api_access: z.boolean(),
  }),
})
export type Plan = z.infer<typeof plan>

/** By price. `payment` is who takes it; with "none" nobody can upgrade here. */
export const planList = z.object({ plans: z.array(plan), payment: z.enum(['simulated', 'none']) })
export type PlanList = z.infer<typeof planList>

export const subscriptionRequest = z.strictObject({
  plan: z.enum(['free', 'starter', 'pro'], { error: 'Invalid plan selected.' }),
  trial: z.boolean({ error: 'Trial must be true or false' }).default(false),
  billing: z.enum(billingPeriods, { error: 'Billing must be monthly or yearly' }).default('monthly'),
})
export type SubscriptionRequest = z.infer<typeof subscriptionRequest>

/** What was paid, the newest first. */
export const paymentList = z.object({
  payments: z.array(
    z.object({
      /** The payment provider's own name for it. */
      reference: z.string(),
      plan: z.string(),
      billing: z.enum(billingPeriods),
      /** US dollars. */
      amount: z.number(),
      paidAt: z.string(),
      coversUntil: z.string(),
    }),
  ),
})
export type PaymentList = z.infer<typeof paymentList>

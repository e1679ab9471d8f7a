import { z } from 'zod'
import { billingPeriods } from '#shared/plans.ts'

/** What holds now: an ended trial is Free, whatever the row says. */
export const subscription = z.object({
  /** "Free", "Starter" or "Pro". */
  plan: z.string(),
  /** "active"; "trial" when a paid plan was chosen at sign-up and its payment page was not passed. */
  status: z.string(),
  trial: z.boolean(),
  /** When the trial ends; null without a trial. */
  endsAt: z.string().nullable(),
  /** What holds when the trial ends: Free, or the plan that is paid for meanwhile. Null without a trial. */
  planAfterTrial: z.string().nullable(),
  /** An account has one trial. */
  trialUsed: z.boolean(),
  /** The trial that ended in the last 30 days, and the plan that it was of. */
  endedTrial: z.object({ plan: z.string(), endedAt: z.string() }).nullable(),
  /** How the paid plan is paid for; null where none is. */
  billing: z.enum(billingPeriods).nullable(),
  /** When it is paid for next; null where no plan is paid for. */
  renewsAt: z.string().nullable(),
})
export type Subscription = z.infer<typeof subscription>

export const me = z.object({
  user: z.object({ id: z.string(), email: z.string().nullable(), anonymous: z.boolean() }),
  profile: z.object({ first_name: z.string().nullable(), last_name: z.string().nullable() }),
  subscription: subscription.nullable(),
})
export type Me = z.infer<typeof me>

/** How much of the plan is left. */
export const allowance = z.object({
  /** "Guest", "Free", "Starter" or "Pro". */
  plan: z.string(),
  /** -1 is without limit. */
  limit: z.int(),
  used: z.int().nonnegative(),
  /** Runs in progress, each holding one use. */
  reserved: z.int().nonnegative(),
  /** -1 is without limit. */
  remaining: z.int(),
  /** When the count starts again; null for a guest. */
  resetsAt: z.string().nullable(),
  /** When the trial ends; null without one. */
  trialEndsAt: z.string().nullable(),
  /** What holds when the trial ends; null without one. */
  planAfterTrial: z.string().nullable(),
  /** The plan of a trial that ended in the last 30 days. */
  endedTrial: z.string().nullable(),
})
export type Allowance = z.infer<typeof allowance>

export const usage = allowance.extend({
  totals: z.object({
    /** Runs that ended with a result or failed; a stopped one is neither. */
    agentRuns: z.int().nonnegative(),
    documentsGenerated: z.int().nonnegative(),
    /** Per cent of the runs that ended with a result; the typical figure until there is one to measure. */
    successRate: z.int().min(0).max(100),
    successRateMeasured: z.boolean(),
    /** Estimated by half an hour a use, in whole hours. */
    timeSavedHours: z.int().nonnegative(),
    agentsUsed: z.int().nonnegative(),
  }),
  /** At most five, the most used first. */
  mostUsedAgents: z.array(z.object({ agentId: z.string(), uses: z.int().positive() })),
  /** The last 30 days in UTC, today last; days without a use are there with 0. */
  usesPerDay: z.array(z.object({ day: z.string(), uses: z.int().nonnegative() })),
  /** Distinct users of this installation with a use in this month. */
  monthlyActiveUsers: z.int().nonnegative(),
})
export type Usage = z.infer<typeof usage>

/** What this installation writes and searches with. */
export const system = z.object({
  model: z.object({ id: z.string(), label: z.string(), builtIn: z.boolean() }),
  research: z.object({ id: z.string(), label: z.string() }),
  /** Where visitors can write to; null when the operator names none. */
  contact: z.string().nullable(),
  /** Largest file that can be uploaded, in MB. */
  uploadMaxMb: z.int().positive(),
  /** Whether Parquet files can be uploaded as well. */
  uploadParquet: z.boolean(),
  version: z.string(),
})
export type System = z.infer<typeof system>

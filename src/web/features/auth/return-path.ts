import type { BillingPeriod } from '#shared/plans.ts'
import { ownPath } from '../../site/own-path.ts'

/** Where to go after signing in: only a path of this site, else the workspace. */
export function returnPath(next: string | null): string {
  const path = ownPath(next)
  return path === null || /^\/auth(?:[?#]|$)/.test(path) ? '/features' : path
}

export type WantedPlan = 'free' | 'starter' | 'pro'

export function wantedPlan(plan: string | null): WantedPlan {
  return plan === 'starter' || plan === 'pro' ? plan : 'free'
}

/** A paid plan is passed at /payment first, by its trial; the page to return to goes along. */
export function pathAfterSignUp(plan: WantedPlan, billing: BillingPeriod, next: string | null): string {
  if (plan === 'free') return returnPath(next)
  const yearly = billing === 'yearly' ? '&billing=yearly' : ''
  const back = next ? `&next=${encodeURIComponent(returnPath(next))}` : ''
  return `/payment?plan=${plan}&trial=true${yearly}${back}`
}

import { type PlanId, plans } from '#shared/plans.ts'
import { ownPath } from '../../site/own-path.ts'

export type PaidPlanId = Exclude<PlanId, 'free'>
export type PaidPlan = (typeof plans)[number] & { id: PaidPlanId }

/** The plan that the address names; Starter when it names none, null when there is no such paid plan. */
export function planOf(name: string | null): PaidPlan | null {
  const found = plans.find((plan) => plan.id === (name ?? 'starter'))
  return found && found.id !== 'free' ? found : null
}

/** Only a path of this site, else the workspace. A way back to this very page is read for the way that it holds. */
export function pathAfterPayment(next: string | null): string {
  const path = ownPath(next)
  if (path === null) return '/features'
  const { pathname, searchParams } = new URL(path, 'http://site.invalid')
  if (pathname === '/auth') return '/features'
  return pathname === '/payment' ? pathAfterPayment(searchParams.get('next')) : path
}

/** Where a visitor signs up first. Whoever signs in instead comes back to this page by `next`. */
export function signUpPath(query: URLSearchParams): string {
  const plan = planOf(query.get('plan'))
  const signUp = new URLSearchParams({ mode: 'signup' })
  if (plan) {
    signUp.set('plan', plan.id)
    signUp.set('next', `/payment?${query}`)
  }
  return `/auth?${signUp}`
}

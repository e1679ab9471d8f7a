import { type PlanId, plans } from '#shared/plans.ts'

export type PaidPlanId = Exclude<PlanId, 'free'>
export type PaidPlan = (typeof plans)[number] & { id: PaidPlanId }

/** The plan that the address names; Starter when it names none, null when there is no such paid plan. */
export function planOf(name: string | null): PaidPlan | null {
  const found = plans.find((plan) => plan.id === (name ?? 'starter'))
  return found && found.id !== 'free' ? found : null
}

/** Only a path of this site, else the workspace. A way back to this very page is read for the way that it holds. */
export function pathAfterPayment(next: string | null): string {
  if (!next || !/^\/(?![/\\])/.test(next)) return '/features'
  const url = new URL(next, 'http://site.invalid')
  if (url.host !== 'site.invalid' || url.pathname === '/auth') return '/features'
  if (url.pathname === '/payment') return pathAfterPayment(url.searchParams.get('next'))
  return url.pathname + url.search + url.hash
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

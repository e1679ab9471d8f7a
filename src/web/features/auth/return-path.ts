/** Where to go after signing in: only a path of this site, else the workspace. */
export function returnPath(next: string | null): string {
  if (!next || !/^\/(?![/\\])/.test(next)) return '/features'
  const url = new URL(next, 'http://site.invalid')
  if (url.host !== 'site.invalid' || url.pathname === '/auth') return '/features'
  return url.pathname + url.search + url.hash
}

export type WantedPlan = 'free' | 'starter' | 'pro'

export function wantedPlan(plan: string | null): WantedPlan {
  return plan === 'starter' || plan === 'pro' ? plan : 'free'
}

/** After sign-up a paid plan is passed at /payment first; the page to return to goes along. */
export function pathAfterSignUp(plan: WantedPlan, next: string | null): string {
  if (plan === 'free') return returnPath(next)
  const back = next ? `&next=${encodeURIComponent(returnPath(next))}` : ''
  return `/payment?plan=${plan}&trial=true${back}`
}

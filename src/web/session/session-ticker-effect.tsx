import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { showToast } from '../toast/show-toast.ts'
import { needsRefresh, tickMs } from './access-token.ts'
import { refreshSession } from './session-calls.ts'
import { sessionExpired } from './session-expired.ts'
import { currentSession, followOtherTabs, isSessionLost, onSessionEvent } from './session-store.ts'
import { signInPath } from './sign-in-path.ts'

/** An agent's page says it beside its form. */
const saysItInPlace = /^\/features\/[^/]+\/[^/]+/

/** Mounted once, in the root. */
export function SessionTicker() {
  const location = useLocation()
  const navigate = useNavigate()
  const sayLost = useEffectEvent(() => {
    if (saysItInPlace.test(location.pathname)) return
    const signIn = signInPath(location)
    showToast({
      tone: 'error',
      message: sessionExpired,
      action: { label: 'Sign In', onPress: () => navigate(signIn) },
      duration: 8000,
    })
  })
  useEffect(
    () =>
      onSessionEvent((event) => {
        if (event === 'signed-out' && isSessionLost()) sayLost()
      }),
    [],
  )
  useEffect(() => {
    const stopTicker = startSessionTicker()
    const stopFollowing = followOtherTabs()
    return () => {
      stopTicker()
      stopFollowing()
    }
  }, [])
  return null
}

/** Keeps the access token fresh while the page is open. Returns what stops it. */
function startSessionTicker(): () => void {
  const tick = () => {
    const session = currentSession()
    // A failed refresh is tried again at the next tick.
    if (session && needsRefresh(session.expiresAt, Date.now())) refreshSession().catch(() => undefined)
  }
  tick()
  const timer = setInterval(tick, tickMs)
  return () => clearInterval(timer)
}

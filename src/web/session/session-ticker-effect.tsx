import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { showToast } from '../toast/show-toast.ts'
import { sessionExpired } from './session-expired.ts'
import { followOtherTabs, isSessionLost, onSessionEvent } from './session-store.ts'
import { startSessionTicker } from './session-ticker.ts'
import { signInPath } from './sign-in-path.ts'

/** An agent's page says it beside its form. */
const saysItself = /^\/features\/[^/]+\/[^/]+/

/** Mounted once, in the root. */
export function SessionTicker() {
  const location = useLocation()
  const navigate = useNavigate()
  const sayLost = useEffectEvent(() => {
    if (saysItself.test(location.pathname)) return
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

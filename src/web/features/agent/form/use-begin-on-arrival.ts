import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { arrivesAt, arrivesToRun, takeWish } from './arrival.ts'
import { focusField } from './use-agent-form.ts'

/**
 * Starts the run that another page asked for, or for which an account was made, once: the wish is gone from the history before
 * a reload could repeat it.
 */
export function useBeginOnArrival(agentId: string, signedIn: boolean, submit: () => void): void {
  const location = useLocation()
  const navigate = useNavigate()
  const done = useRef(false)
  const arrive = useEffectEvent(() => {
    if (done.current) return
    focusField(arrivesAt(location.state))
    const handedOver = arrivesToRun(location.state)
    if (!handedOver && !(signedIn && takeWish(agentId))) return
    done.current = true
    if (handedOver) navigate(location, { replace: true, state: null, preventScrollReset: true })
    submit()
  })
  useEffect(() => arrive(), [])
}

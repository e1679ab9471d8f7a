import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { arrivesToRun } from './arrival.ts'

/** Starts the run that another page asked for, once: the wish is gone from the history before a reload could repeat it. */
export function useBeginOnArrival(submit: () => void): void {
  const location = useLocation()
  const navigate = useNavigate()
  const done = useRef(false)
  const arrive = useEffectEvent(() => {
    if (done.current || !arrivesToRun(location.state)) return
    done.current = true
    navigate(location, { replace: true, state: null, preventScrollReset: true })
    submit()
  })
  useEffect(() => arrive(), [])
}

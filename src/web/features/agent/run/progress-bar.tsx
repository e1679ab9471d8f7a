import { useEffect, useState } from 'react'
import type { AgentMessages } from '#agents/_kit/agent-definition.ts'
import classes from './progress-bar.module.css'
import { progressShare } from './progress-share.ts'
import { isBusy, type RunState } from './run-state.ts'

/** The bar climbs by at most one step in a pause, and never past what has happened. */
const step = 10
const pauseMs = 500
/** It is empty again so long after the end. */
const afterEndMs = 1000

interface ProgressBarProps {
  state: RunState
  progress: AgentMessages['progress']
}

/** How far the run is. Its height is kept when it is gone, so that nothing moves. */
export function ProgressBar({ state, progress }: ProgressBarProps) {
  const real = progressShare(state, progress)
  const isOn = isBusy(state.phase)
  // A run that is only looked at has no way to show.
  const isOver = state.phase === 'succeeded' && state.lastEventId > 0
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (!isOn && !isOver) {
      setShown(0)
      return
    }
    if (isOver || real === 95) {
      setShown(real)
      if (!isOver) return
      const timer = setTimeout(() => setShown(0), afterEndMs)
      return () => clearTimeout(timer)
    }
    const climb = () => setShown((before) => Math.min(real, before + step))
    const timer = setInterval(climb, pauseMs)
    return () => clearInterval(timer)
  }, [isOn, isOver, real])
  if (shown === 0 && !isOn) return null
  return (
    <div
      className={classes.bar}
      role="progressbar"
      aria-label="Progress of the analysis"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={shown}
    >
      <svg width="100%" height="8" aria-hidden="true">
        <rect className={classes.fill} width={`${shown}%`} height="8" rx="4" />
      </svg>
    </div>
  )
}

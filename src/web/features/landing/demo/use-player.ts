import { useCallback, useEffect, useState } from 'react'
import { demoMs } from './demo-scenes.ts'

const tickMs = 80

export interface Player {
  elapsedMs: number
  playing: boolean
  play: () => void
  pause: () => void
  /** Goes to a moment; a player that stood still stays so. */
  seek: (ms: number) => void
}

/** The walk-through's clock. It stops at the end, and does not run while the page is hidden. */
export function usePlayer(): Player {
  const [elapsedMs, setElapsed] = useState(0)
  const [playing, setPlaying] = useState(false)
  useEffect(() => {
    if (!playing) return
    let before = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      const passed = document.visibilityState === 'visible' ? now - before : 0
      before = now
      setElapsed((elapsed) => Math.min(demoMs, elapsed + passed))
    }, tickMs)
    return () => clearInterval(timer)
  }, [playing])
  useEffect(() => {
    if (elapsedMs >= demoMs) setPlaying(false)
  }, [elapsedMs])
  const play = useCallback(() => {
    setElapsed((elapsed) => (elapsed >= demoMs ? 0 : elapsed))
    setPlaying(true)
  }, [])
  const pause = useCallback(() => setPlaying(false), [])
  const seek = useCallback((ms: number) => setElapsed(Math.min(demoMs, Math.max(0, ms))), [])
  return { elapsedMs, playing, play, pause, seek }
}

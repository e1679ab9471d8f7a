import { useEffect, useState } from 'react'
import { useReducedMotion } from '#ui/motion/use-reduced-motion.ts'

export interface Rotation {
  index: number
  /** What the reader chose; still is also what hovering, focus and a hidden page make it for a while. */
  moving: boolean
  setMoving: (moving: boolean) => void
  /** Holds it while a pointer or the keyboard is on it. */
  setHeld: (held: boolean) => void
}

/** Counts through `count` things, one each `everyMs`. Stands still from the start for readers who want less motion. */
export function useRotation(count: number, everyMs: number): Rotation {
  const reduced = useReducedMotion()
  const [index, setIndex] = useState(0)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [held, setHeld] = useState(false)
  const moving = chosen ?? !reduced
  useEffect(() => {
    if (!moving || held) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setIndex((before) => (before + 1) % count)
    }, everyMs)
    return () => clearInterval(timer)
  }, [moving, held, count, everyMs])
  return { index, moving, setMoving: setChosen, setHeld }
}

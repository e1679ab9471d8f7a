import { useEffect, useState } from 'react'

/** False in the first drawing, true once the browser has painted it: for what nobody who reads waits for. */
export function useWasPainted(): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    // A frame begins before it is painted, so the second one begins after the first was.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return painted
}

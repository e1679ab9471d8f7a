import { useEffect, useState } from 'react'

/**
 * What `load` brings, from when it is wanted; null before. `load` must be the same function at each drawing. What cannot be
 * loaded is the page's failure, as with any part of it.
 */
export function useLoaded<Value>(load: () => Promise<Value>, wanted: boolean): Value | null {
  const [state, setState] = useState<{ value: Value } | { error: unknown } | null>(null)
  useEffect(() => {
    if (!wanted) return
    let left = false
    load().then(
      (value) => {
        if (!left) setState({ value })
      },
      (error: unknown) => {
        if (!left) setState({ error })
      },
    )
    return () => {
      left = true
    }
  }, [load, wanted])
  if (state && 'error' in state) throw state.error
  return state?.value ?? null
}

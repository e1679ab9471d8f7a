import { useEffect, useState } from 'react'

/**
 * A dialog that is loaded with its first opening is drawn closed once before it opens: the library remembers what had the
 * focus, to give it back, only when it sees the change.
 */
export function useOpenedAfterMount(opened: boolean): boolean {
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return opened && mounted
}

import { type RefObject, useEffect, useState } from 'react'

/** True from when an element comes within a screen's height of the window. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !element.current) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: '25% 0%' },
    )
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element, near])
  return near
}

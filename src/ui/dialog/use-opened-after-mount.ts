import { useEffect, useLayoutEffect, useState } from 'react'

/**
 * A dialog that is loaded with its first opening is drawn closed once before it opens: the library remembers what had the
 * focus, to return it, only when it sees the change. The page gets a mark that says whether it scrolls, for `base.css` to keep the room
 * of its scrollbar while it must not.
 */
export function useOpenedAfterMount(opened: boolean): boolean {
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const shown = opened && mounted
  useLayoutEffect(() => {
    if (!shown) return
    const page = document.documentElement
    page.toggleAttribute('data-scrolls', page.scrollHeight > page.clientHeight)
  }, [shown])
  return shown
}

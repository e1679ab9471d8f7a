import { useCallback, useEffect, useState } from 'react'
import { readSidebarState, sidebarCookie } from './sidebar-state.ts'

/** Below this width the sidebar is a sheet over the page. */
const narrow = '(max-width: 767px)'

export interface Sidebar {
  open: boolean
  sheetOpen: boolean
  toggle: () => void
  closeSheet: () => void
}

export function useSidebar(): Sidebar {
  const [open, setOpen] = useState(true)
  const [sheetOpen, setSheetOpen] = useState(false)

  useEffect(() => setOpen(readSidebarState(document.cookie)), [])

  const toggle = useCallback(() => {
    if (matchMedia(narrow).matches) {
      setSheetOpen((before) => !before)
      return
    }
    const next = !open
    Reflect.set(document, 'cookie', sidebarCookie(next))
    if (next) document.documentElement.removeAttribute('data-sidebar')
    else document.documentElement.setAttribute('data-sidebar', 'closed')
    setOpen(next)
  }, [open])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      toggle()
    }
    const widened = matchMedia(narrow)
    const onWidth = () => setSheetOpen(false)
    window.addEventListener('keydown', onKey)
    widened.addEventListener('change', onWidth)
    return () => {
      window.removeEventListener('keydown', onKey)
      widened.removeEventListener('change', onWidth)
    }
  }, [toggle])

  const closeSheet = useCallback(() => setSheetOpen(false), [])
  return { open, sheetOpen, toggle, closeSheet }
}

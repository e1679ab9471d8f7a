import { lazy, Suspense, useEffect, useState } from 'react'
import { closePalette, togglePalette, usePaletteOpen } from './palette-state.ts'
import { holdTypedAhead } from './typed-ahead.ts'

const Palette = lazy(() => import('./palette.tsx'))

/** Mounted once, in the root. Its code is loaded with the first opening. */
export function PaletteHost() {
  const open = usePaletteOpen()
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (!open) return
    setWanted(true)
    return holdTypedAhead(closePalette)
  }, [open])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      togglePalette()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return <Suspense>{wanted && <Palette opened={open} onClose={closePalette} />}</Suspense>
}

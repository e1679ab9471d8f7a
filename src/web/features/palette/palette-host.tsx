import { useEffect, useState } from 'react'
import { lazyDialog } from '#ui/loading/lazy-dialog.tsx'
import { useLoadAhead } from '#ui/loading/load-ahead.ts'
import { closePalette, openProducts, togglePalette, usePaletteOpen } from '../../site/palette-state.ts'
import { isGoToProducts } from './go-keys.ts'
import { holdTypedAhead, takeTypedAhead } from './typed-ahead.ts'

const Palette = lazyDialog('Search', () =>
  import('./palette.tsx').catch((error: unknown) => {
    // No field will take over what is typed.
    takeTypedAhead()
    throw error
  }),
)

/** Mounted once, in the root. Its code is loaded ahead, or with the first opening. */
export function PaletteHost() {
  const open = usePaletteOpen()
  const [wanted, setWanted] = useState(false)
  useLoadAhead(Palette.load)
  useEffect(() => {
    if (!open) return
    setWanted(true)
    return holdTypedAhead(closePalette)
  }, [open])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isGoToProducts(event)) {
        event.preventDefault()
        openProducts()
        return
      }
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      togglePalette()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return wanted && <Palette opened={open} onClose={closePalette} />
}

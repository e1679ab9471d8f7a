import { useSyncExternalStore } from 'react'

/** All of it, or nothing but the products to switch between. */
export type PaletteScope = 'all' | 'products'

let open = false
let scope: PaletteScope = 'all'
const listeners = new Set<() => void>()

function set(next: boolean): void {
  if (open === next) return
  open = next
  for (const listener of listeners) listener()
}

function openFor(wanted: PaletteScope): void {
  if (!open) scope = wanted
  set(true)
}

/** From anywhere: a key, a button, a menu. */
export const openPalette = () => openFor('all')
/** To switch to another product. */
export const openProducts = () => openFor('products')
/** What it was opened for. */
export const paletteScope = (): PaletteScope => scope
export const closePalette = () => set(false)
export const togglePalette = () => (open ? set(false) : openPalette())

const subscribe = (changed: () => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export function usePaletteOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  )
}
